import { isEqual, type GameTypes, type OptionOf, type Random, type Rules, type Seat } from '@cabale/engine';
import { choose } from './choosing.ts';
import { Judge, type Weights } from './judge.ts';
import type { Assessed, Player, Thinking } from './player.ts';
import { QuickPolicy } from './quick.ts';

export interface SearchConfig {
  /** Iterations for one whole turn. */
  readonly iterations: number;
  /** How many turns a playout lasts before the judge is asked; as many as the game wants where missing. */
  readonly horizon?: number;
  /** How long the quick policy's liking outweighs experience. */
  readonly c: number;
  /** How much worse than the tried options an untried one is taken to be. */
  readonly caution: number;
  /** Share of random choices in playouts, and how sharply the others prefer what the quick policy likes. */
  readonly noise: number;
  readonly sharpness: number;
  /** 0: the best option; up to 1: any option close to it. */
  readonly temperature: number;
}

export const SEARCH: SearchConfig = {
  iterations: 5000,
  c: 0.4,
  caution: 0.05,
  noise: 0.05,
  sharpness: 3,
  temperature: 0,
};

/** Shares of a turn's iterations: what the first decision is given, and up to what later ones are topped up. */
const FIRST_SHARE = 0.25;
const LATER_SHARE = 0.15;
/** What a decision gets even when the turn's iterations are used up, since the last ones of a turn matter too. */
const LAST_SHARE = 0.04;
/** Turns a playout lasts in a game that says nothing else. */
const HORIZON = 4;
/** What a win loses at the horizon, and in proportion before: so little that it is worth more than any promise of the judge. */
const DELAY = 0.016;
/** How often the search looks whether the second option can still catch up with the first. */
const LOOK_EVERY = 32;

/** What is known of an option at one point of the tree; the option's own future hangs below it. */
class Edge {
  visits = 0;
  /** Sum of the values for whoever chose it, and of their squares. */
  total = 0;
  squares = 0;
  /** Visits of the parent in which the option was there to be chosen. */
  available = 0;
  /** By option key; made when first needed. */
  children: Map<string, Edge> | null = null;
  /** Where answers are sealed, what the other seats may answer, by seat and key: not known to whoever searches. */
  sealed: Map<string, Edge> | null = null;
}

interface Memory<T extends GameTypes> {
  readonly view: T['view'];
  readonly seat: Seat;
  readonly turn: number;
  readonly option: OptionOf<T>;
  /** Answered without the tree, which therefore has no edge for it. */
  readonly unsearched: boolean;
}

/**
 * Information-set tree search: every iteration imagines a world, all worlds share one tree whose edges are the options
 * as the searching seat sees them, and playouts of the quick policy are cut off by the judge at a turn's end.
 */
export class SearchPlayer<T extends GameTypes> implements Player<T> {
  private readonly rules: Rules<T>;
  private readonly random: Random;
  private readonly config: SearchConfig;
  private readonly horizon: number;
  private readonly quick: QuickPolicy<T>;
  private readonly judge: Judge<T>;
  private root = new Edge();
  private lowest = 1;
  private highest = 0;
  /** What was thought about last, to go on from there while nothing new has come to light. */
  private last: Memory<T> | null = null;
  /** Iterations made for this turn. */
  private spent = 0;

  // Scratch space of one iteration.
  private readonly path: Edge[] = [];
  private readonly actors: Seat[] = [];
  private readonly value: number[] = [];
  private readonly priors: number[] = [];
  private readonly edges: Edge[] = [];

  constructor(rules: Rules<T>, random: Random, config: SearchConfig, weights: Weights) {
    this.rules = rules;
    this.random = random;
    this.config = config;
    this.horizon = config.horizon ?? rules.game.bot.horizon ?? HORIZON;
    this.quick = new QuickPolicy(rules, random, config.noise, config.sharpness);
    this.judge = new Judge(rules, weights);
  }

  think(view: T['view'], seat: Seat): Thinking<T> {
    const world = this.rules.imagine(view, this.random);
    const options = this.rules.options(world, seat);
    const step = this.rules.step(world);
    const first = options[0];
    if (first === undefined || step === undefined) throw new Error(`seat ${seat} is asked nothing`);
    const turn = this.rules.game.bot.turn(world);
    this.settle(view, turn, seat);
    const known = options.length === 1 ? first : this.rules.game.bot.routine?.(world, step, seat, options);
    if (known !== undefined) {
      this.last = { view, seat, turn, option: known, unsearched: true };
      return { option: known, candidates: [], iterations: 0 };
    }
    const iterations = this.search(view, seat, this.budget());
    const candidates = this.candidates(world, step, options);
    const option = choose(candidates, this.config.temperature, this.random);
    this.last = { view, seat, turn, option, unsearched: false };
    return { option, candidates, iterations };
  }

