import { virtualRevolution } from '@cabale/games/virtual-revolution/index.ts';
import { describe, expect, it } from 'vitest';
import { greedy, random, wins } from './wins.ts';

describe('strength', { timeout: 300_000 }, () => {
  it('turn-greedy wins all but one of ten games against random at least', async () => {
    expect(await wins(virtualRevolution, 2, greedy, random, { needed: 9, of: 10 })).toBe(9);
  });

  it('turn-greedy alone among three random wins nine of twelve games at least', async () => {
    expect(await wins(virtualRevolution, 4, greedy, random, { needed: 9, of: 12 })).toBe(9);
  });
});
