import type { GameTypes, Rules } from '@cabale/engine';

/** Weights of a judge: by phase, then by feature. */
export type Weights = readonly (readonly number[])[];

/** No unfinished game is judged won or lost: a win on the table is worth more than the surest promise of one. */
const DOUBT = 0.02;

/**
 * Says how likely each side is to win. One number a side, a weighted sum of the game's features, made into chances that
 * sum to one (conditional logit). A finished game is judged by its outcome. Only asked where a turn ends: in the middle
 * of a turn something paid for and not yet received looks like a loss.
 */
export class Judge<T extends GameTypes> {
  private readonly rules: Rules<T>;
  private readonly weights: Weights;
  private readonly features: number[];

  constructor(rules: Rules<T>, weights: Weights) {
    this.rules = rules;
    this.weights = weights;
    this.features = rules.game.bot.features.map(() => 0);
  }

  /** Writes the chance of every seat, then of every automaton, into `out`. */
  chances(state: T['state'], out: number[]): void {
    const outcome = this.rules.outcome(state);
    if (outcome !== undefined) {
      shares(outcome.ranks, out);
      return;
    }
    const { bot } = this.rules.game;
    const weights = this.weights[bot.phase(state)] ?? this.weights[0] ?? [];
    const sides = sidesOf(this.rules, state);
    let sum = 0;
    for (let side = 0; side < sides; side++) {
      bot.measure(state, side, this.rules.content, this.features);
      const value = Math.exp(dot(weights, this.features));
      out[side] = value;
      sum += value;
    }
    const whole = 1 + sides * DOUBT;
    for (let side = 0; side < sides; side++) out[side] = ((out[side] ?? 0) / sum + DOUBT) / whole;
  }
}

/** How many compete: the seats, and the automata of a solo game. */
export function sidesOf<T extends GameTypes>(rules: Rules<T>, state: T['state']): number {
  return rules.game.bot.sides?.(state) ?? state.seats;
}

/** The weights a game ships with. */
export function weightsOf<T extends GameTypes>(rules: Rules<T>, seats: number): Weights {
  const weights = rules.game.bot.weights[seats];
  if (weights === undefined) throw new Error(`${rules.game.id} has no weights for ${seats} seats`);
  return weights;
}

/** What a finished game is worth to each side: the first place, shared among those who have it. */
export function shares(ranks: readonly number[], out: number[]): void {
  let winners = 0;
  for (const rank of ranks) if (rank === 1) winners++;
  for (let seat = 0; seat < ranks.length; seat++) out[seat] = ranks[seat] === 1 ? 1 / winners : 0;
}

function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < features.length; index++) sum += (weights[index] ?? 0) * (features[index] ?? 0);
  return sum;
}
