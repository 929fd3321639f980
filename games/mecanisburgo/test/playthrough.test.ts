import { Rules } from '@cabale/engine';
import { countLines } from '@cabale/engine/kit';
import { describe, expect, it } from 'vitest';
import { describePlaythroughs } from '../../test/playthroughs.ts';
import { checks } from '../checks.ts';
import { mecanisburgo } from '../index.ts';
import { BASE } from './random-games.ts';

describePlaythroughs(mecanisburgo, checks, { two: '134' });

describe('the number of ways to go on', () => {
  const rules = new Rules(mecanisburgo);

  it.each([
    [2, [4, 12, 108]],
    [4, [4, 16, 64]],
    [6, [4, 16, 64]],
  ])('from a deal for %d is as counted', (seats, counts) => {
    const state = rules.start(BASE, seats, `count ${seats}`);
    expect([1, 2, 3].map((depth) => countLines(rules, state, depth))).toEqual(counts);
  });
});
