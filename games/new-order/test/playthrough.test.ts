import { Rules } from '@cabale/engine';
import { countLines } from '@cabale/engine/kit';
import { describe, expect, it } from 'vitest';
import { describePlaythroughs } from '../../test/playthroughs.ts';
import { checks } from '../checks.ts';
import { newOrder } from '../index.ts';
import { BASE } from './random-games.ts';

describePlaythroughs(newOrder, checks, { solo: '238', two: '382' });

describe('the number of ways to go on', () => {
  const rules = new Rules(newOrder);

  it.each([
    [1, [6, 24, 72]],
    [2, [9, 35, 277]],
    [3, [9, 39, 316]],
    [4, [8, 31, 209]],
  ])('from a deal for %d is as counted', (seats, counts) => {
    const state = rules.start(BASE, seats, `count ${seats}`);
    expect([1, 2, 3].map((depth) => countLines(rules, state, depth))).toEqual(counts);
  });
});
