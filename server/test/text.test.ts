import { describe, expect, it } from 'vitest';
import { openApp, openServer } from './support/opened.ts';
import { hasPostgres, withPostgres, withSqlite } from './support/services.ts';
import { Visitor } from './support/visitor.ts';

const HIDDEN = ['a\0b', 'a\u0007b', '\u3164', '\u2800', 'An\u200Bna', 'right\u202Eleft', 'a\uD800b', 'a\u{E0041}b'];
const FINE = 'Ça va\u00A0? «\u202FOui\u202F» 👩‍👩‍👧';
const PACK = { format: 'cabale-content', formatVersion: 1, game: 'san', cards: { R05: { cost: 3 } } };
const REFUSED = { status: 400, body: { error: 'bad-text' } };

function contract(name: string, fresh: typeof withSqlite): void {
  describe(`on ${name}`, () => {
    const database = fresh();

    async function opened() {
      const address = await openServer(await openApp({ settings: { database: await database() } }));
      const anna = await Visitor.guest(address, 'Anna');
      await anna.post('/me/account', { login: 'anna', password: 'correct horse battery' });
      const seats = [{ kind: 'me' as const }, { kind: 'invited' as const }];
      const { table } = await anna.open({ game: 'whispers', setup: {}, seats });
      return { address, anna, table: table.id, line: await anna.connect() };
    }

    it('hidden characters are refused by a code of their own wherever people write', async () => {
      const { address, anna, table, line } = await opened();
      const seats = [{ kind: 'me' }, { kind: 'invited' }];
      for (const text of HIDDEN) {
        expect(await new Visitor(address).post('/guests', { name: text })).toMatchObject(REFUSED);
        expect(await anna.ask('PATCH', '/me', { name: text })).toMatchObject(REFUSED);
        expect(await anna.post('/me/tokens', { name: text, scopes: ['read'] })).toMatchObject(REFUSED);
        expect(await anna.post(`/tables/${table}/chat`, { text })).toMatchObject(REFUSED);
        expect(await line.ask({ type: 'chat', table, text })).toBe('bad-text');
        const pack = { ...PACK, name: text };
        expect(await anna.post('/tables', { game: 'san', setup: {}, seats, pack })).toMatchObject(REFUSED);
      }
      expect(await anna.get('/me')).toMatchObject({ body: { name: 'Anna' } });
    });

    it('what people do write is kept as it is', async () => {
      const { anna, table, line } = await opened();
      expect(await anna.ask('PATCH', '/me', { name: FINE })).toMatchObject({ status: 200, body: { name: FINE } });
      expect(await line.ask({ type: 'chat', table, text: FINE })).toBeNull();
      expect(await anna.get(`/tables/${table}/chat`)).toMatchObject({ body: { lines: [{ text: FINE }] } });
    });

    it('no other field lets a value through that a database cannot take', async () => {
      const { address, anna, table } = await opened();
      const latest = `/tables/${table}/chat?before=${Number.MAX_SAFE_INTEGER}`;
      expect((await anna.get(latest)).status).toBe(200);
      const keys = { p256dh: 'a\0', auth: 'b\0' };
      for (const endpoint of ['https://push.example/\0', 'https://push.example/\u0007', 'https://push.example/é']) {
        expect((await anna.post('/me/pushes', { endpoint, keys })).status).toBe(400);
        expect((await anna.ask('DELETE', '/me/pushes', { endpoint })).status).toBe(400);
      }
      expect((await anna.post('/me/pushes', { endpoint: 'https://push.example/1', keys })).status).toBe(200);
      const login = { login: 'an\0na', password: 'correct horse battery' };
      expect((await new Visitor(address).post('/sessions', login)).status).toBe(400);
      const odd = { login: 'anna', password: 'correct horse\0battery' };
      expect((await new Visitor(address).post('/sessions', odd)).status).toBe(401);
      expect((await anna.post('/me/mutes', { person: 'somebody\0' })).status).toBe(400);
    });

    it('a browser that calls itself something odd may still sign in', async () => {
      const { address } = await opened();
      const visitor = new Visitor(address);
      visitor.headers['user-agent'] = 'odd\u0085agent';
      expect((await visitor.post('/guests', { name: 'Ben' })).status).toBe(200);
      expect(await visitor.get('/me/sessions')).toMatchObject({ body: { sessions: [{ device: '' }] } });
    });
  });
}

describe('names and chat', () => {
  contract('SQLite', withSqlite);
  describe.runIf(hasPostgres)('with a server', () => {
    contract('PostgreSQL', withPostgres);
  });
});
