import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { BUDGETS, BUDGET_HELP, budgetFields, budgetsFrom, type Budgets } from './budgets/budgets.ts';
import { RETENTION, RETENTION_HELP, retentionFields, retentionFrom, type RetentionTimes } from './budgets/retention.ts';
import { parseProxies, PROXIES_RULE, type TrustedProxies } from './proxies.ts';
import type { PushKeys } from './push.ts';
import type { DatabaseAddress } from './storage/database.ts';

const BUILT_PAGES = fileURLToPath(new URL('../../web/dist', import.meta.url));
const DATA = fileURLToPath(new URL('../../.cabale', import.meta.url));
const HELP = [
  'Settings:',
  'PORT (0 to 65535, default 4173; 0 takes any free port),',
  'HOST (default 127.0.0.1; 0.0.0.0 lets other machines in),',
  'WEB_ROOT (the folder of the built pages),',
  'DATA_DIR (the folder of the database file, default .cabale),',
  'DATABASE_URL (postgres://…, instead of a file),',
  'REDIS_URL (redis://…, for several processes; needs DATABASE_URL),',
  'ROLE (all, web or worker, default all; the others need REDIS_URL),',
  'BOT_THREADS (1 to 64), LOADED_TABLES (1 to 1000000),',
  'RATE_PER_ADDRESS and RATE_PER_PERSON (requests a minute),',
  `${BUDGET_HELP},`,
  `${RETENTION_HELP},`,
  'TRUST_PROXY (off, the number of proxies in front, or their addresses and networks),',
  'METRICS_PORT (serves measurements to this machine),',
  'PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_CONTACT (mailto:…; all three, for notifications),',
  'LOG_LEVEL (fatal, error, warn, info or debug, default warn).',
].join(' ');

const ROLES = ['all', 'web', 'worker'] as const;
export type Role = (typeof ROLES)[number];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug'] as const;

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
const PORT_RULE = 'must be a whole number from 0 to 65535';

function wholeNumber(most: number) {
  const isInside = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
  return z.string().refine(isInside, `must be a whole number from 1 to ${most}`).transform(Number);
}

function addressOf(...protocols: readonly string[]) {
  const isAddress = (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol);
  return z.string().refine(isAddress, `must be an address beginning with ${protocols[0]}//`);
}

function proxies(text: string, { addIssue }: z.RefinementCtx): TrustedProxies {
  const parsed = parseProxies(text);
  if (parsed === undefined) addIssue(PROXIES_RULE);
  return parsed ?? false;
}

const Environment = z
  .object({
    PORT: z.string().refine(isPort, PORT_RULE).default('4173').transform(Number),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or an address')
      .default('127.0.0.1'),
    WEB_ROOT: z.string().default(BUILT_PAGES),
    DATA_DIR: z.string().default(DATA),
    DATABASE_URL: addressOf('postgres:', 'postgresql:').optional(),
    REDIS_URL: addressOf('redis:', 'rediss:').optional(),
    ROLE: z.enum(ROLES, `must be one of ${ROLES.join(', ')}`).default('all'),
    BOT_THREADS: wholeNumber(64).optional(),
    LOADED_TABLES: wholeNumber(1_000_000).default(2000),
    RATE_PER_ADDRESS: wholeNumber(100_000_000).default(1200),
    RATE_PER_PERSON: wholeNumber(100_000_000).default(600),
    ...budgetFields((most) => wholeNumber(100_000_000).default(most)),
    ...retentionFields((days) => wholeNumber(36_500).default(days)),
    TRUST_PROXY: z.string().default('off').transform(proxies),
    PUSH_PUBLIC_KEY: z.string().optional(),
    PUSH_PRIVATE_KEY: z.string().optional(),
    PUSH_CONTACT: addressOf('mailto:', 'https:').optional(),
    METRICS_PORT: z.string().refine(isPort, PORT_RULE).transform(Number).optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
  })
  .check(({ value, issues }) => {
    const wrong = (name: keyof typeof value, message: string) => {
      issues.push({ code: 'custom', path: [name], message, input: value[name] });
    };
    if (value.REDIS_URL !== undefined && value.DATABASE_URL === undefined) {
      wrong('REDIS_URL', 'must come with DATABASE_URL, since several processes need one database');
    }
    const push = [value.PUSH_PUBLIC_KEY, value.PUSH_PRIVATE_KEY, value.PUSH_CONTACT].filter(Boolean);
    if (push.length > 0 && push.length < 3) wrong('PUSH_CONTACT', 'must come with both keys');
    if (value.ROLE !== 'all' && value.REDIS_URL === undefined) wrong('ROLE', 'must be all unless REDIS_URL is given');
  });

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly webRoot: string;
  readonly database: DatabaseAddress;
  readonly redis: string | undefined;
  readonly role: Role;
  readonly botThreads: number;
  readonly loadedTables: number;
  /** Requests a minute. */
  readonly rates: { readonly address: number; readonly person: number };
  /** Limits for one person and one address. */
  readonly budgets: Budgets;
  /** After how many days unused data is deleted. */
  readonly retention: RetentionTimes;
  readonly trustProxy: TrustedProxies;
  /** `undefined` without keys for notifications. */
  readonly push: PushKeys | undefined;
  readonly metricsPort: number | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

export type ParsedEnvironment =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly message: string };

/** The server's settings from environment variables, or one line with every mistake and the possible settings. */
export function parseEnvironment(environment: NodeJS.ProcessEnv): ParsedEnvironment {
  // An empty variable counts as not set: many tools pass missing values that way.
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''));
  const parsed = Environment.safeParse(given);
  if (parsed.success) return { ok: true, settings: settingsOf(parsed.data) };
  const wrong = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return `${name} ${issue.message}, not "${shown(name, environment)}".`;
  });
  return { ok: false, message: `${wrong.join(' ')} ${HELP}` };
}

/** Addresses may contain passwords, so no message repeats them. */
function shown(name: string, environment: NodeJS.ProcessEnv): string {
  return name.endsWith('_URL') ? '…' : (environment[name] ?? '');
}

function pushKeys(given: z.output<typeof Environment>): PushKeys | undefined {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact } = given;
  if (publicKey === undefined || privateKey === undefined || contact === undefined) return undefined;
  return { publicKey, privateKey, contact };
}

function settingsOf(given: z.output<typeof Environment>): Settings {
  const { DATABASE_URL: url, DATA_DIR: folder } = given;
  return {
    port: given.PORT,
    host: given.HOST,
    webRoot: given.WEB_ROOT,
    database: url === undefined ? { kind: 'sqlite', file: path.join(folder, 'cabale.db') } : { kind: 'postgres', url },
    redis: given.REDIS_URL,
    role: given.ROLE,
    botThreads: given.BOT_THREADS ?? Math.max(1, availableParallelism() - 1),
    loadedTables: given.LOADED_TABLES,
    rates: { address: given.RATE_PER_ADDRESS, person: given.RATE_PER_PERSON },
    budgets: budgetsFrom((name) => given[BUDGETS[name].variable]),
    retention: retentionFrom((name) => given[RETENTION[name].variable]),
    trustProxy: given.TRUST_PROXY,
    push: pushKeys(given),
    metricsPort: given.METRICS_PORT,
    logLevel: given.LOG_LEVEL,
  };
}
