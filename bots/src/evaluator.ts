import type { GameTypes, Rules } from '@cabale/engine';
import { exp } from './arithmetic.ts';
import { weightVectors, type Weights } from './weights.ts';

/** Keeps estimates away from 0 and 1, so that an actual win is worth more than any estimate. */
const DOUBT = 0.02;

/**
 * Estimates each side's chance to win. A finished game is worth its outcome. Only valid where a turn ends: in the middle
 * of one, something paid for and not yet received looks like a loss.
 */
export interface Evaluator<T extends GameTypes> {
  /** Writes the chance of every side into `out`. */
  chances(state: T['state'], out: number[]): void;
}

/** A weighted sum of each side's features, normalised over all sides (conditional logit). */
export class LinearEvaluator<T extends GameTypes> implements Evaluator<T> {
  private readonly rules: Rules<T>;
  private readonly weights: readonly (readonly number[])[];
  private readonly features: number[];

  constructor(rules: Rules<T>, weights: Weights) {
    const { names } = rules.game.bot.features;
    this.rules = rules;
    this.weights = weightVectors(names, weights);
    this.features = names.map(() => 0);
  }

  chances(state: T['state'], out: number[]): void {
    if (isDecided(this.rules, state, out)) return;
    const { bot } = this.rules.game;
    const weights = this.weights[bot.phase(state)] ?? this.weights[0] ?? [];
    const sides = this.rules.sides(state);
    for (let side = 0; side < sides; side++) {
      bot.features.write(state, side, this.rules.content, this.features);
      out[side] = exp(dot(weights, this.features));
    }
    normalise(out, sides);
  }
}

/** Writes the outcome into `out` where the game is over. */
export function isDecided<T extends GameTypes>(rules: Rules<T>, state: T['state'], out: number[]): boolean {
  const outcome = rules.outcome(state);
  if (outcome !== undefined) shares(outcome.ranks, out);
  return outcome !== undefined;
}

/** Turns weights above 0 into chances that sum to 1, none of them certain. */
export function normalise(out: number[], sides: number): void {
  let sum = 0;
  for (let side = 0; side < sides; side++) sum += out[side] ?? 0;
  const whole = 1 + sides * DOUBT;
  for (let side = 0; side < sides; side++) out[side] = ((out[side] ?? 0) / sum + DOUBT) / whole;
}

/** Writes what a finished game is worth to each side: the first place, shared by those who have it. */
export function shares(ranks: readonly number[], out: number[]): void {
  let winners = 0;
  for (const rank of ranks) if (rank === 1) winners++;
  for (let side = 0; side < ranks.length; side++) out[side] = ranks[side] === 1 ? 1 / winners : 0;
}

function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < features.length; index++) sum += (weights[index] ?? 0) * (features[index] ?? 0);
  return sum;
}
