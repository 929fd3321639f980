import type { GameTypes, OptionOf, Rules, Seat } from '@cabale/engine';
import { Random } from '@cabale/engine';
import type { Evaluator } from './evaluator.ts';
import type { Assessed, Player, Thinking } from './player.ts';
import { RolloutPolicy } from './rollout-policy.ts';

/** Worlds in which each option is tried. */
const WORLDS = 12;
const NOISE = 0.1;

/**
 * Turn-greedy: tries each option in a dozen imagined worlds, completes its turn with the rollout policy, evaluates the
 * end of the turn and takes the best. It ignores the opponents' replies.
 */
export class GreedyPlayer<T extends GameTypes> implements Player<T> {
  private readonly rules: Rules<T>;
  private readonly random: Random;
  private readonly evaluator: Evaluator<T>;

  constructor(rules: Rules<T>, random: Random, evaluator: Evaluator<T>) {
    this.rules = rules;
    this.random = random;
    this.evaluator = evaluator;
  }

  think(view: T['view'], seat: Seat): Thinking<T> {
    const worlds = Array.from({ length: WORLDS }, () => this.rules.imagine(view, this.random));
    const [first] = worlds;
    if (first === undefined) throw new Error('no world was imagined');
    const options = this.rules.options(first, seat);
    const seed = this.random.next();
    const assessed = options.map((option) => this.assess(worlds, seat, option, seed));
    const candidates = assessed.toSorted((a, b) => b.chance - a.chance);
    const [best] = candidates;
    if (best === undefined) throw new Error(`seat ${seat} has no option`);
    return { option: best.option, candidates, iterations: WORLDS };
  }

  /** All options use the same worlds and random numbers, so that only the option makes a difference. */
  private assess(worlds: readonly T['state'][], seat: Seat, option: OptionOf<T>, seed: number): Assessed<T> {
    const policy = new RolloutPolicy(this.rules, Random.from(`greedy ${seed}`), NOISE);
    const chances: number[] = [];
    const { bot } = this.rules.game;
    let sum = 0;
    for (const world of worlds) {
      const state = this.rules.clone(world);
      const turn = bot.turn(state);
      this.rules.take(state, seat, option);
      if (bot.turn(state) === turn) policy.playTurns(state, 1);
      this.evaluator.chances(state, chances);
      sum += chances[seat] ?? 0;
    }
    return { option, chance: sum / worlds.length, visits: worlds.length };
  }
}
