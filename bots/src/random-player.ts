import type { GameTypes, Random, Rules, Seat } from '@cabale/engine';
import type { Player, Thinking } from './player.ts';

/** Chooses uniformly at random. */
export class RandomPlayer<T extends GameTypes> implements Player<T> {
  private readonly rules: Rules<T>;
  private readonly random: Random;

  constructor(rules: Rules<T>, random: Random) {
    this.rules = rules;
    this.random = random;
  }

  think(view: T['view'], seat: Seat): Thinking<T> {
    const options = this.rules.options(this.rules.imagine(view, this.random), seat);
    const option = this.random.pick(options);
    return { option, candidates: [], iterations: 0 };
  }
}
