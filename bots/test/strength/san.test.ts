import { san } from '@cabale/san';
import { describe, expect, it } from 'vitest';
import { greedy, random, searching, wins } from './wins.ts';

describe('strength', { timeout: 300_000 }, () => {
  it('turn-greedy wins all but one of ten games against random at least', () => {
    expect(wins(san, 2, greedy, random, 10)).toBeGreaterThanOrEqual(9);
  });

  it('search wins nine of sixteen games against turn-greedy at least', () => {
    expect(wins(san, 2, searching(1500), greedy, 16)).toBeGreaterThanOrEqual(9);
  });
});
