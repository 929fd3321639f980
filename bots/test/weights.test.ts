import { GAME_IDS } from '@cabale/games';
import { describe, expect, it } from 'vitest';
import { LinearEvaluator, namedWeights, rulesOf, weightVectors } from '../src/index.ts';

const NAMES = ['income', 'draw'];

describe('weights', () => {
  it('become one vector per phase in the order of the features, whatever their own order', () => {
    expect(weightVectors(NAMES, { draw: [3, 4], income: [1, 2] })).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('get their names back', () => {
    const weights = { income: [1, 2], draw: [3, 4] };
    expect(namedWeights(NAMES, weightVectors(NAMES, weights))).toEqual(weights);
  });

  it.each([
    ['a missing feature', { income: [1] }, 'weights: feature "draw" has none'],
    ['an unknown feature', { income: [1], draw: [2], luck: [3] }, 'weights: there is no feature "luck"'],
    [
      'a missing phase',
      { income: [1, 2], draw: [3] },
      'weights: feature "draw" has 1, others 2: there must be one per phase',
    ],
  ])('are refused with %s', (_, weights, message) => {
    expect(() => weightVectors(NAMES, weights)).toThrow(new Error(message));
  });

  it('are checked where a bot uses them', async () => {
    const rules = await rulesOf('san');
    expect(() => new LinearEvaluator(rules, { luck: [1] })).toThrow('weights: feature "corruption" has none');
  });
});

describe.each(GAME_IDS)('the weights of %s', (id) => {
  it('fit its features at every seat count', async () => {
    const { bot, seats } = (await rulesOf(id)).game;
    for (let count = seats.min; count <= seats.max; count++) {
      const vectors = weightVectors(bot.features.names, bot.weights[count] ?? {});
      expect(vectors.length).toBeGreaterThan(0);
    }
  });
});
