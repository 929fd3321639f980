import { san } from '@cabale/games/san/index.ts';
import { describe, expect, it } from 'vitest';
import { greedy, random, searching, wins } from './wins.ts';

describe('strength', { timeout: 300_000 }, () => {
  it('turn-greedy wins all but one of ten games against random at least', async () => {
    expect(await wins(san, 2, greedy, random, { needed: 9, of: 10 })).toBe(9);
  });

  it('search wins nine of sixteen games against turn-greedy at least', async () => {
    expect(await wins(san, 2, searching(800), greedy, { needed: 9, of: 16 })).toBe(9);
  });
});
