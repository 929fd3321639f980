import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../src/environment.ts';

const POSTGRES = 'postgres://user:secret@host/db';
const REDIS = 'redis://user:secret@host';

function messageFor(environment: NodeJS.ProcessEnv): string {
  const parsed = parseEnvironment(environment);
  if (parsed.ok) throw new Error('the settings were taken');
  return parsed.message;
}

describe('the settings', () => {
  it('need nothing at all', () => {
    const parsed = parseEnvironment({});
    expect(parsed).toMatchObject({
      ok: true,
      settings: { port: 4173, host: '127.0.0.1', role: 'all', redis: undefined, trustProxy: false },
    });
    expect(parsed.ok && parsed.settings.database).toMatchObject({ kind: 'sqlite' });
  });

  it('treat an empty variable as unset', () => {
    expect(parseEnvironment({ PORT: '', REDIS_URL: '' })).toMatchObject({ ok: true, settings: { port: 4173 } });
  });

  it('name a database and Redis for several processes', () => {
    const parsed = parseEnvironment({ DATABASE_URL: POSTGRES, REDIS_URL: REDIS, ROLE: 'worker', BOT_THREADS: '3' });
    expect(parsed).toMatchObject({
      ok: true,
      settings: { database: { kind: 'postgres', url: POSTGRES }, redis: REDIS, role: 'worker', botThreads: 3 },
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['METRICS_PORT', 'x'],
    ['HOST', 'my host'],
    ['ROLE', 'chef'],
    ['BOT_THREADS', '0'],
    ['LOADED_TABLES', 'many'],
    ['RATE_PER_PERSON', '0'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '17'],
    ['TRUST_PROXY', '10.0.0.256'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1,,10.0.0.2'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse %s=%s in one line that says what is possible', (name, value) => {
    const message = messageFor({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must be .*, not "${value}"\\. Settings: PORT `));
    expect(message).not.toContain('\n');
  });

  it.each([
    ['off', false],
    ['1', { hops: 1 }],
    ['10.0.0.2', { addresses: ['10.0.0.2'] }],
    ['10.0.0.2, 172.16.0.0/12, fd00::/8', { addresses: ['10.0.0.2', '172.16.0.0/12', 'fd00::/8'] }],
    ['loopback,uniquelocal', { addresses: ['loopback', 'uniquelocal'] }],
  ])('take TRUST_PROXY=%s', (text, trustProxy) => {
    expect(parseEnvironment({ TRUST_PROXY: text })).toMatchObject({ ok: true, settings: { trustProxy } });
  });

  it('say what to write instead of TRUST_PROXY=on', () => {
    expect(messageFor({ TRUST_PROXY: 'on' })).toContain('the number of proxies in front of this server (1 for one)');
  });

  it.each([
    ['DATABASE_URL', 'mysql://user:secret@host/db'],
    ['REDIS_URL', 'http://user:secret@host'],
  ])('refuse a wrong %s without repeating what may be secret', (name, value) => {
    const message = messageFor({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must be an address`));
    expect(message).not.toContain('secret');
  });

  it('refuse Redis without a database that processes can share', () => {
    expect(messageFor({ REDIS_URL: REDIS })).toMatch(/^REDIS_URL must come with DATABASE_URL/);
  });

  it.each(['web', 'worker'])('refuse a process that is only %s where there are no others', (role) => {
    expect(messageFor({ ROLE: role })).toMatch(/^ROLE must be all unless REDIS_URL is given/);
  });
});
