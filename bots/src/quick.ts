import type { GameTypes, OptionOf, Random, Rules, Seat } from '@cabale/engine';

/** A quick player: chooses in proportion to the game's eagerness, now and then anything at all. */
export class QuickPolicy<T extends GameTypes> {
  private readonly rules: Rules<T>;
  private readonly random: Random;
  /** Share of choices made at random, so that playouts do not all look alike. */
  private readonly noise: number;
  /** 1: in proportion to the eagerness; more, a whole number: the more often what is liked best. */
  private readonly sharpness: number;
  private readonly weights: number[] = [];

  constructor(rules: Rules<T>, random: Random, noise: number, sharpness = 1) {
    this.rules = rules;
    this.random = random;
    this.noise = noise;
    this.sharpness = sharpness;
  }

  /** Plays one decision of whoever is asked first. */
  step(state: T['state'], step: T['step']): void {
    const seat = step.seat ?? this.rules.deciders(state)[0] ?? 0;
    this.rules.take(state, seat, this.choose(state, step, seat));
  }

  choose(state: T['state'], step: T['step'], seat: Seat): OptionOf<T> {
    const options = this.rules.options(state, seat);
    return this.rules.game.bot.routine?.(state, step, seat, options) ?? this.pick(state, step, seat, options);
  }

  /** Plays on until so many turns have ended or the game is over. */
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
      const weight = power(bot.eagerness(state, step, seat, options[index] as OptionOf<T>, content), this.sharpness);
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

/** `**` takes several times as long, and this is done for every option of every playout. */
function power(base: number, exponent: number): number {
  let product = base;
  for (let times = 1; times < exponent; times++) product *= base;
  return product;
}
