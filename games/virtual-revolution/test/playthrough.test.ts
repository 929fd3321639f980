import { Rules } from '@cabale/engine';
import { countLines } from '@cabale/engine/kit';
import { describe, expect, it } from 'vitest';
import { describePlaythroughs } from '../../test/playthroughs.ts';
import { checks } from '../checks.ts';
import { virtualRevolution } from '../index.ts';
import { BASE } from './random-games.ts';

describePlaythroughs(virtualRevolution, checks, { two: '130' });

describe('the number of ways to go on', () => {
  const rules = new Rules(virtualRevolution);

  it.each([
    [2, [23, 167, 922]],
    [3, [23, 95, 532]],
    [4, [23, 71, 375]],
  ])('from a deal for %d is as counted', (seats, counts) => {
    const state = rules.start(BASE, seats, `count ${seats}`);
    expect([1, 2, 3].map((depth) => countLines(rules, state, depth))).toEqual(counts);
  });
});
