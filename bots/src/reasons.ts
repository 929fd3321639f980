import { Random, type GameTypes, type OptionOf, type Rules, type Seat } from '@cabale/engine';
import { sidesOf, type Weights } from './judge.ts';
import { QuickPolicy } from './quick.ts';

/** Something the judge likes better after one option than after another. */
export interface Reason {
  /** A name of the game's features: the text `feature.<name>` says it in words. */
  readonly feature: string;
  /** How much it adds to what the judge weighs; above 0. */
  readonly amount: number;
  /** Whether there is more of it, against the rivals, or less. */
  readonly direction: 'more' | 'less';
}

/** Worlds in which the options are compared. */
const WORLDS = 48;
const NOISE = 0.1;
/** What adds less than this, absolutely or of all that speaks for the option, is not worth a word. */
const SMALLEST_AMOUNT = 0.01;
const SMALLEST_SHARE = 0.12;

/** What is compared, and for whom. */
interface Comparison<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly weights: Weights;
  readonly view: T['view'];
  readonly seat: Seat;
  readonly seed: string;
}

/** How one world stands at the end of the turn. */
interface TurnEnd {
  /** By feature: the seat's own minus the mean of its rivals. */
  readonly leads: readonly number[];
  readonly weights: readonly number[];
}

/**
 * Why the first option is better than each of the others, the weightiest reason first. The judge weighs a sum of
 * features for every side, so the difference it sees between two turn ends falls apart into features exactly. All options
 * meet the same worlds with the same luck.
 */
export function reasonsFor<T extends GameTypes>(
  comparison: Comparison<T>,
  [first, ...others]: readonly OptionOf<T>[],
): readonly (readonly Reason[])[] {
  if (first === undefined) return [];
  const { rules, view, seed } = comparison;
  const random = Random.from(`reasons ${seed}`);
  const worlds = Array.from({ length: WORLDS }, () => rules.imagine(view, random));
  const best = turnEnds(comparison, worlds, first);
  return others.map((other) => difference(rules.game.bot.features, best, turnEnds(comparison, worlds, other)));
}

/** The end of the turn in every world; `null` where the game ended with it. */
function turnEnds<T extends GameTypes>(
  { rules, weights, seat, seed }: Comparison<T>,
  worlds: readonly T['state'][],
  option: OptionOf<T>,
): readonly (TurnEnd | null)[] {
  const { bot } = rules.game;
  return worlds.map((world, index) => {
    const quick = new QuickPolicy(rules, Random.from(`reasons ${seed} ${index}`), NOISE);
    const state = rules.clone(world);
    const turn = bot.turn(state);
    rules.take(state, seat, option);
    if (bot.turn(state) === turn) quick.playTurns(state, 1);
    if (rules.outcome(state) !== undefined) return null;
    return { leads: leadsOf(rules, state, seat), weights: weights[bot.phase(state)] ?? weights[0] ?? [] };
  });
}

function leadsOf<T extends GameTypes>(rules: Rules<T>, state: T['state'], seat: Seat): readonly number[] {
  const { bot } = rules.game;
  const leads = bot.features.map(() => 0);
  const features = bot.features.map(() => 0);
  const sides = sidesOf(rules, state);
  for (let side = 0; side < sides; side++) {
    bot.measure(state, side, rules.content, features);
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
