import { decide, testFor, verdict, type Block, type BotSpec, type MindSpec, SEARCH, type Verdict } from '@cabale/bots';
import type { SetupValue } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { join } from 'node:path';
import { playBlocks } from '../commands/arena.ts';
import { SampleStore } from './sample-store.ts';
import { blockSchema } from './schemas.ts';

/** A match of a new mind against an old one, at equal processor time. */
export interface Match {
  readonly gameId: GameId;
  readonly seats: number;
  readonly setup: Readonly<Record<string, SetupValue>>;
  readonly a: MindSpec;
  readonly b: MindSpec;
  /** Iterations of B for a turn. */
  readonly iterations: number;
  readonly seed: string;
  /** Where its blocks are kept. */
  readonly folder: string;
  readonly workers: number;
  readonly signal: AbortSignal;
  /** Whether it ends as soon as the sequential test is decided. */
  readonly isTested: boolean;
}

export interface MatchResult extends Verdict {
  readonly isBetter: boolean;
  /** Iterations of A that take as long as those of B. */
  readonly iterationsA: number;
  /** Thinking time of A relative to that of one B. */
  readonly time: number;
}

/** Blocks from which the iterations for equal time are computed. */
const CALIBRATION = 4;

/** Plays until the test is decided; `undefined` if interrupted. Blocks that are already stored are not played again. */
export async function playMatch(match: Match, most: number): Promise<MatchResult | undefined> {
  const first = await played(
    { ...match, seed: `${match.seed} pace`, isTested: false },
    match.iterations,
    CALIBRATION,
    'pace',
  );
  if (first === undefined) return undefined;
  const iterationsA = Math.max(10, Math.round(match.iterations / timeOf(first, match.seats)));
  const blocks = await played(match, iterationsA, most, `match-${iterationsA}`);
  if (blocks === undefined) return undefined;
  return {
    ...verdict(blocks),
    isBetter: decide(blocks, testFor(match.seats, most)) === 'better',
    iterationsA,
    time: timeOf(blocks, match.seats),
  };
}

/** Thinking time of A relative to that of one B. */
function timeOf(blocks: readonly Block[], seats: number): number {
  const a = blocks.reduce((sum, block) => sum + block.millisecondsA, 0);
  const b = blocks.reduce((sum, block) => sum + block.millisecondsB, 0) / (seats - 1);
  return a / Math.max(1e-6, b);
}

async function played(
  match: Match,
  iterationsA: number,
  most: number,
  name: string,
): Promise<readonly Block[] | undefined> {
  const { gameId, seats, setup, seed, workers, signal } = match;
  const store = new SampleStore(join(match.folder, name), 'block', blockSchema(seats));
  const blocks = store.read();
  const test = testFor(seats, most);
  const inOrder = () => {
    const list: Block[] = [];
    for (let block = blocks.get(0), next = 1; block !== undefined; block = blocks.get(next++)) list.push(block);
    return list;
  };
  // Only blocks without a gap before them count: which ones end first depends on the machine.
  const decided = (): number | undefined => {
    const list = inOrder();
    if (!match.isTested) return list.length >= most ? most : undefined;
    for (let count = 1; count <= list.length; count++) {
      if (decide(list.slice(0, count), test) !== 'open') return count;
    }
    return undefined;
  };
  const bot = (mind: MindSpec, iterations: number): BotSpec => ({
    kind: 'search',
    config: { ...SEARCH, iterations },
    mind,
  });
  function* numbers(): Generator<number> {
    for (let number = 0; number < most && decided() === undefined; number++) if (!blocks.has(number)) yield number;
  }
  const plan = {
    gameId,
    seats,
    setup,
    a: bot(match.a, iterationsA),
    b: bot(match.b, match.iterations),
    seed,
    workers,
    signal,
  };
  await playBlocks(plan, numbers(), most, (block, number) => {
    store.write(number, block);
    blocks.set(number, block);
  });
  if (signal.aborted) return undefined;
  return inOrder().slice(0, decided() ?? most);
}
