import { newOrder } from '@cabale/games/new-order/index.ts';
import { describe, expect, it } from 'vitest';
import { greedy, random, searching, wins } from './wins.ts';

describe('strength', { timeout: 300_000 }, () => {
  it('turn-greedy wins all but one of ten games against random at least', async () => {
    expect(await wins(newOrder, 2, greedy, random, { needed: 9, of: 10 })).toBe(9);
  });

  it('search wins nine of twelve games against turn-greedy at least', async () => {
    expect(await wins(newOrder, 2, searching(300), greedy, { needed: 9, of: 12 })).toBe(9);
  });

  it('search alone among three turn-greedy wins five of twelve games at least', async () => {
    expect(await wins(newOrder, 4, searching(300), greedy, { needed: 5, of: 12 })).toBe(5);
  });

  it('turn-greedy beats the SOD in eight of ten games at least', async () => {
    expect(await wins(newOrder, 1, greedy, greedy, { needed: 8, of: 10 })).toBe(8);
  });
});
