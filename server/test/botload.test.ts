import type { Thought } from '@cabale/bots';
import { describe, expect, it } from 'vitest';
import { LocalJobs } from '../src/jobs/local.ts';
import type { Thinker } from '../src/tables/bots.ts';
import { FairQueue } from '../src/threads/fair-queue.ts';
import { openApp, openServer } from './support/opened.ts';
import { Visitor } from './support/visitor.ts';

describe('a fair queue', () => {
  it('serves owners in rotation, however much one of them has waiting', () => {
    const queue = new FairQueue<string>({ most: 100, maxPerOwner: 50 });
    for (let item = 0; item < 40; item++) queue.push('greedy', `greedy ${item}`);
    queue.push('honest', 'honest 0');
    queue.push('other', 'other 0');
    expect(Array.from({ length: 4 }, () => queue.shift())).toEqual(['greedy 0', 'honest 0', 'other 0', 'greedy 1']);
    expect(queue.size).toBe(38);
  });

  it('refuses what is too much, of one owner and of all', () => {
    const queue = new FairQueue<number>({ most: 3, maxPerOwner: 2 });
    expect([queue.push('a', 1), queue.push('a', 2), queue.push('a', 3)]).toEqual([true, true, false]);
    expect([queue.push('b', 4), queue.push('c', 5)]).toEqual([true, false]);
  });
});

describe('jobs of one process', () => {
  it('keep clocks while any number of bots think', async () => {
    const jobs = new LocalJobs(1, (error) => console.error(error));
    let finish = (): void => undefined;
    const thought = new Promise<void>((resolve) => (finish = resolve));
    const settled = new Promise<string>((resolve) => {
      void jobs.work(async (job) => (job.kind === 'bot' ? thought : resolve(job.table)));
    });
    for (let table = 0; table < 20; table++) await jobs.add({ kind: 'bot', table: `bots-${table}`, number: 1 });
    await jobs.add({ kind: 'settle', table: 'settled' });
    expect(await settled).toBe('settled');
    finish();
    await jobs.close();
  });
});

/** Counts searches, and fails all of them. */
function countingThinker(): Thinker & { readonly owners: string[] } {
  const owners: string[] = [];
  return {
    owners,
    think(_, owner): Promise<Thought> {
      owners.push(owner);
      // A failed search is answered at random, which is good enough here.
      return Promise.reject(new Error('no thought'));
    },
    close: () => Promise.resolve(),
  };
}

const BOTS = [
  { kind: 'bot', level: 1 },
  { kind: 'bot', level: 1 },
] as const;

describe('a table at which only bots sit', () => {
  it('continues while somebody watches, and stops when nobody does', async () => {
    const thinker = countingThinker();
    const app = await openApp({ thinker, onError: () => undefined });
    const anna = await Visitor.guest(await openServer(app), 'Anna');
    const { table } = await anna.open({ game: 'san', setup: {}, seats: [...BOTS] });
    expect(await anna.act(table.id, { kind: 'start' })).toBeNull();
    await app.tables.idle();
    expect(thinker.owners).toEqual([]);
    const line = await anna.connect();
    await line.watch(table.id);
    await line.until(() => (line.status.get(table.id)?.length ?? 0) > 10);
    expect(await line.ask({ type: 'unwatch', table: table.id })).toBeNull();
    // The search under way is the last one.
    await app.tables.idle();
    const thoughts = thinker.owners.length;
    const number = await app.storage.tables.number(table.id);
    for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
    expect(thinker.owners.length).toBeLessThanOrEqual(thoughts + 1);
    expect(await app.storage.tables.number(table.id)).toBeLessThanOrEqual((number ?? 0) + 1);
    // None is scheduled again either.
    expect(await app.storage.tables.owedByBots()).toEqual([]);
    await line.watch(table.id);
    await line.until(() => (line.status.get(table.id)?.length ?? 0) > 20);
    expect(new Set(thinker.owners)).toEqual(new Set([anna.id]));
  });
});

describe('tables of one person', () => {
  it('are bounded: all that are not over, those in the lobby, and those only bots play at', async () => {
    const app = await openApp();
    const anna = await Visitor.guest(await openServer(app), 'Anna');
    const open = (seats: readonly object[], visibility: 'public' | 'private') =>
      anna.post('/tables', { game: 'san', setup: {}, seats, visibility });
    const { lobbyTables, tables, botTables } = app.budgets;
    const inLobby = await Promise.all(
      Array.from({ length: lobbyTables + 3 }, () => open([{ kind: 'me' }, { kind: 'open' }], 'public')),
    );
    expect(inLobby.filter(({ status }) => status === 200)).toHaveLength(lobbyTables);
    expect(inLobby.at(-1)).toMatchObject({ status: 429, body: { error: 'too-many-tables' } });

    const started: (string | null)[] = [];
    for (let count = 0; count < botTables + 2; count++) {
      const { body } = await open(BOTS, 'private');
      started.push(await anna.act((body as { table: { id: string } }).table.id, { kind: 'start' }));
    }
    expect(started.filter((refusal) => refusal === null)).toHaveLength(botTables);
    expect(started.at(-1)).toBe('too-many-tables');

    let granted = lobbyTables + botTables + 2;
    while ((await open([{ kind: 'me' }, { kind: 'invited' }], 'private')).status === 200) granted += 1;
    expect(granted).toBe(tables);
    // A table that ends makes room for another.
    const { body } = inLobby[0] ?? {};
    expect(await anna.act((body as { table: { id: string } }).table.id, { kind: 'leave' })).toBeNull();
    expect((await open([{ kind: 'me' }, { kind: 'invited' }], 'private')).status).toBe(200);
  });

  it('are bounded for all people of one address together', async () => {
    const app = await openApp();
    const address = await openServer(app);
    const { addressLobbyTables } = app.budgets;
    let granted = 0;
    for (let person = 0; person < 10; person++) {
      const guest = await Visitor.guest(address, `Guest ${person}`);
      for (let count = 0; count < 3; count++) {
        const seats = [{ kind: 'me' }, { kind: 'open' }];
        const { status } = await guest.post('/tables', { game: 'san', setup: {}, seats, visibility: 'public' });
        if (status === 200) granted += 1;
      }
    }
    expect(granted).toBe(addressLobbyTables);
  });
});
