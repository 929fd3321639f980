import { virtualRevolution } from '@cabale/virtual-revolution';
import { describe, expect, it } from 'vitest';
import { greedy, random, wins } from './wins.ts';

describe('strength', { timeout: 300_000 }, () => {
  it('turn-greedy wins all but one of ten games against random at least', () => {
    expect(wins(virtualRevolution, 2, greedy, random, 10)).toBeGreaterThanOrEqual(9);
  });

  it('turn-greedy alone among three random wins nine of twelve games at least', () => {
    expect(wins(virtualRevolution, 4, greedy, random, 12)).toBeGreaterThanOrEqual(9);
  });
});
