import type { GameTypes, OptionOf, Random, Rules, Seat } from '@cabale/engine';
import { HandPrior, type Prior } from './prior.ts';

/** A fast player for rollouts: chooses in proportion to a prior, sometimes at random. */
export class RolloutPolicy<T extends GameTypes> {
  private readonly rules: Rules<T>;
  private readonly random: Random;
  /** Share of random choices, so that rollouts differ. */
  private readonly noise: number;
  private readonly prior: Prior<T>;
  private readonly weights: number[] = [];

  constructor(rules: Rules<T>, random: Random, noise: number, prior: Prior<T> = new HandPrior(rules, 1)) {
    this.rules = rules;
    this.random = random;
    this.noise = noise;
    this.prior = prior;
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
    let sum = 0;
    for (let index = 0; index < options.length; index++) {
      const weight = this.prior.guess(state, step, seat, options[index] as OptionOf<T>);
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
