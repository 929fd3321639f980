import { venice } from '@cabale/venice';
import { describe, expect, it } from 'vitest';
import { greedy, random, searching, wins } from './wins.ts';

describe('strength', { timeout: 300_000 }, () => {
  it('turn-greedy wins all but one of ten games against random at least', () => {
    expect(wins(venice, 2, greedy, random, 10)).toBeGreaterThanOrEqual(9);
  });

  it('search wins six of ten games against turn-greedy at least', () => {
    expect(wins(venice, 2, searching(600), greedy, 10)).toBeGreaterThanOrEqual(6);
  });
});
