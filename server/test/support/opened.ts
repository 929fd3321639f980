import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Game, GameTypes } from '@cabale/engine';
import { GAME_IDS } from '@cabale/games';
import { onTestFinished } from 'vitest';
import { whispers } from '../../../engine/test/games/whispers.ts';
import { DEFAULT_BUDGETS } from '../../src/budgets/budgets.ts';
import { DEFAULT_RETENTION } from '../../src/budgets/retention.ts';
import { gamesFrom, houseGames, type Games } from '../../src/games.ts';
import { House, type HouseParts } from '../../src/house.ts';
import { createServer, type ServerOptions } from '../../src/http.ts';
import { threadReplayer, type Replayer } from '../../src/replay/replayer.ts';
import { Replaying } from '../../src/replay/replaying.ts';
import { threadThinker } from '../../src/thinkers.ts';
import { builtPages } from './pages.ts';

/** A folder that is gone after the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cabale-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The games of the house, and small ones made for tests. */
export function testGames(...more: readonly Game<never>[]): Games {
  const house = houseGames();
  const extra = [whispers, ...more] as unknown as Game<GameTypes>[];
  return gamesFrom([...GAME_IDS, ...extra.map(({ id }) => id)], async (id) => {
    const found = extra.find((game) => game.id === id) ?? (await house.rules(id))?.game;
    if (found === undefined) throw new Error(`there is no game "${id}"`);
    return found;
  });
}

/** Threads know the games of the house only: the log of any other game is played again right here. */
function testReplayer(games: Games): Replayer {
  const thread = threadReplayer();
  const replaying = new Replaying();
  return {
    async run(owner, task) {
      if (GAME_IDS.some((id) => id === task.game)) return thread.run(owner, task);
      const rules = await games.rules(task.game);
      return rules === undefined ? { kind: 'no-history' } : replaying.answer(task, { rules, pack: undefined });
    },
    close: () => thread.close(),
  };
}

/** There are no name servers here: examples stand for a public address, all else for none. */
const resolveExamples: NonNullable<HouseParts['resolve']> = (name) =>
  Promise.resolve(name.endsWith('.example') ? [{ address: '93.184.215.14', family: 4 }] : []);

type Wishes = Partial<Omit<HouseParts, 'settings'>> & { readonly settings?: Partial<HouseParts['settings']> };

/** A house with a real database, closed after the test. */
export async function openHouse({ settings, ...wishes }: Wishes = {}): Promise<House> {
  const onTrouble = (error: unknown): void => console.error(error);
  const house = await House.open({
    games: testGames(),
    thinker: threadThinker(1, onTrouble),
    replayer: testReplayer(wishes.games ?? testGames()),
    now: Date.now,
    onTrouble,
    resolve: resolveExamples,
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
  onTestFinished(() => house.close());
  return house;
}

/** A whole server that listens; its address. */
export async function openServer(
  house: House,
  webRoot: string = builtPages(),
  options: Partial<ServerOptions> = {},
): Promise<string> {
  const server = await createServer({ webRoot, house, trustProxy: false, logLevel: 'fatal', ...options });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  // Closed before its house: whatever is registered last is done first.
  onTestFinished(() => server.close());
  return address;
}
