import type { GameTypes, Rules, Seat } from '@cabale/engine';

/** Weights of a judge: by phase, then by feature. */
export type Weights = readonly (readonly number[])[];

/** No unfinished game is judged won or lost: a win on the table is worth more than the surest promise of one. */
const DOUBT = 0.02;

/**
 * Says how likely each seat is to win. One number a seat, a weighted sum of the game's features, made into chances that
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

  /** Writes every seat's chance into `out`. */
  chances(state: T['state'], out: number[]): void {
    const outcome = this.rules.outcome(state);
    if (outcome !== undefined) {
      shares(outcome.ranks, out);
      return;
    }
    const { bot } = this.rules.game;
    const weights = this.weights[bot.phase(state)] ?? this.weights[0] ?? [];
    let sum = 0;
    for (let seat: Seat = 0; seat < state.seats; seat++) {
      bot.measure(state, seat, this.rules.content, this.features);
      const value = Math.exp(dot(weights, this.features));
      out[seat] = value;
      sum += value;
    }
    const whole = 1 + state.seats * DOUBT;
    for (let seat: Seat = 0; seat < state.seats; seat++) out[seat] = ((out[seat] ?? 0) / sum + DOUBT) / whole;
  }
}

/** The weights a game ships with. */
export function weightsOf<T extends GameTypes>(rules: Rules<T>, seats: number): Weights {
  const weights = rules.game.bot.weights[seats];
  if (weights === undefined) throw new Error(`${rules.game.id} has no weights for ${seats} seats`);
  return weights;
}

/** What a finished game is worth to each seat: the first place, shared among those who have it. */
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
