import type { GameTypes, OptionOf, Random, Rules, Seat } from '@cabale/engine';

/** A fast player for rollouts: chooses in proportion to the game's prior, sometimes at random. */
export class RolloutPolicy<T extends GameTypes> {
  private readonly rules: Rules<T>;
  private readonly random: Random;
  /** Share of random choices, so that rollouts differ. */
  private readonly noise: number;
  /** Exponent of the prior, a whole number: the higher, the more often the most promising option is chosen. */
  private readonly sharpness: number;
  private readonly weights: number[] = [];

  constructor(rules: Rules<T>, random: Random, noise: number, sharpness = 1) {
    this.rules = rules;
    this.random = random;
    this.noise = noise;
    this.sharpness = sharpness;
  }

  /** Plays one decision of the first seat that owes one. */
  step(state: T['state'], step: T['step']): void {
    const seat = step.seat ?? this.rules.deciders(state)[0] ?? 0;
    this.rules.take(state, seat, this.choose(state, step, seat));
  }

  choose(state: T['state'], step: T['step'], seat: Seat): OptionOf<T> {
    const options = this.rules.options(state, seat);
    return this.rules.game.bot.autoAnswer?.(state, step, seat, options) ?? this.pick(state, step, seat, options);
  }

  /** Plays until this many turns have ended or the game is over. */
  playTurns(state: T['state'], turns: number): void {
    const { bot } = this.rules.game;
    const last = bot.turn(state) + turns;
    for (let step = this.rules.step(state); step !== undefined; step = this.rules.step(state)) {
      this.step(state, step);
      if (bot.turn(state) >= last) return;
    }
  }

  private pick(state: T['state'], step: T['step'], seat: Seat, options: readonly OptionOf<T>[]): OptionOf<T> {
    if (options.length === 1 || this.random.fraction() < this.noise) return this.random.pick(options);
    const { bot } = this.rules.game;
    const { content } = this.rules;
    let sum = 0;
    for (let index = 0; index < options.length; index++) {
      const weight = power(bot.prior(state, step, seat, options[index] as OptionOf<T>, content), this.sharpness);
      this.weights[index] = weight;
      sum += weight;
    }
    let left = this.random.fraction() * sum;
    for (let index = 0; index < options.length; index++) {
      left -= this.weights[index] ?? 0;
      if (left < 0) return options[index] as OptionOf<T>;
    }
    return options[options.length - 1] as OptionOf<T>;
  }
}

/** Several times as fast as `**`, which counts here: this runs for every option of every rollout. */
function power(base: number, exponent: number): number {
  let product = base;
  for (let times = 1; times < exponent; times++) product *= base;
  return product;
}
