import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseEnvironment } from '../src/environment.ts';

function read(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), 'utf8');
}

const serviceSchema = z.object({
  image: z.string(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  privileged: z.boolean().default(false),
  security_opt: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: z.array(z.string()).min(2), timeout: z.string() }).optional(),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) })),
});
type Service = z.output<typeof serviceSchema>;
type Compose = z.output<typeof composeSchema>;

const PINNED = /^[a-z/-]+:\d+\.\d+[\w.-]*$/;
const SECRET = /password|secret|token/i;
const SERVERS: ReadonlySet<string> = new Set(['web', 'worker']);

/** Requirements of every service. */
const RULES: Readonly<Record<string, (service: Service, name: string) => boolean>> = {
  'has a read-only file system': ({ read_only: isReadOnly }) => isReadOnly,
  'has no capabilities': ({ cap_drop: dropped, cap_add: added, privileged }) =>
    dropped.includes('ALL') && added.length === 0 && !privileged,
  'gains no privileges': ({ security_opt: options }) => options.includes('no-new-privileges:true'),
  'has a health check': ({ healthcheck }) => healthcheck !== undefined,
  'has an image of one version': ({ image }) => PINNED.test(image),
  'is reached through the proxy only': ({ ports }, name) => ports.length > 0 === (name === 'proxy'),
  'waits until what it needs is well': ({ depends_on: needed }, name) =>
    (Object.keys(needed).length > 0 || name === 'postgres' || name === 'redis') &&
    Object.values(needed).every(({ condition }) => condition === 'service_healthy'),
  'holds no password': ({ environment }) =>
    Object.entries(environment).every(
      ([key, value]) =>
        (!SECRET.test(key) || /^\$\{\w+:\?\}$/.test(value)) &&
        (!/:\/\/.*@/.test(value) || /:\$\{\w+:\?\}@/.test(value)),
    ),
  'has settings the server takes': ({ environment }, name) => {
    if (!SERVERS.has(name)) return true;
    const given = Object.entries(environment).map(([key, value]) => [key, value.replaceAll(/\$\{\w+:\?\}/g, 'x')]);
    const parsed = parseEnvironment(Object.fromEntries(given) as NodeJS.ProcessEnv);
    return parsed.ok && parsed.settings.trustProxy !== false;
  },
  'keeps the database to the servers': ({ networks }, name) =>
    name === 'postgres' || name === 'redis' ? networks.join(',') === 'inside' : networks.includes('outside'),
};

function faultsIn({ services, networks }: Compose): string[] {
  const faults = Object.entries(services).flatMap(([name, service]) =>
    Object.entries(RULES).flatMap(([rule, holds]) => (holds(service, name) ? [] : [`${name} ${rule}`])),
  );
  return networks['inside']?.internal === true ? faults : [...faults, 'inside is internal'];
}

function compose(): Compose {
  return composeSchema.parse(parse(read('compose.yaml'), { merge: true }));
}

describe('compose.yaml', () => {
  it('names the proxy, the servers, the database and Redis', () => {
    expect(Object.keys(compose().services)).toEqual(['proxy', 'web', 'worker', 'postgres', 'redis']);
  });

  it('satisfies every rule', () => {
    expect(faultsIn(compose())).toEqual([]);
  });

  it.each<[string, string, Partial<Service>]>([
    ['has a read-only file system', 'web', { read_only: false }],
    ['has no capabilities', 'redis', { cap_drop: [] }],
    ['has no capabilities', 'proxy', { cap_add: ['NET_BIND_SERVICE'] }],
    ['gains no privileges', 'postgres', { security_opt: [] }],
    ['has a health check', 'worker', { healthcheck: undefined }],
    ['has an image of one version', 'postgres', { image: 'postgres:18' }],
    ['is reached through the proxy only', 'web', { ports: ['4173'] }],
    ['waits until what it needs is well', 'proxy', { depends_on: { web: { condition: 'service_started' } } }],
    ['waits until what it needs is well', 'web', { depends_on: {} }],
    ['holds no password', 'postgres', { environment: { POSTGRES_PASSWORD: 'cabale' } }],
    ['has settings the server takes', 'web', { environment: { TRUST_PROXY: 'on' } }],
    ['keeps the database to the servers', 'postgres', { networks: ['inside', 'outside'] }],
  ])('would be noticed where it broke "%s" (%s)', (rule, name, change) => {
    const mutant = compose();
    mutant.services[name] = { ...serviceSchema.parse(mutant.services[name]), ...change };
    expect(faultsIn(mutant)).toContain(`${name} ${rule}`);
  });
});

/** The stages of the image, each with its instructions. */
function stagesOf(dockerfile: string): { name: string; image: string; lines: string[] }[] {
  const lines = dockerfile.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const starts = lines.flatMap((line, index) => (line.startsWith('FROM ') ? [index] : []));
  return starts.map((start, place) => {
    const [, image = '', name = ''] = /^FROM (\S+) AS (\S+)$/.exec(lines[start] ?? '') ?? [];
    return { name, image, lines: lines.slice(start + 1, starts[place + 1]) };
  });
}

describe('the image', () => {
  const dockerfile = read('Dockerfile');
  const stages = stagesOf(dockerfile);
  const runtime = stages.at(-1);

  it('is built in stages, the last of which is what runs', () => {
    expect(stages.map(({ name }) => name)).toEqual(['build', 'packages', 'proxy', 'runtime']);
  });

  it('comes from images of one version', () => {
    const images = [...dockerfile.matchAll(/^ARG \w+_IMAGE=(.*)$/gm)].map(([, image]) => image);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(PINNED);
    for (const { image } of stages) expect(image).toMatch(/^\$\{\w+_IMAGE\}$/);
  });

  it('contains no development dependencies and nothing of the build', () => {
    const packages = stages.find(({ name }) => name === 'packages');
    expect(packages?.lines.filter((line) => line.includes('npm ci'))).toEqual([expect.stringContaining('--omit=dev')]);
    const copied = runtime?.lines.filter((line) => line.startsWith('COPY'));
    expect(copied).toEqual(['COPY --from=packages /image .']);
    expect(runtime?.lines.some((line) => line.includes('npm'))).toBe(false);
  });

  it('runs as an unprivileged user and has a health check', () => {
    expect(runtime?.lines).toContain('USER node');
    expect(runtime?.lines.some((line) => /^HEALTHCHECK .*server\/dist\/healthcheck\.js/.test(line))).toBe(true);
    expect(stages.find(({ name }) => name === 'proxy')?.lines).toContain('USER 1000:1000');
  });
});
