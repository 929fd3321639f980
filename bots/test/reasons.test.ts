import { defaultSetup, Match, Rules, type OptionOf } from '@cabale/engine';
import { san, type San } from '@cabale/san';
import { describe, expect, it } from 'vitest';
import { think } from '../src/index.ts';
import { weightsOf } from '../src/judge.ts';
import { reasonsFor } from '../src/reasons.ts';

const rules = new Rules(san);
const match = new Match(rules, { setup: defaultSetup(san.setup), seats: 2, seed: 'reasons' });
const seat = rules.deciders(match.state)[0] ?? 0;
const view = match.view(seat);
const options: readonly OptionOf<San>[] = match.decision(seat)?.options ?? [];
const comparison = { rules, weights: weightsOf(rules, 2), view, seat, seed: 'test' };

describe('the reasons for an option', () => {
  it('are features of the game that speak for it, the weightiest first', () => {
    const compared = reasonsFor(comparison, options);
    expect(compared).toHaveLength(options.length - 1);
    expect(compared.flat().length).toBeGreaterThan(0);
    for (const reasons of compared) {
      const amounts = reasons.map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
      expect(amounts.every((amount) => amount > 0)).toBe(true);
      expect(reasons.every(({ feature }) => san.bot.features.includes(feature))).toBe(true);
    }
  });

  it('are none against itself: all options meet the same worlds with the same luck', () => {
    const [first] = options;
    if (first === undefined) throw new Error('nothing to choose');
    expect(reasonsFor(comparison, [first, first])).toEqual([[]]);
  });

  it('turn round with the weights: what there is less of may be what is liked', () => {
    const against = { ...comparison, weights: comparison.weights.map((phase) => phase.map((weight) => -weight)) };
    const [liked = []] = reasonsFor(comparison, options.slice(0, 2));
    const [disliked = []] = reasonsFor(against, options.slice(0, 2).toReversed());
    expect(disliked.map(({ feature }) => feature)).toEqual(liked.map(({ feature }) => feature));
    for (const [index, { direction }] of liked.entries()) expect(disliked[index]?.direction).not.toBe(direction);
  });

  it('are thought of only when asked for', async () => {
    const request = { gameId: 'san', view, seat, seats: 2, level: 2, seed: 'hint' } as const;
    const plain = await think(request);
    expect(plain.candidates.every(({ reasons }) => reasons === undefined)).toBe(true);
    const explained = await think({ ...request, seed: 'why', why: true });
    expect(explained.candidates.slice(1, 3).every(({ reasons }) => reasons !== undefined)).toBe(true);
    expect(explained.candidates[0]?.reasons).toEqual([]);
  });
});
