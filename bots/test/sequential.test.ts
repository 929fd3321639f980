import { Random } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { decide, testFor, type Block } from '../src/index.ts';

const REST = {
  decisions: 0,
  turns: 0,
  iterationsA: 0,
  iterationsB: 0,
  reasons: [],
  millisecondsA: 0,
  millisecondsB: 0,
};

/** Blocks of a bot that wins this share of its games. */
function blocks(count: number, seats: number, share: number, seed: string): Block[] {
  const random = Random.from(seed);
  return Array.from({ length: count }, () => ({
    ...REST,
    shares: Array.from({ length: seats }, () => (random.fraction() < share ? 1 : 0)),
  }));
}

/** The share of tests that find a bot better. */
function found(share: number, seats: number): number {
  const test = testFor(seats, 500);
  let better = 0;
  for (let number = 0; number < 200; number++) {
    const all = blocks(500, seats, share, `test ${number}`);
    let count = 1;
    while (decide(all.slice(0, count), test) === 'open') count++;
    if (decide(all.slice(0, count), test) === 'better') better++;
  }
  return better / 200;
}

describe('a sequential test', { timeout: 120_000 }, () => {
  it.each([
    [2, 0.5, 0.55],
    [4, 0.25, 0.2875],
  ])('asks at %d seats whether %d or %d is true', (seats, none, some) => {
    const test = testFor(seats, 1);
    expect(test.none).toBeCloseTo(none);
    expect(test.some).toBeCloseTo(some);
  });

  it('rarely takes an equal bot for a better one, and hardly ever misses a much better one', () => {
    expect(found(0.5, 2)).toBeLessThan(0.08);
    expect(found(0.62, 2)).toBeGreaterThan(0.95);
    expect(found(0.25, 4)).toBeLessThan(0.08);
    expect(found(0.4, 4)).toBeGreaterThan(0.95);
  });

  it('does not decide on a handful of games, and ends where it must', () => {
    const test = testFor(2, 40);
    expect(decide(blocks(29, 2, 1, 'sure'), test)).toBe('open');
    expect(decide(blocks(30, 2, 1, 'sure'), test)).toBe('better');
    const even = Array.from({ length: 40 }, (_, index) => ({ ...REST, shares: index % 2 === 0 ? [1, 0] : [0, 1] }));
    expect(decide(even, test)).toBe('not better');
  });
});
