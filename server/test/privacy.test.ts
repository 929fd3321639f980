import { CLOSE, exportSchema } from '@cabale/protocol';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase, type DatabaseAddress } from '../src/storage/database.ts';
import { replayLog } from '../src/tables/replay-log.ts';
import { gathered } from './support/gathered.ts';
import { openApp, openServer } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import { hasPostgres, withPostgres, withSqlite } from './support/services.ts';
import { Visitor } from './support/visitor.ts';

const PASSWORD = 'correct horse battery';
const NAME = 'Annabelle of the Long Name';

/** The whole database as one text. */
async function everything(place: DatabaseAddress): Promise<string> {
  const { database, close } = await openDatabase(place, () => undefined);
  const names = (await database.introspection.getTables()).map(({ name }) => name);
  const rows = [];
  for (const name of names)
    rows.push([
      name,
      await database
        .selectFrom(name as 'people')
        .selectAll()
        .execute(),
    ]);
  await close();
  expect(names).toEqual(expect.arrayContaining(['people', 'sessions', 'tables', 'log', 'chat', 'members', 'traces']));
  return JSON.stringify(rows);
}

function contract(name: string, fresh: typeof withSqlite): void {
  describe(`on ${name}`, () => {
    const database = fresh();

    /** A user with an account and data everywhere: in play, finished, hosting, kicked, muted. */
    async function traced() {
      const place = await database();
      const app = await openApp({ settings: { database: place } });
      const address = await openServer(app);
      const playing = await gathered(address, 'whispers', 2);
      const [anna, ben] = playing.visitors as [Visitor, Visitor];
      await anna.ask('PATCH', '/me', { name: NAME });
      await anna.post('/me/account', { login: 'annabelle', password: PASSWORD });
      await anna.post('/me/tokens', { name: 'my program', scopes: ['read'] });
      await anna.post('/me/return-code');
      await anna.post('/me/mutes', { person: ben.id });
      await ben.post('/me/mutes', { person: anna.id });
      await anna.post('/me/pushes', { endpoint: 'https://push.example/anna', keys: { p256dh: 'k', auth: 'a' } });
      await anna.post(`/tables/${playing.table}/chat`, { text: 'words of hers' });
      await ben.post(`/tables/${playing.table}/chat`, { text: 'words of his' });
      const seats = [{ kind: 'me' as const }, { kind: 'invited' as const }];
      const over = await anna.open({ game: 'whispers', setup: {}, seats });
      await ben.enter(over.code);
      await ben.act(over.table.id, { kind: 'sit', seat: 1 });
      await anna.act(over.table.id, { kind: 'start' });
      const lines = await Promise.all([anna.connect(), ben.connect()]);
      for (const line of lines) await line.watch(over.table.id);
      await playOn(over.table.id, lines, 'over');
      const left = await ben.open({
        game: 'whispers',
        setup: {},
        seats: [{ kind: 'me' }, { kind: 'open' }],
        visibility: 'public',
      });
      await anna.act(left.table.id, { kind: 'sit', seat: 1 });
      await anna.act(left.table.id, { kind: 'leave' });
      await ben.act(left.table.id, { kind: 'remove', person: anna.id });
      const visited = await ben.open({ game: 'whispers', setup: {}, seats });
      await anna.enter(visited.code);
      return {
        place,
        app,
        anna,
        ben,
        playing,
        over: over.table.id,
        left: left.table.id,
        visited: visited.table.id,
        lines,
      };
    }

    it('a person can read everything stored about them', async () => {
      const { anna, ben, playing, over, left, visited, app } = await traced();
      await vi.waitUntil(async () => (await app.storage.results.of(anna.id)).length > 0);
      const { status, body } = await anna.get('/me/export');
      expect(status).toBe(200);
      const all = z.parse(exportSchema, body);
      expect(all.person).toMatchObject({ id: anna.id, name: NAME, login: 'annabelle' });
      expect(all.sessions).toHaveLength(1);
      expect(all.tokens).toMatchObject([{ name: 'my program', scopes: ['read'] }]);
      expect(all.returnCodeExpires).toBeGreaterThan(Date.now());
      expect(all.mutes).toEqual([ben.id]);
      expect(all.pushes).toEqual([{ endpoint: 'https://push.example/anna' }]);
      expect(new Set(all.tables.map(({ id }) => id))).toEqual(new Set([playing.table, over, left]));
      expect(all.tables.find(({ id }) => id === over)).toMatchObject({
        isHost: true,
        seat: 0,
        name: NAME,
        phase: 'over',
      });
      expect(all.results).toMatchObject([{ table: over, game: 'whispers', seats: 2 }]);
      expect(all.ratings).toMatchObject([{ game: 'whispers', rated: 1 }]);
      expect(all.admissions).toEqual([visited]);
      expect(all.chat).toMatchObject([{ table: playing.table, text: 'words of hers' }]);
      expect(JSON.stringify(body)).not.toContain('words of his');
      expect(JSON.stringify(body)).not.toMatch(/scrypt|hash/);
    });

    it('nobody is deleted by mistake', async () => {
      const { anna } = await traced();
      for (const body of [
        { name: NAME },
        { name: NAME, password: 'wrong password' },
        { name: 'x', password: PASSWORD },
      ]) {
        expect(await anna.ask('DELETE', '/me', body)).toMatchObject({ status: 401 });
      }
      expect((await anna.get('/me')).status).toBe(200);
    });

    it('nothing names a person who was deleted, and the tables go on', async () => {
      const { place, app, anna, ben, playing, over, lines } = await traced();
      expect(await everything(place)).toContain(anna.id);
      const [line] = lines;
      expect(await anna.ask('DELETE', '/me', { name: NAME, password: PASSWORD })).toMatchObject({ status: 200 });
      expect(await line.end()).toBe(CLOSE.notSignedIn);
      const stored = await everything(place);
      for (const trace of [anna.id, NAME, 'Seat 0', 'annabelle', 'words of hers', 'my program', 'push.example/anna']) {
        expect([trace, stored.includes(trace)]).toEqual([trace, false]);
      }
      const { table } = (await ben.get(`/tables/${playing.table}`)).body as {
        table: { seats: unknown[]; host: string };
      };
      expect(table.seats[0]).toMatchObject({ kind: 'person', name: '—', left: true });
      expect(table.host).toBe(ben.id);
      const motion = { kind: 'replace', seat: 0, by: { kind: 'person' } } as const;
      const { status } = (await ben.get(`/tables/${playing.table}/frames?from=0&to=0`)).body as {
        status: { length: number };
      };
      expect(await ben.act(playing.table, { kind: 'propose', at: status.length, motion })).toBeNull();
      expect(await ben.get(`/tables/${over}/record`)).toMatchObject({ status: 200, body: { names: ['—', 'Seat 1'] } });
      expect(await ben.get(`/tables/${playing.table}/chat`)).toMatchObject({
        body: { lines: [{ text: 'words of his' }] },
      });
      const whispers = await app.games.rules('whispers');
      if (whispers === undefined) throw new Error('the game is gone');
      expect(replayLog(await app.storage.tables.log(over), whispers)).toMatchObject({ ok: true });
      expect((await anna.post('/sessions', { login: 'annabelle', password: PASSWORD })).status).toBe(401);
      // A later message does not reuse the number of a deleted one.
      const said = await ben.post(`/tables/${playing.table}/chat`, { text: 'and on' });
      expect(said.body).toMatchObject({ number: 2 });
    });

    it('a guest needs no password', async () => {
      const anna = await Visitor.guest(
        await openServer(await openApp({ settings: { database: await database() } })),
        'Anna',
      );
      expect(await anna.ask('DELETE', '/me', { name: 'Anna' })).toMatchObject({ status: 200 });
      expect((await anna.get('/me')).status).toBe(401);
    });

    it('an interrupted deletion is completed later', async () => {
      const { place, app, anna } = await traced();
      await app.storage.people.beginDeletion(anna.id, '—');
      expect((await anna.get('/me')).status).toBe(401);
      expect(await everything(place)).toContain(anna.id);
      await app.expire();
      expect(await everything(place)).not.toContain(anna.id);
    });
  });
}

describe('what the server keeps about people', () => {
  contract('SQLite', withSqlite);
  describe.runIf(hasPostgres)('with a server', () => {
    contract('PostgreSQL', withPostgres);
  });
});
