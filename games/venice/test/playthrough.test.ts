import { Rules } from '@cabale/engine';
import { countLines } from '@cabale/engine/kit';
import { describe, expect, it } from 'vitest';
import { describePlaythroughs } from '../../test/playthroughs.ts';
import { checks } from '../checks.ts';
import { venice } from '../index.ts';
import { BASE } from './random-games.ts';

describePlaythroughs(venice, checks, { solo: '728', three: '91' });

describe('the number of ways to go on', () => {
  const rules = new Rules(venice);

  it.each([
    [1, [3, 45, 90]],
    [2, [3, 9, 135]],
    [3, [3, 9, 27]],
    [5, [3, 9, 27]],
  ])('from a deal for %d is as counted', (seats, counts) => {
    const state = rules.start(BASE, seats, `count ${seats}`);
    expect([1, 2, 3].map((depth) => countLines(rules, state, depth))).toEqual(counts);
  });
});
