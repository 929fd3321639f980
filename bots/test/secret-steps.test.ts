import { defaultSetup, Rules } from '@cabale/engine';
import { mecanisburgo } from '@cabale/games/mecanisburgo/index.ts';
import { describe, expect, it } from 'vitest';
import { createPlayer, SEARCH } from '../src/index.ts';

describe('in a simultaneous step', () => {
  const rules = new Rules(mecanisburgo);

  it.each([0, 1, 2])('seat %d searches among its own answers, whichever seats have answered before', async (seat) => {
    const state = rules.start(defaultSetup(mecanisburgo.setup), 3, 'secret');
    for (let before = 0; before < seat; before++) {
      const [first] = rules.options(state, before);
      if (first !== undefined) rules.take(state, before, first);
    }
    const config = { ...SEARCH, iterations: 400 };
    const bot = await createPlayer(rules, 3, { kind: 'search', config }, 'secret');
    const { candidates, iterations } = bot.think(rules.view(state, seat), seat);
    expect(candidates.map(({ option }) => option)).toEqual(
      expect.arrayContaining(rules.options(state, seat) as unknown[]),
    );
    expect(candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
  });
});