  /** Keeps the part of the tree below the last choice if that choice led here and told nothing new. */
  private settle(view: T['view'], turn: number, seat: Seat): void {
    const { last } = this;
    const sameTurn = last !== null && last.turn === turn && last.seat === seat;
    if (!sameTurn) this.spent = 0;
    if (!sameTurn || this.toldMore(last, view)) this.root = new Edge();
    else if (!last.unsearched) this.root = this.below(last) ?? new Edge();
  }

  /** Whether the table looks otherwise than the last choice alone would have made it look. */
  private toldMore(last: Memory<T>, view: T['view']): boolean {
    const expected = this.rules.imagine(last.view, this.random);
    this.rules.take(expected, last.seat, last.option);
    return !isEqual(this.rules.view(expected, last.seat), view);
  }

  private below(last: Memory<T>): Edge | undefined {
    const before = this.rules.imagine(last.view, this.random);
    const step = this.rules.step(before);
    return step === undefined
      ? undefined
      : this.root.children?.get(this.rules.game.bot.key(before, step, last.option, this.rules.content));
  }

  private budget(): number {
    const { iterations } = this.config;
    const wanted = iterations * (this.spent === 0 ? FIRST_SHARE : LATER_SHARE);
    const allowed = Math.max(iterations - this.spent, iterations * LAST_SHARE);
    return Math.max(0, Math.ceil(Math.min(wanted - this.root.visits, allowed)));
  }

  private search(view: T['view'], seat: Seat, iterations: number): number {
    this.lowest = 1;
    this.highest = 0;
    let done = 0;
    while (done < iterations) {
      this.iterate(this.rules.imagine(view, this.random), seat);
      done++;
      if (done % LOOK_EVERY === 0 && this.isSettled(iterations - done)) break;
    }
    this.spent += done;
    return done;
  }

