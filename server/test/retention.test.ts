import { describe, expect, it } from 'vitest';
import type { DatabaseAddress } from '../src/storage/database.ts';
import { replayLog } from '../src/tables/replay-log.ts';
import { gathered } from './support/gathered.ts';
import { openApp, openServer } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import { hasPostgres, withPostgres, withSqlite } from './support/services.ts';
import type { Visitor } from './support/visitor.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function retention(place: string, services: () => () => Promise<DatabaseAddress>): void {
  describe(`expired data, in ${place}`, () => {
    const freshDatabase = services();

    it('deletes tables that never began and games of bots, and keeps games that people play', async () => {
      const clock = { now: Date.now() };
      const app = await openApp({ settings: { database: await freshDatabase() }, now: () => clock.now });
      const address = await openServer(app);
      const playing = await gathered(address, 'san', 2);
      const anna = playing.visitors[0] as Visitor;
      const { table: waiting } = await anna.open({
        game: 'san',
        setup: {},
        seats: [{ kind: 'me' }, { kind: 'invited' }],
      });
      const bot = { kind: 'bot', level: 1 } as const;
      const { table: bots } = await anna.open({ game: 'san', setup: {}, seats: [bot, bot] });
      expect(await anna.act(bots.id, { kind: 'start' })).toBeNull();
      const all = [playing.table, waiting.id, bots.id].toSorted();
      clock.now += 6 * DAY_MS;
      await app.retention.sweep();
      expect(await app.storage.tables.ids()).toEqual(all);
      clock.now += 2 * DAY_MS;
      await app.retention.sweep();
      expect(await app.storage.tables.ids()).toEqual([playing.table, waiting.id].toSorted());
      clock.now += 30 * DAY_MS;
      await app.retention.sweep();
      expect(await app.storage.tables.ids()).toEqual([playing.table]);
      // A guest at a running table is kept, however long it takes.
      clock.now += 300 * DAY_MS;
      await app.retention.sweep();
      await playOn(playing.table, playing.lines, 'goes on', 2);
    });

    it('deletes guests without sessions and tables, and nobody with an account', async () => {
      const clock = { now: Date.now() };
      const app = await openApp({ settings: { database: await freshDatabase() }, now: () => clock.now });
      await app.people.newGuest('Gone');
      const kept = await app.people.newGuest('Kept');
      await app.people.newAccount(kept, 'kept', 'a good password');
      const active = await app.people.newGuest('Active');
      await app.people.newSession(active, 'a browser');
      const { cleanup, people } = app.storage;
      expect(await cleanup.deleteGuests(clock.now - DAY_MS, 50)).toBe(0);
      expect(await cleanup.deleteGuests(clock.now + 1, 50)).toBe(1);
      expect(await cleanup.deleteGuests(clock.now + 1, 50)).toBe(0);
      expect((await people.byLogin('kept'))?.person).toMatchObject({ name: 'Kept' });
      expect(await people.sessions(active.id)).toHaveLength(1);
    });

    it('removes undone choices from logs, which lead to the same states without them', async () => {
      const clock = { now: Date.now() };
      const app = await openApp({ settings: { database: await freshDatabase() }, now: () => clock.now });
      const { table, lines } = await gathered(await openServer(app), 'san', 2);
      let undone = 0;
      for (let tries = 0; tries < 60; tries++) {
        await playOn(table, lines, `try ${tries}`, 1);
        for (const line of lines) {
          const at = line.status.get(table)?.length ?? 0;
          if ((await line.act(table, { kind: 'undo', at })) === null) undone += 1;
        }
      }
      await playOn(table, lines, 'after', 3);
      expect(undone).toBeGreaterThan(5);
      const before = await app.storage.tables.log(table);
      const state = (await app.storage.tables.read(table))?.state;
      await app.retention.sweep();
      expect(await app.storage.tables.log(table)).toEqual(before);
      clock.now += 2 * DAY_MS;
      await app.retention.sweep();
      const after = await app.storage.tables.log(table);
      expect(after).toHaveLength(before.length - 2 * undone);
      const rules = await app.games.rules('san');
      if (rules === undefined) throw new Error('there is no san');
      const replayed = replayLog(after, rules);
      expect(replayed.ok && replayed.state.play?.match.bytes).toBe(state);
      // The history can still be requested, and the game continues.
      app.tables.evictUnusedSince(Number.POSITIVE_INFINITY);
      await playOn(table, lines, 'on', 3);
    });
  });
}

retention('a file', withSqlite);
if (hasPostgres) retention('PostgreSQL', withPostgres);
