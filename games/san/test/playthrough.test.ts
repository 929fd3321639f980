import { defaultSetup, Rules } from '@cabale/engine';
import { countLines } from '@cabale/engine/kit';
import { describe, expect, it } from 'vitest';
import { describePlaythroughs } from '../../test/playthroughs.ts';
import { checks } from '../checks.ts';
import { san } from '../index.ts';

describePlaythroughs(san, checks, { standard: '832' });

describe('the number of ways to go on', () => {
  const rules = new Rules(san);

  it.each([
    ['a', [6, 25, 133]],
    ['b', [6, 24, 101]],
    ['c', [6, 19, 85]],
  ])('from the deal "%s" is as counted', (seed, counts) => {
    const state = rules.start(defaultSetup(san.setup), 2, `count ${seed}`);
    expect([1, 2, 3].map((depth) => countLines(rules, state, depth))).toEqual(counts);
  });
});
