import { defaultSetup, Match, Rules, type OptionOf } from '@cabale/engine';
import { san, type San } from '@cabale/games/san/index.ts';
import { describe, expect, it } from 'vitest';
import { think } from '../src/index.ts';
import { reasonsFor } from '../src/reasons.ts';
import { weightsOf } from '../src/weights.ts';
import { negated } from './negated.ts';

const rules = new Rules(san);
const match = new Match(rules, { setup: defaultSetup(san.setup), seats: 2, seed: 'reasons' });
const seat = rules.deciders(match.state)[0] ?? 0;
const view = match.view(seat);
const options: readonly OptionOf<San>[] = match.decision(seat)?.options ?? [];
const comparison = { rules, weights: weightsOf(rules, 2), view, seat, seed: 'test' };

describe('the reasons for an option', () => {
  it('are features of the game that favour it, the strongest first', () => {
    const compared = reasonsFor(comparison, options);
    expect(compared).toHaveLength(options.length - 1);
    expect(compared.flat().length).toBeGreaterThan(0);
    for (const reasons of compared) {
      const amounts = reasons.map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
      expect(amounts.every((amount) => amount > 0)).toBe(true);
      expect(reasons.every(({ feature }) => san.bot.features.names.some((name) => name === feature))).toBe(true);
    }
  });

  it('are none against itself: all options use the same worlds and random numbers', () => {
    const [first] = options;
    if (first === undefined) throw new Error('nothing to choose');
    expect(reasonsFor(comparison, [first, first])).toEqual([[]]);
  });

  it('reverse with the weights: having less of a feature may be the reason', () => {
    const against = { ...comparison, weights: negated(comparison.weights) };
    const [liked = []] = reasonsFor(comparison, options.slice(0, 2));
    const [disliked = []] = reasonsFor(against, options.slice(0, 2).toReversed());
    expect(disliked.map(({ feature }) => feature)).toEqual(liked.map(({ feature }) => feature));
    for (const [index, { direction }] of liked.entries()) expect(disliked[index]?.direction).not.toBe(direction);
  });

  it('are computed only on request', async () => {
    const request = { gameId: 'san', rules: '1.0.0', view, seat, seats: 2, level: 2, seed: 'hint' } as const;
    const plain = await think(request);
    expect(plain.candidates.every(({ reasons }) => reasons === undefined)).toBe(true);
    const explained = await think({ ...request, seed: 'why', why: true });
    expect(explained.candidates.slice(1, 3).every(({ reasons }) => reasons !== undefined)).toBe(true);
    expect(explained.candidates[0]?.reasons).toEqual([]);
  });
});
