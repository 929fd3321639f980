import { Random, type GameTypes, type OptionOf, type Rules, type Seat } from '@cabale/engine';
import { RolloutPolicy } from './rollout-policy.ts';
import { weightVectors, type Weights } from './weights.ts';

/** A feature that makes one option better than another. */
export interface Reason {
  /** The text `feature.<name>` says it in words. */
  readonly feature: string;
  /** How much it adds to the evaluator's weighted sum; above 0. */
  readonly amount: number;
  /** Whether the seat has more of it than its rivals, or less. */
  readonly direction: 'more' | 'less';
}

/** Worlds in which the options are compared. */
const WORLDS = 48;
const NOISE = 0.1;
/** Reasons below this amount, or below this share of all amounts, are left out. */
const SMALLEST_AMOUNT = 0.01;
const SMALLEST_SHARE = 0.12;

interface Comparison<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly weights: Weights;
  readonly view: T['view'];
  readonly seat: Seat;
  readonly seed: string;
}

/** The features of one world at the end of the turn. */
interface TurnEnd {
  /** By feature: the seat's own minus the mean of its rivals. */
  readonly leads: readonly number[];
  readonly weights: readonly number[];
}

/**
 * Why the first option is better than each of the others, strongest reason first. The evaluator is linear, so the
 * difference between two turn ends splits into features exactly. All options use the same worlds and random numbers.
 */
export function reasonsFor<T extends GameTypes>(
  comparison: Comparison<T>,
  [first, ...others]: readonly OptionOf<T>[],
): readonly (readonly Reason[])[] {
  if (first === undefined) return [];
  const { rules, view, seed } = comparison;
  const random = Random.from(`reasons ${seed}`);
  const worlds = Array.from({ length: WORLDS }, () => rules.imagine(view, random));
  const { names } = rules.game.bot.features;
  const weights = weightVectors(names, comparison.weights);
  const best = turnEnds(comparison, weights, worlds, first);
  return others.map((other) => difference(names, best, turnEnds(comparison, weights, worlds, other)));
}

/** The end of the turn in each world; `null` where the game ended with it. */
function turnEnds<T extends GameTypes>(
  { rules, seat, seed }: Comparison<T>,
  weights: readonly (readonly number[])[],
  worlds: readonly T['state'][],
  option: OptionOf<T>,
): readonly (TurnEnd | null)[] {
  const { bot } = rules.game;
  return worlds.map((world, index) => {
    const policy = new RolloutPolicy(rules, Random.from(`reasons ${seed} ${index}`), NOISE);
    const state = rules.clone(world);
    const turn = bot.turn(state);
    rules.take(state, seat, option);
    if (bot.turn(state) === turn) policy.playTurns(state, 1);
    if (rules.outcome(state) !== undefined) return null;
    return { leads: leadsOf(rules, state, seat), weights: weights[bot.phase(state)] ?? weights[0] ?? [] };
  });
}

function leadsOf<T extends GameTypes>(rules: Rules<T>, state: T['state'], seat: Seat): readonly number[] {
  const { bot } = rules.game;
  const leads = bot.features.names.map(() => 0);
  const features = bot.features.names.map(() => 0);
  const sides = rules.sides(state);
  for (let side = 0; side < sides; side++) {
    bot.features.write(state, side, rules.content, features);
    const share = side === seat ? 1 : -1 / (sides - 1);
    for (const [index, value] of features.entries()) leads[index] = (leads[index] ?? 0) + share * value;
  }
  return leads;
}

function difference(
  names: readonly string[],
  best: readonly (TurnEnd | null)[],
  other: readonly (TurnEnd | null)[],
): readonly Reason[] {
  const pairs = best.flatMap((left, index) => {
    const right = other[index] ?? null;
    return left === null || right === null ? [] : [{ left, right }];
  });
  const all = names.map((feature, index): Reason => {
    const mean = (part: (pair: (typeof pairs)[number]) => number) =>
      pairs.reduce((sum, pair) => sum + part(pair), 0) / Math.max(1, pairs.length);
    const weighed = ({ leads, weights }: TurnEnd) => (leads[index] ?? 0) * (weights[index] ?? 0);
    const amount = mean(({ left, right }) => weighed(left) - weighed(right));
    const more = mean(({ left, right }) => (left.leads[index] ?? 0) - (right.leads[index] ?? 0));
    return { feature, amount, direction: more > 0 ? 'more' : 'less' };
  });
  const inFavour = all.filter(({ amount }) => amount > SMALLEST_AMOUNT);
  const whole = inFavour.reduce((sum, { amount }) => sum + amount, 0);
  return inFavour.filter(({ amount }) => amount >= whole * SMALLEST_SHARE).toSorted((a, b) => b.amount - a.amount);
}
