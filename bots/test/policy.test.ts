import { defaultSetup, Random, Rules } from '@cabale/engine';
import { san } from '@cabale/games/san/index.ts';
import type { San } from '@cabale/games/san/rules/state.ts';
import { describe, expect, it } from 'vitest';
import { fitPolicy, type Decision } from '../src/index.ts';
import { kindOf, LearnedPrior, Policy } from '../src/prior.ts';

/** Decisions in which "b" is right if the feature is above 0, and "c x" always is better than "c y". */
function decisions(count: number): Decision[] {
  const random = Random.from('policy');
  return Array.from({ length: count }, (): Decision => {
    const value = random.fraction() * 2 - 1;
    return {
      phase: 0,
      features: [value, 1],
      options: [
        { kind: 's.a', key: 'a', prior: 1, visits: value > 0 ? 5 : 20 },
        { kind: 's.b', key: 'b', prior: 1, visits: value > 0 ? 20 : 5 },
        { kind: 's.c', key: 'c x', prior: 1, visits: 10 },
        { kind: 's.c', key: 'c y', prior: 3, visits: 1 },
      ],
    };
  });
}

describe('a policy', () => {
  it('learns which kinds are right when, and which single options are', () => {
    const { policy, before, loss } = fitPolicy(decisions(3000), 1, 2, 'test');
    expect(loss).toBeLessThan(before - 0.2);
    const [a = 0, , b = 0] = policy.weights;
    expect(policy.kinds).toEqual(['s.a', 's.b', 's.c']);
    expect(b).toBeGreaterThan(a + 0.5);
    const weight = (key: string, prior: number) => policy.eagerness * Math.log(prior) + (policy.keys[key] ?? 0);
    expect(Math.exp(weight('c x', 1) - weight('c y', 3))).toBeGreaterThan(6);
  });

  it('is the same again from the same decisions, and knows no option that it has hardly seen', () => {
    const few = decisions(20);
    expect(fitPolicy(few, 1, 2, 'again')).toEqual(fitPolicy(few, 1, 2, 'again'));
    expect(fitPolicy(few, 1, 2, 'again').policy.keys).toEqual({});
  });

  describe('as a prior', () => {
    const state = new Rules(san).start(defaultSetup(san.setup), 2, 'prior');
    const numbers = { eagerness: 1, kinds: [], bias: [], weights: [], keys: {} };

    function weights(rules: Rules<San>, keys: Record<string, number>): number[] {
      const step = rules.step(state);
      if (step === undefined) throw new Error('no decision');
      const prior = new LearnedPrior(rules, new Policy({ ...numbers, keys }));
      const options = rules.options(state, state.turn.active);
      prior.prepare(state, step, state.turn.active);
      return options.map((option) =>
        prior.weigh(state, step, state.turn.active, option, san.bot.key(state, step, option, rules.content)),
      );
    }

    const rules = new Rules(san);
    const step = rules.step(state);
    const [first] = rules.options(state, state.turn.active);
    if (step === undefined || first === undefined) throw new Error('no decision');
    const key = san.bot.key(state, step, first, rules.content);

    it('prefers what it has learned', () => {
      const [plain = 0] = weights(rules, {});
      const [preferred = 0] = weights(rules, { [key]: 1 });
      expect(preferred / plain).toBeCloseTo(Math.E);
      expect(kindOf(step, first)).toBe(`${step.kind}.${first.kind}`);
    });

    it('forgets single options under a content pack, where the same key may mean another card', () => {
      const packed = new Rules(san, { ...san.content.printed });
      expect(weights(packed, { [key]: 1 })).toEqual(weights(packed, {}));
    });
  });
});
