import type { GameTypes, OptionOf, Rules, Seat } from '@cabale/engine';
import { Random } from '@cabale/engine';
import { choose } from './choosing.ts';
import { Judge, type Weights } from './judge.ts';
import type { Assessed, Player, Thinking } from './player.ts';
import { QuickPolicy } from './quick.ts';

/** Worlds in which every option is tried. */
const WORLDS = 12;
const NOISE = 0.1;

/**
 * Turn-greedy: tries every option, completes its own turn with the quick policy in a dozen imagined worlds, asks the
 * judge how things stand then, and takes the best. It never looks at the opponent's answer.
 */
export class GreedyPlayer<T extends GameTypes> implements Player<T> {
  private readonly rules: Rules<T>;
  private readonly random: Random;
  private readonly temperature: number;
  private readonly judge: Judge<T>;

  constructor(rules: Rules<T>, random: Random, temperature: number, weights: Weights) {
    this.rules = rules;
    this.random = random;
    this.temperature = temperature;
    this.judge = new Judge(rules, weights);
  }

  think(view: T['view'], seat: Seat): Thinking<T> {
    const worlds = Array.from({ length: WORLDS }, () => this.rules.imagine(view, this.random));
    const [first] = worlds;
    if (first === undefined) throw new Error('no world was imagined');
    const options = this.rules.options(first, seat);
    const tries = this.random.next();
    const assessed = options.map((option) => this.assess(worlds, seat, option, tries));
    const candidates = assessed.toSorted((a, b) => b.chance - a.chance);
    return { option: choose(candidates, this.temperature, this.random), candidates, iterations: WORLDS };
  }

  /** Every option meets the same worlds with the same luck, so that only the option makes a difference. */
  private assess(worlds: readonly T['state'][], seat: Seat, option: OptionOf<T>, tries: number): Assessed<T> {
    const quick = new QuickPolicy(this.rules, Random.from(`greedy ${tries}`), NOISE);
    const chances: number[] = [];
    const { bot } = this.rules.game;
    let sum = 0;
    for (const world of worlds) {
      const state = this.rules.clone(world);
      const turn = bot.turn(state);
      this.rules.take(state, seat, option);
      if (bot.turn(state) === turn) quick.playTurns(state, 1);
      this.judge.chances(state, chances);
      sum += chances[seat] ?? 0;
    }
    return { option, chance: sum / worlds.length, visits: worlds.length };
  }
}
