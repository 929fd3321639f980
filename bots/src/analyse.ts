import { Random, type GameTypes, type Match } from '@cabale/engine';
import { LinearEvaluator } from './evaluator.ts';
import { RolloutPolicy } from './rollout-policy.ts';
import { weightsOf } from './weights.ts';

/** Each side's chance to win at one point of a match. */
export interface ChancePoint {
  /** Choices made so far. */
  readonly choice: number;
  /** Indexed by side, summing to 1. */
  readonly chances: readonly number[];
}

/** Rollouts behind each point, and how many turns each lasts before its end is evaluated. */
const ROLLOUTS = 24;
const HORIZON = 2;
const NOISE = 0.15;

/** The chances of every side at the beginning of every turn and at the end. A generator, so that callers can show progress. */
export function* analyse<T extends GameTypes>(match: Match<T>): Generator<ChancePoint, void, undefined> {
  const { rules } = match;
  const evaluator = new LinearEvaluator(rules, weightsOf(rules, match.origin.seats));
  const random = Random.from(`analysis ${match.origin.seed}`);
  const policy = new RolloutPolicy(rules, random, NOISE);
  let turn = -1;
  for (let choice = 0; choice <= match.length; choice++) {
    const state = match.stateAt(choice);
    const now = rules.game.bot.turn(state);
    if (now === turn && choice < match.length) continue;
    turn = now;
    const sums = Array.from({ length: rules.sides(state) }, () => 0);
    const chances: number[] = [];
    for (let index = 0; index < ROLLOUTS; index++) {
      const future = rules.clone(state);
      policy.playTurns(future, HORIZON);
      evaluator.chances(future, chances);
      for (let side = 0; side < sums.length; side++) sums[side] = (sums[side] ?? 0) + (chances[side] ?? 0);
    }
    yield { choice, chances: sums.map((sum) => sum / ROLLOUTS) };
  }
}
