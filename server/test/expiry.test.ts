import { API, CLOSE, LIMITS } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { openApp, openServer } from './support/opened.ts';
import { hasPostgres, withPostgres, withSqlite } from './support/services.ts';
import { Visitor } from './support/visitor.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
const PASSWORD = 'correct horse battery';

async function codeOf(visitor: Visitor): Promise<string> {
  return ((await visitor.post('/me/return-code')).body as { code: string }).code;
}

function contract(name: string, fresh: typeof withSqlite): void {
  describe(`on ${name}`, () => {
    const database = fresh();

    /** A server with a manual clock. */
    async function opened() {
      const clock = { now: Date.UTC(2030, 0, 1) };
      const app: App = await openApp({ now: () => clock.now, settings: { database: await database() } });
      const address = await openServer(app);
      const anna = await Visitor.guest(address, 'Anna');
      return { clock, app, address, anna };
    }

    it('a session expires after its days without use, and every use renews it', async () => {
      const { clock, anna, app } = await opened();
      for (let times = 0; times < 3; times++) {
        clock.now += (LIMITS.sessionDays - 1) * DAY;
        expect((await anna.get('/me')).status).toBe(200);
      }
      clock.now += LIMITS.sessionDays * DAY;
      expect((await anna.get('/me')).status).toBe(401);
      await app.expire();
      expect(await app.storage.people.sessions(anna.id)).toEqual([]);
    });

    it('the cookie lasts as long as the session and is set again when that is renewed', async () => {
      const { clock, anna, address } = await opened();
      const ageOf = async () => {
        const answer = await fetch(`${address}${API}/me`, { headers: { cookie: anna.headers['cookie'] ?? '' } });
        return /Max-Age=(\d+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
      };
      expect(await ageOf()).toBeUndefined();
      clock.now += 2 * HOUR;
      expect(await ageOf()).toBe(String(LIMITS.sessionDays * 24 * 60 * 60));
      expect(await ageOf()).toBeUndefined();
    });

    it('an open socket keeps its session, and ends with one that has expired', async () => {
      const { clock, anna, app } = await opened();
      const line = await anna.connect();
      await line.until(() => line.messages.length > 0);
      for (let times = 0; times < 3; times++) {
        clock.now += (LIMITS.sessionDays - 1) * DAY;
        await app.connections.check();
      }
      expect((await anna.get('/me')).status).toBe(200);
      clock.now += LIMITS.sessionDays * DAY;
      await app.connections.check();
      expect(await line.end()).toBe(CLOSE.notSignedIn);
    });

    it('a token expires after its days without use, and every use renews it', async () => {
      const { clock, anna, app, address } = await opened();
      await anna.post('/me/account', { login: 'anna', password: PASSWORD });
      const { token } = (await anna.post('/me/tokens', { name: 'bot', scopes: ['read'] })).body as { token: string };
      const bot = new Visitor(address);
      bot.headers['authorization'] = `Bearer ${token}`;
      for (let times = 0; times < 2; times++) {
        clock.now += (LIMITS.tokenDays - 1) * DAY;
        expect((await bot.get('/me')).status).toBe(200);
      }
      clock.now += LIMITS.tokenDays * DAY;
      expect((await bot.get('/me')).status).toBe(401);
      await app.expire();
      expect(await app.storage.people.tokens(anna.id)).toEqual([]);
    });

    it('a code for another device works once', async () => {
      const { anna, address } = await opened();
      const code = await codeOf(anna);
      const phones = [new Visitor(address), new Visitor(address), new Visitor(address)];
      const answers = await Promise.all(phones.map((phone) => phone.post('/sessions/return', { code })));
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    });

    it('a code for another device expires after its days', async () => {
      const { clock, anna, app, address } = await opened();
      const code = await codeOf(anna);
      clock.now += LIMITS.returnCodeDays * DAY;
      expect((await new Visitor(address).post('/sessions/return', { code })).status).toBe(401);
      await app.expire();
      expect(await app.storage.people.readRow(anna.id)).toMatchObject({ return_hash: null, return_expires: null });
      const other = await codeOf(anna);
      clock.now += LIMITS.returnCodeDays * DAY - 1;
      expect((await new Visitor(address).post('/sessions/return', { code: other })).status).toBe(200);
    });

    it('what has not expired is not deleted', async () => {
      const { clock, anna, app, address } = await opened();
      await anna.post('/me/account', { login: 'anna', password: PASSWORD });
      await anna.post('/me/tokens', { name: 'bot', scopes: ['read'] });
      const code = await codeOf(anna);
      clock.now += (LIMITS.returnCodeDays - 1) * DAY;
      await app.expire();
      expect(await app.storage.people.sessions(anna.id)).toHaveLength(1);
      expect(await app.storage.people.tokens(anna.id)).toHaveLength(1);
      expect((await new Visitor(address).post('/sessions/return', { code })).status).toBe(200);
    });
  });
}

describe('keys expire', () => {
  contract('SQLite', withSqlite);
  describe.runIf(hasPostgres)('with a server', () => {
    contract('PostgreSQL', withPostgres);
  });
});
