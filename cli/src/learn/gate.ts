import {
  decide,
  decidedAt,
  testFor,
  verdict,
  type Block,
  type BotSpec,
  type MindSpec,
  SEARCH,
  type Verdict,
} from '@cabale/bots';
import type { SetupValue } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { join } from 'node:path';
import { playBlocks, withoutGap } from '../commands/arena.ts';
import { PACE_DEALS, PACE_ROUNDS, timeOf } from '../pace.ts';
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

/** Plays until the test is decided; `undefined` if interrupted. Blocks that are already stored are not played again. */
export async function playMatch(match: Match, most: number): Promise<MatchResult | undefined> {
  let iterationsA = match.iterations;
  for (let round = 1; round <= PACE_ROUNDS; round++) {
    const seed = `${match.seed} pace ${round}`;
    const blocks = await played({ ...match, seed, isTested: false }, iterationsA, PACE_DEALS, `pace-${round}`);
    if (blocks === undefined) return undefined;
    iterationsA = Math.max(10, Math.round(iterationsA / timeOf(blocks, match.seats)));
  }
  const blocks = await played(match, iterationsA, most, `match-${iterationsA}`);
  if (blocks === undefined) return undefined;
  return {
    ...verdict(blocks),
    isBetter: decide(blocks, testFor(match.seats, most)) === 'better',
    iterationsA,
    time: timeOf(blocks, match.seats),
  };
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
  // Only blocks without a gap before them count: which ones end first depends on the machine.
  const decided = (): number | undefined => {
    const list = withoutGap(blocks);
    if (!match.isTested) return list.length >= most ? most : undefined;
    return decidedAt(list, test);
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
  return withoutGap(blocks).slice(0, decided() ?? most);
}
