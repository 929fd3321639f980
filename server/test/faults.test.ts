import type { OptionBase } from '@cabale/engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../../scripts/services/postgres.mjs';
import { startRedis } from '../../scripts/services/redis.mjs';
import { chooseForBot, type Thinker } from '../src/tables/bots.ts';
import type { App } from '../src/app.ts';
import { gathered, watching } from './support/gathered.ts';
import { openApp, openServer } from './support/opened.ts';
import { pause } from './support/pausing.ts';
import { owes, playOn } from './support/playing.ts';
import { hasPostgres, hasRedis } from './support/services.ts';
import { Visitor } from './support/visitor.ts';

const TIMEOUT = 300_000;
const ignore = (): void => undefined;

/** Rejects if there is no answer at all. */
async function readyStatus(address: string): Promise<number> {
  return (await fetch(`${address}/ready`, { signal: AbortSignal.timeout(20_000) })).status;
}

async function untilStatus(address: string, status: number): Promise<void> {
  await vi.waitUntil(async () => (await readyStatus(address)) === status, { timeout: 60_000, interval: 100 });
}

describe.runIf(hasPostgres && hasRedis)('servers whose database or Redis hangs', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  });
  afterAll(async () => {
    await Promise.all([postgres.stop(), redis.stop()]);
  });

  function shared(): Promise<App> {
    const database = { kind: 'postgres', url: postgres.url } as const;
    return openApp({ settings: { database, redis: redis.url }, onError: ignore });
  }

  it(
    'answer "unavailable" while PostgreSQL hangs, and go on when it does',
    async () => {
      const address = await openServer(await shared());
      const game = await gathered(address, 'san', 2);
      await playOn(game.table, game.lines, 'before', 3);
      expect(await readyStatus(address)).toBe(200);
      const resume = pause(postgres.pid);
      await untilStatus(address, 503);
      const asked = game.lines.find((line) => owes(line, game.table));
      const status = asked?.status.get(game.table);
      const option = status?.decision?.options[0] as OptionBase;
      const [act, list] = await Promise.all([
        asked?.act(game.table, { kind: 'choose', at: status?.length ?? 0, option }),
        game.visitors[0]?.get('/me/tables?which=running'),
      ]);
      expect(act).toBe('unavailable');
      expect(list).toMatchObject({ status: 503, body: { error: 'unavailable' } });
      resume();
      await untilStatus(address, 200);
      const lines = await Promise.all(game.visitors.map((visitor) => visitor.connect()));
      for (const line of lines) expect(await line.watch(game.table)).toBeNull();
      expect(await playOn(game.table, lines, 'after', 3)).toBe(3);
    },
    TIMEOUT,
  );

  it(
    'answer "unavailable" while Redis hangs, and hear each other again when it does not',
    async () => {
      const [one, two] = [await openServer(await shared()), await openServer(await shared())];
      const game = await gathered(one, 'san', 2);
      const other = await gathered(two, 'san', 2);
      await playOn(game.table, game.lines, 'before', 3);
      const resume = pause(redis.pid);
      await untilStatus(one, 503);
      // This process does not have the table in memory and cannot receive other processes' changes to it.
      const stranger = await other.visitors[0]?.at(one).get(`/tables/${other.table}`);
      expect(stranger).toMatchObject({ status: 503, body: { error: 'unavailable' } });
      resume();
      for (const address of [one, two]) await untilStatus(address, 200);
      const watcher = await watching(await Visitor.guest(two, 'Watcher'), game);
      await playOn(game.table, game.lines, 'after', 3);
      const length = game.lines[0]?.status.get(game.table)?.length ?? Number.POSITIVE_INFINITY;
      await watcher.until(() => (watcher.status.get(game.table)?.length ?? 0) >= length);
    },
    TIMEOUT,
  );
});

describe('a bot that never answers', () => {
  it('still answers', async () => {
    const thoughts: ((error: Error) => void)[] = [];
    const never: Thinker = {
      think: () => new Promise((_, reject) => void thoughts.push(reject)),
      close: () => {
        for (const giveUp of thoughts) giveUp(new Error('closed'));
        return Promise.resolve();
      },
    };
    const app = await openApp({ thinker: never, onError: ignore });
    const address = await openServer(app);
    const host = await Visitor.guest(address, 'Host');
    const { table } = await host.open({ game: 'san', setup: {}, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
    const line = await host.connect();
    await line.watch(table.id);
    expect(await host.act(table.id, { kind: 'start' })).toBeNull();
    await line.until(() => line.status.has(table.id));
    while (owes(line, table.id)) await playOn(table.id, [line], 'host', 1);
    const before = (await app.storage.tables.log(table.id)).length;
    const errors: unknown[] = [];
    const bots = {
      thinker: never,
      onError: (error: unknown) => void errors.push(error),
      isClosing: () => false,
    };
    await chooseForBot(app.tables, { ...bots, limitMs: 20 }, table.id);
    expect(String(errors[0])).toContain('a bot took longer than 20 ms');
    expect((await app.storage.tables.log(table.id)).length).toBe(before + 1);
  });
});
