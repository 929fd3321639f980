import { Random, type GameTypes, type Match } from '@cabale/engine';
import { Judge, sidesOf, weightsOf } from './judge.ts';
import { QuickPolicy } from './quick.ts';

/** The table's chances at one moment. */
export interface ChancePoint {
  /** Choices made so far. */
  readonly choice: number;
  /** Indexed by side, summing to 1. */
  readonly chances: readonly number[];
}

/** Playouts behind every point of the chart, and how many turns each lasts before the judge is asked. */
const PLAYOUTS = 24;
const HORIZON = 2;
const NOISE = 0.15;

/** The chances of every side at the beginning of every turn, and at the end: a generator, so that progress shows. */
export function* analyse<T extends GameTypes>(match: Match<T>): Generator<ChancePoint, void, undefined> {
  const { rules } = match;
  const judge = new Judge(rules, weightsOf(rules, match.origin.seats));
  const random = Random.from(`analysis ${match.origin.seed}`);
  const quick = new QuickPolicy(rules, random, NOISE);
  let turn = -1;
  for (let choice = 0; choice <= match.length; choice++) {
    const state = match.stateAt(choice);
    const now = rules.game.bot.turn(state);
    if (now === turn && choice < match.length) continue;
    turn = now;
    const sums = Array.from({ length: sidesOf(rules, state) }, () => 0);
    const chances: number[] = [];
    for (let playout = 0; playout < PLAYOUTS; playout++) {
      const future = rules.clone(state);
      quick.playTurns(future, HORIZON);
      judge.chances(future, chances);
      for (let side = 0; side < sums.length; side++) sums[side] = (sums[side] ?? 0) + (chances[side] ?? 0);
    }
    yield { choice, chances: sums.map((sum) => sum / PLAYOUTS) };
  }
}
