import { describe, expect, it } from 'vitest';
import { QueueFullError } from '../src/threads/worker-queue.ts';
import type { Replayer } from '../src/replay/replayer.ts';
import type { DatabaseAddress } from '../src/storage/database.ts';
import { gathered } from './support/gathered.ts';
import { openApp, openServer } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import { hasPostgres, withPostgres, withSqlite } from './support/services.ts';
import { Visitor } from './support/visitor.ts';

/** No log can be replayed, so every answer must come from storage. */
const broken: Replayer = {
  run: () => Promise.reject(new QueueFullError()),
  close: () => Promise.resolve(),
};

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(setImmediate);
}

function records(place: string, services: () => () => Promise<DatabaseAddress>): void {
  describe(`the record of a finished game, in ${place}`, () => {
    const freshDatabase = services();

    it('is stored by itself when the game ends, and served without playing the log again', async () => {
      const settings = { database: await freshDatabase() };
      const app = await openApp({ settings });
      const { table, visitors, lines } = await gathered(await openServer(app), 'san', 2);
      await playOn(table, lines, 'a whole game');
      await until(async () => (await app.storage.records.read(table)) !== undefined);

      const later = await openApp({ settings, replayer: broken });
      const anna = (visitors[0] as Visitor).at(await openServer(later));
      const own = await anna.get(`/tables/${table}/record`);
      expect(own).toMatchObject({ status: 200, body: { names: ['Seat 0', 'Seat 1'] } });
      const { body } = await anna.post(`/tables/${table}/share`);
      const shared = await new Visitor(anna.address).get(`/shared/${(body as { code: string }).code}`);
      expect(shared).toEqual(own);
      const text = (own.body as { record: string }).record;
      expect(text).toBe(await app.storage.records.read(table));
      expect(JSON.parse(text)).toMatchObject({ game: 'san' });
    });
  });
}

records('a file', withSqlite);
if (hasPostgres) records('PostgreSQL', withPostgres);

describe('the record of a finished game', () => {
  it('of a game that ended before records were stored is made once, by the thread', async () => {
    const settings = { database: await withSqlite()() };
    const without = await openApp({ settings, replayer: broken, onError: () => undefined });
    const { table, visitors, lines } = await gathered(await openServer(without), 'san', 2);
    await playOn(table, lines, 'before');
    const anna = visitors[0] as Visitor;
    expect(await anna.get(`/tables/${table}/record`)).toMatchObject({ status: 429, body: { error: 'too-many' } });

    const app = await openApp({ settings });
    const again = anna.at(await openServer(app));
    const answers = await Promise.all(Array.from({ length: 5 }, () => again.get(`/tables/${table}/record`)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ record: await app.storage.records.read(table) });
  });
});

describe('the history of an evicted table', () => {
  it('never runs on the thread that answers requests', async () => {
    const asked: string[] = [];
    const app = await openApp({
      replayer: {
        run: (_, { question }) => {
          asked.push(question.kind);
          return Promise.reject(new QueueFullError());
        },
        close: () => Promise.resolve(),
      },
      onError: () => undefined,
    });
    const { table, visitors, lines } = await gathered(await openServer(app), 'san', 2);
    await playOn(table, lines, 'some moves', 60);
    app.tables.evictUnusedSince(Number.POSITIVE_INFINITY);
    const back = await (visitors[0] as Visitor).connect();
    await back.watch(table, { frames: 0, cuts: 0 });
    // Without its history, a table is still shown in its current state.
    expect(back.status.get(table)).toEqual(lines[0]?.status.get(table));
    expect(await back.ask({ type: 'can-undo', table })).toBe('unavailable');
    expect(asked).toEqual(['frames', 'recent']);
  });
});