  /** Whether the second option cannot overtake the first any more. */
  private isSettled(left: number): boolean {
    let first = 0;
    let second = 0;
    for (const { visits } of this.root.children?.values() ?? []) {
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) second = visits;
    }
    return first - second > left;
  }

  private iterate(state: T['state'], seat: Seat): void {
    const { path, actors, rules } = this;
    const { bot } = rules.game;
    path.length = 0;
    actors.length = 0;
    let edge = this.root;
    // Where sealing began: every seat answers from there, so that nobody's answer knows another's (decoupled UCT).
    let sealing: Edge | null = null;
    let isNew = false;
    const lastTurn = bot.turn(state) + this.horizon;
    // Turns end in forced moves as well as in chosen ones: the judge must never look into the middle of the next.
    for (let step = rules.step(state); step !== undefined && !isNew; step = rules.step(state)) {
      if (bot.turn(state) >= lastTurn) break;
      const actor = step.seat ?? this.nextToSeal(state, seat);
      const options = rules.options(state, actor);
      const known = options.length === 1 ? options[0] : bot.routine?.(state, step, actor, options);
      if (known !== undefined) {
        rules.take(state, actor, known);
        continue;
      }
      if (state.sealed === null) sealing = step.seats === undefined ? null : edge;
      const isHidden = sealing !== null && actor !== seat;
      const index = this.descend(sealing ?? edge, isHidden, state, step, actor, options);
      const chosen = this.edges[index] as Edge;
      isNew = chosen.visits === 0;
      path.push(chosen);
      actors.push(actor);
      // Where the searching seat seals an answer too, the tree goes on below that one.
      if (!isHidden || step.seats?.includes(seat) === false) edge = chosen;
      rules.take(state, actor, options[index] as OptionOf<T>);
    }
    const turns = lastTurn - bot.turn(state);
    if (turns > 0) this.quick.playTurns(state, turns);
    this.judge.chances(state, this.value);
    if (rules.outcome(state) !== undefined) this.hurry(1 - (lastTurn - bot.turn(state)) / this.horizon);
    this.backUp();
  }

  /** The searching seat answers first: what it finds out of its own answers must not depend on the order of seats. */
  private nextToSeal(state: T['state'], seat: Seat): Seat {
    const deciders = this.rules.deciders(state);
    return deciders.includes(seat) ? seat : (deciders[0] ?? seat);
  }

  /** A win is worth a little less the further on the way to the horizon it is, or a bot that cannot lose would dawdle. */
  private hurry(way: number): void {
    for (let side = 0; side < this.value.length; side++) this.value[side] = (this.value[side] ?? 0) * (1 - way * DELAY);
  }

  private backUp(): void {
    this.root.visits++;
    for (let depth = 0; depth < this.path.length; depth++) {
      const edge = this.path[depth] as Edge;
      const value = this.value[this.actors[depth] ?? 0] ?? 0;
      edge.visits++;
      edge.total += value;
      edge.squares += value * value;
      if (value < this.lowest) this.lowest = value;
      if (value > this.highest) this.highest = value;
    }
  }

  /**
   * Picks an option by PUCT: what it has brought so far, and the quick policy's liking as long as it is little tried.
   * Trying everything once, as plain UCB does, would play the later decisions of a long turn nearly at random: 38 % of
   * San's games against turn-greedy instead of 80 %.
   */
  private descend(
    parent: Edge,
    isHidden: boolean,
    state: T['state'],
    step: T['step'],
    actor: Seat,
    options: readonly OptionOf<T>[],
  ): number {
    const { bot } = this.rules.game;
    const { content } = this.rules;
    const children = isHidden
      ? (parent.sealed ??= new Map<string, Edge>())
      : (parent.children ??= new Map<string, Edge>());
    const table = isHidden ? `${actor} ` : '';
    let sum = 0;
    for (let index = 0; index < options.length; index++) {
      const option = options[index] as OptionOf<T>;
      const key = table + bot.key(state, step, option, content);
      let edge = children.get(key);
      if (edge === undefined) children.set(key, (edge = new Edge()));
      edge.available++;
      this.edges[index] = edge;
      const eager = bot.eagerness(state, step, actor, option, content);
      this.priors[index] = eager;
      sum += eager;
    }
    return this.best(options.length, sum);
  }

  private best(count: number, sum: number): number {
    const spread = Math.max(this.highest - this.lowest, 0.01);
    const untried = this.untried(count, spread);
    let bestIndex = 0;
    let bestScore = -Infinity;
    for (let index = 0; index < count; index++) {
      const edge = this.edges[index] as Edge;
      const mean = edge.visits === 0 ? untried : (edge.total / edge.visits - this.lowest) / spread;
      const prior = (this.priors[index] ?? 0) / sum;
      const score = mean + (this.config.c * prior * Math.sqrt(edge.available)) / (1 + edge.visits);
      if (score > bestScore) {
        bestScore = score;
        bestIndex = index;
      }
    }
    return bestIndex;
  }

  /** What an untried option is taken to be worth: a little less than the tried ones have brought. */
  private untried(count: number, spread: number): number {
    let total = 0;
    let visits = 0;
    for (let index = 0; index < count; index++) {
      const edge = this.edges[index] as Edge;
      total += edge.total;
      visits += edge.visits;
    }
    return visits === 0 ? 0.5 : (total / visits - this.lowest) / spread - this.config.caution;
  }

  /** The root's options: those that have won every time, then by visits. */
  private candidates(world: T['state'], step: T['step'], options: readonly OptionOf<T>[]): readonly Assessed<T>[] {
    const assessed = options.map((option): Assessed<T> => {
      const edge = this.root.children?.get(this.rules.game.bot.key(world, step, option, this.rules.content));
      if (edge === undefined || edge.visits === 0) return { option, chance: 0, visits: 0 };
      const chance = edge.total / edge.visits;
      const error = Math.sqrt(Math.max(0, edge.squares / edge.visits - chance * chance) / edge.visits);
      return { option, chance, visits: edge.visits, error };
    });
    return assessed.toSorted(
      (a, b) => Number(isWon(b)) - Number(isWon(a)) || b.visits - a.visits || b.chance - a.chance,
    );
  }
}

/** Visits after which an option that has always won is taken to win. */
const PROOF = 8;

/** Judged chances never reach 1: only a game that ends in a win does, every time. */
function isWon({ chance, visits }: { readonly chance: number; readonly visits: number }): boolean {
  return visits >= PROOF && chance > 0.9999;
}
