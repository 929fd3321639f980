import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Game, GameTypes } from '@cabale/engine';
import { GAME_IDS } from '@cabale/games';
import { expect, onTestFinished } from 'vitest';
import { whispers } from '../../../engine/test/games/whispers.ts';
import { DEFAULT_BUDGETS } from '../../src/budgets/budgets.ts';
import { DEFAULT_RETENTION } from '../../src/budgets/retention.ts';
import { gamesFrom, catalogueGames, type Games } from '../../src/games.ts';
import { App, type AppParts } from '../../src/app.ts';
import { createServer, type ServerOptions } from '../../src/http.ts';
import type { RandomBytes } from '../../src/random.ts';
import { threadReplayer, type Replayer } from '../../src/replay/replayer.ts';
import { LogReplays } from '../../src/replay/log-replays.ts';
import { threadThinker } from '../../src/bot-threads.ts';
import { builtPages } from './pages.ts';

/** A folder that is removed after the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cabale-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The games of the catalogue, and small ones made for tests. */
export function testGames(...more: readonly Game<never>[]): Games {
  const app = catalogueGames();
  const extra = [whispers, ...more] as unknown as Game<GameTypes>[];
  return gamesFrom([...GAME_IDS, ...extra.map(({ id }) => id)], async (id) => {
    const found = extra.find((game) => game.id === id) ?? (await app.rules(id))?.game;
    if (found === undefined) throw new Error(`there is no game "${id}"`);
    return found;
  });
}

/** Worker threads have only the games of the catalogue, so logs of other games are replayed on this thread. */
function testReplayer(games: Games): Replayer {
  const thread = threadReplayer();
  const replays = new LogReplays();
  return {
    async run(owner, task) {
      if (GAME_IDS.some((id) => id === task.game)) return thread.run(owner, task);
      const rules = await games.rules(task.game);
      return rules === undefined ? { kind: 'no-history' } : replays.answer(task, { rules, pack: undefined });
    },
    close: () => thread.close(),
  };
}

/** Tests have no name servers: example domains resolve to a public address, all others to none. */
const resolveExamples: NonNullable<AppParts['resolve']> = (name) =>
  Promise.resolve(name.endsWith('.example') ? [{ address: '93.184.215.14', family: 4 }] : []);

/** The same bytes in every run, so that the deals of a test are the same too. */
export function seededBytes(seed: string): RandomBytes {
  let draws = 0;
  return (size) => createHash('shake256', { outputLength: size }).update(`${seed} ${draws++}`).digest();
}

const openedBy = new Map<string, number>();

/** A different seed for each app of a test, since apps may share a database. */
function seedOfTest(): string {
  const { currentTestName = '' } = expect.getState();
  const count = (openedBy.get(currentTestName) ?? 0) + 1;
  openedBy.set(currentTestName, count);
  return `${currentTestName} ${count}`;
}

type Wishes = Partial<Omit<AppParts, 'settings'>> & { readonly settings?: Partial<AppParts['settings']> };

/** An app with a real database, closed after the test. */
export async function openApp({ settings, ...wishes }: Wishes = {}): Promise<App> {
  const onError = (error: unknown): void => console.error(error);
  const app = await App.open({
    games: testGames(),
    thinker: threadThinker(1, onError),
    replayer: testReplayer(wishes.games ?? testGames()),
    now: Date.now,
    onError,
    resolve: resolveExamples,
    random: seededBytes(seedOfTest()),
    ...wishes,
    settings: {
      database: { kind: 'sqlite', file: path.join(freshFolder(), 'cabale.db') },
      redis: undefined,
      role: 'all',
      botThreads: 1,
      loadedTables: 100,
      push: undefined,
      budgets: DEFAULT_BUDGETS,
      retention: DEFAULT_RETENTION,
      rates: { address: 1_000_000, person: 1_000_000 },
      ...settings,
    },
  });
  onTestFinished(() => app.close());
  return app;
}

/** Starts a whole server; returns its address. */
export async function openServer(
  app: App,
  webRoot: string = builtPages(),
  options: Partial<ServerOptions> = {},
): Promise<string> {
  const server = await createServer({ webRoot, app, trustProxy: false, logLevel: 'fatal', ...options });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  // Closed before its app: callbacks run in reverse order.
  onTestFinished(() => server.close());
  return address;
}
