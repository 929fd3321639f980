import type { Candidate, Thought, ThinkRequest } from '@cabale/bots';
import { replay, type Game, type GameTypes, type OptionBase } from '@cabale/engine';
import { createGame, seated, type Seating, type GameDraft } from '../src/newgame/create.ts';
import { SavedGameStore } from '../src/saves/savedgames.ts';
import { memoryStorage, type Storage } from '../src/saves/storage.ts';
import { LocalTable } from '../src/table/localtable.ts';
import type { Thinker } from '../src/table/thinker.ts';
import { stones } from './stones.ts';

export const game = stones as unknown as Game<GameTypes>;

export const take = (count: number): OptionBase => ({ kind: 'take', count });

/** A bot that always gives the same answer. */
export class SteadyThinker implements Thinker {
  readonly requests: ThinkRequest[] = [];
  answer: OptionBase = take(1);
  candidates: readonly Candidate[] | undefined;
  broken = false;

  async think(request: ThinkRequest): Promise<Thought> {
    this.requests.push(request);
    if (this.broken) throw new Error('the worker died');
    const candidates = this.candidates ?? [{ option: this.answer, chance: 0.6, visits: 3 }];
    return { option: this.answer, candidates, iterations: 3 };
  }

  close(): void {
    this.broken = true;
  }
}

export interface Setting {
  readonly table: LocalTable;
  readonly savedGames: SavedGameStore;
  readonly thinker: SteadyThinker;
  readonly id: string;
}

/** A table, by default of stones, with its storage in memory. */
export function setTable(
  { seats = 2, opponents = [{ kind: 'bot', level: 3 }], ...draft }: Partial<Seating & GameDraft> = {},
  storage: Storage = memoryStorage(),
  played: Game<GameTypes> = game,
): Setting {
  const savedGames = new SavedGameStore(storage);
  const thinker = new SteadyThinker();
  const players = seated({ seats, opponents, seat: 0 });
  const saved = createGame(played, { players, seed: 'test', ...draft });
  savedGames.write(saved);
  const match = replay(played, saved.record);
  if (!match.ok) throw new Error(match.problem.message);
  const table = new LocalTable({ game: played, match: match.value, saved, thinker, savedGames });
  return { table, savedGames, thinker, id: saved.id };
}

/** Waits until all pending microtasks have run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
