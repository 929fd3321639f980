import { defaultSetup, Random, Rules } from '@cabale/engine';
import { virtualRevolution } from '@cabale/games/virtual-revolution/index.ts';
import { describe, expect, it } from 'vitest';
import { fitNet, type Row, type Sample } from '../src/index.ts';
import { Net, NetEvaluator } from '../src/net.ts';
import { invented } from './invented.ts';

const SHAPE = { phases: 2, features: 3, counts: 4 };

/** The side with more of the last count wins where the first feature says so, else the side with less. */
function samples(count: number, seats: number): Sample[] {
  const random = Random.from(`net ${seats}`);
  return Array.from({ length: count }, () => ({
    seats,
    decisions: [],
    rows: Array.from({ length: 10 }, (): Row => {
      const sign = random.fraction() < 0.5 ? 1 : -1;
      const values = Array.from({ length: seats }, () => random.fraction());
      const best = values.reduce((at, value, side) => (sign * value > sign * (values[at] ?? 0) ? side : at), 0);
      return {
        phase: random.below(2),
        features: values.map(() => [sign, 0, 0]),
        counts: values.map((value) => [3, value]),
        shares: values.map((_, side) => (side === best ? 1 : 0)),
        chances: [],
      };
    }),
  }));
}

describe('a network', () => {
  it.each([2, 3])('learns at %d seats what no weighted sum can say', { timeout: 60_000 }, (seats) => {
    const { before, loss } = fitNet(samples(300, seats), SHAPE, [], 'test');
    expect(before).toBeCloseTo(Math.log(seats), 1);
    expect(loss).toBeLessThan(before / 2);
  });

  it('is the same again from the same samples', () => {
    const few = samples(20, 2);
    expect(fitNet(few, SHAPE, [], 'again')).toEqual(fitNet(few, SHAPE, [], 'again'));
  });

  it('plays with the numbers it was fitted with', () => {
    const few = samples(40, 3);
    const { net, loss } = fitNet(
      few,
      SHAPE,
      [
        [1, 0, 0],
        [0, 1, 0],
      ],
      'same',
    );
    const player = new Net(net, SHAPE.features);
    // The games held out are the first of every ten.
    const held = few.filter((_, index) => index % 10 === 0).flatMap(({ rows }) => rows);
    const sum = held.reduce((total, { phase, features, counts, shares }) => {
      const inputs = features.map((side, at) => {
        const [, value = 0] = counts[at] ?? [];
        return side.concat([0, 0, 0, value, phase === 0 ? 1 : 0, phase === 1 ? 1 : 0, 0.25]);
      });
      for (const [side, values] of inputs.entries()) player.encode(side, values);
      player.addUp(3);
      const powers = inputs.map((values, side) => Math.exp(player.logit(side, 3, phase, values)));
      const whole = powers.reduce((all, power) => all + power, 0);
      return total - shares.reduce((part, share, side) => part + share * Math.log((powers[side] ?? 0) / whole), 0);
    }, 0);
    expect(sum / held.length).toBeCloseTo(loss, 2);
  });

  it('gives chances that sum to one, and the outcome where a game is over', () => {
    const rules = new Rules(virtualRevolution);
    const learned = invented(rules, 3);
    const [version] = learned.versions;
    if (version === undefined) throw new Error('nothing was invented');
    const evaluator = new NetEvaluator(rules, new Net(version.net, learned.features.length), 3);
    const state = rules.start(defaultSetup(virtualRevolution.setup), 3, 'chances');
    const random = Random.from('chances');
    const chances: number[] = [];
    while (rules.step(state) !== undefined) {
      evaluator.chances(state, chances);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      const seat = rules.deciders(state)[0] ?? 0;
      rules.take(state, seat, random.pick(rules.options(state, seat)));
    }
    evaluator.chances(state, chances);
    const ranks = rules.outcome(state)?.ranks ?? [];
    expect(chances.map((chance) => chance > 0)).toEqual(ranks.map((rank) => rank === 1));
  });
});
