import { venice } from '@cabale/games/venice/index.ts';
import { describe, expect, it } from 'vitest';
import { greedy, random, searching, wins } from './wins.ts';

describe('strength', { timeout: 300_000 }, () => {
  it('turn-greedy wins all but one of ten games against random at least', async () => {
    expect(await wins(venice, 2, greedy, random, { needed: 9, of: 10 })).toBe(9);
  });

  it('search wins six of ten games against turn-greedy at least', async () => {
    expect(await wins(venice, 2, searching(600), greedy, { needed: 6, of: 10 })).toBe(6);
  });
});
