import type { Block } from './block.ts';

/** What a sequential test says so far. */
export type Decision = 'better' | 'not better' | 'open';

/** A sequential test of two shares of wins: as few games as the question needs. */
export interface SequentialTest {
  /** The share if A is no better, and the share that makes A better. */
  readonly none: number;
  readonly some: number;
  /** The most blocks; undecided tests end there. */
  readonly blocks: number;
}

/** Errors of both kinds in one of twenty tests. */
const BOUND = Math.log(0.95 / 0.05);
/** Spreads of fewer blocks say nothing. */
const LEAST_BLOCKS = 30;

/** The share that is as much above fair among `seats` as 55 % is above half. */
export function testFor(seats: number, blocks: number): SequentialTest {
  const fair = 1 / seats;
  return { none: fair, some: fair + 0.1 * (fair - fair * fair) * 2, blocks };
}

/** Wald's test on the means of blocks, whose spread is estimated from the blocks themselves. */
export function decide(blocks: readonly Block[], { none, some, blocks: most }: SequentialTest): Decision {
  const { length } = blocks;
  if (length < LEAST_BLOCKS) return 'open';
  const means = blocks.map(({ shares }) => shares.reduce((sum, share) => sum + share, 0) / shares.length);
  const mean = means.reduce((sum, value) => sum + value, 0) / length;
  const spread = means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (length - 1);
  // Blocks that all end alike have no spread; one game of another result is the least that may be expected.
  const variance = Math.max(spread, (none * (1 - none)) / length);
  const ratio = (length * (some - none) * (mean - (none + some) / 2)) / variance;
  if (ratio >= BOUND) return 'better';
  return ratio <= -BOUND || length >= most ? 'not better' : 'open';
}

/** How many blocks decide the test; `undefined` while it is open. Later blocks must not count: which there are is chance. */
export function decidedAt(blocks: readonly Block[], test: SequentialTest): number | undefined {
  for (let count = 1; count <= blocks.length; count++) {
    if (decide(blocks.slice(0, count), test) !== 'open') return count;
  }
  return undefined;
}
