import { describe, expect, it } from 'vitest';
import { verdict, type Block } from '../src/index.ts';
import { playBlock } from '../src/block.ts';

/** A block with these shares of A, by seat. */
function block(...shares: readonly number[]): Block {
  const reasons = shares.map((share) => (share === 1 ? 'won' : 'lost'));
  return {
    shares,
    decisions: 100 * shares.length,
    turns: 20,
    iterationsA: 10,
    reasons,
    iterationsB: 0,
    millisecondsA: 1,
    millisecondsB: 1,
  };
}

const times = (count: number, one: Block): Block[] => Array.from({ length: count }, () => one);

describe('a verdict', () => {
  it('counts games, wins by seat, decisions and ends', () => {
    const found = verdict([block(1, 0), block(1, 1), block(1, 0), block(0, 0)]);
    expect(found).toMatchObject({ games: 8, share: 0.5, bySeat: [0.75, 0.25], decisionsPerGame: 100 });
    expect(found.reasons).toEqual({ won: 4, lost: 4 });
  });

  it('takes the spread between blocks as the error', () => {
    // Block means 0.5, 1, 0.5, 0: a standard deviation of sqrt(1/6), over two for four blocks.
    const { low, high } = verdict([block(1, 0), block(1, 1), block(1, 0), block(0, 0)]);
    const half = (1.96 * Math.sqrt(1 / 6)) / 2;
    expect(low).toBeCloseTo(0.5 - half, 12);
    expect(high).toBeCloseTo(0.5 + half, 12);
  });

  it('falls back on Wilson where all blocks agree, because no result is certain', () => {
    // A wins every deal from one seat and loses it from the other: the blocks show no spread at all.
    const even = verdict(times(100, block(1, 0)));
    expect(even.low).toBeCloseTo(0.4313, 3);
    expect(even.high).toBeCloseTo(0.5687, 3);
    const all = verdict(times(100, block(1, 1)));
    expect(all.share).toBe(1);
    expect(all.low).toBeCloseTo(200 / (200 + 1.96 ** 2), 12);
    expect(all.high).toBe(1);
    const none = verdict(times(100, block(0, 0)));
    expect(none.low).toBe(0);
    expect(none.high).toBeCloseTo(1 - all.low, 12);
  });

  it.each([
    [200, 114, 0.5],
    [200, 134, 0.6],
    [200, 153, 0.7],
    [200, 172, 0.8],
    [200, 189, 0.9],
    [400, 220, 0.5],
    [400, 260, 0.6],
    [400, 298, 0.7],
    [400, 336, 0.8],
    [400, 372, 0.9],
  ])('of %i games, %i wins are the fewest that prove a share of %f', (games, wins, share) => {
    const low = (won: number): number => verdict([...times(won, block(1)), ...times(games - won, block(0))]).low;
    expect(low(wins)).toBeGreaterThanOrEqual(share);
    expect(low(wins - 1)).toBeLessThan(share);
  });

  it('stays between 0 and 1, also from a single block or none', () => {
    for (const blocks of [[], [block(1, 1)], [block(0, 0)], [block(1, 0)], [block(1, 1), block(0, 0)]]) {
      const { low, share, high } = verdict(blocks);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
    expect(verdict([])).toMatchObject({ games: 0, low: 0, high: 1 });
  });

  it('shares a draw', () => {
    expect(verdict(times(10, block(0.5, 0.5)))).toMatchObject({ games: 20, share: 0.5, bySeat: [0.5, 0.5] });
  });
});

describe('a block', () => {
  const task = {
    gameId: 'san',
    seats: 2,
    setup: { starHand: 7 },
    a: { kind: 'random' },
    b: { kind: 'random' },
    seed: 'block',
  } as const;

  it('is one deal, played once from every seat, and the same again with the same seed', async () => {
    const first = await playBlock(task);
    expect(first.shares).toHaveLength(2);
    expect(first.reasons).toHaveLength(2);
    expect(first.shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    expect({ ...(await playBlock(task)), iterationsB: 0, millisecondsA: 0, millisecondsB: 0 }).toEqual({
      ...first,
      iterationsB: 0,
      millisecondsA: 0,
      millisecondsB: 0,
    });
  });

  it('refuses a setup the game does not have', async () => {
    await expect(playBlock({ ...task, setup: { starHand: 99 } })).rejects.toThrow('"starHand" cannot be 99');
  });
});
