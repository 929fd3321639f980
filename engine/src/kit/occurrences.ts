/** Counts how often everything that can occur in a game does occur. */
import type { EmittedEvent } from '../events.ts';
import type { Game, GameTypes, OptionOf, Seat } from '../game.ts';
import { optionKey } from '../options.ts';
import type { Rules } from '../rules.ts';
import { Broken, type GameChecks, type Mode, type Things, type Violation } from './checks.ts';
import { invariantsLaw, optionsLaw } from './laws.ts';

/** How often things occurred: by group, then by name. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Chooses for a seat. It gets the state, not a view: the proof is about what can occur, not about knowledge. */
export interface Chooser<T extends GameTypes> {
  choose(state: T['state'], step: T['step'], seat: Seat): OptionOf<T>;
}

/** One game to count in. */
export interface CountPlan<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly checks: GameChecks<T>;
  readonly mode: Mode<T>;
  readonly seed: string;
  /** By seat. */
  readonly choosers: readonly Chooser<T>[];
}

/** The result of one counted game. */
export interface CountedGame {
  readonly decisions: number;
  readonly counts: Counts;
  readonly violation?: Violation;
}

/** The things of a mode; empty where the game names none. */
export function thingsOf<T extends GameTypes>(game: Game<T>, checks: GameChecks<T>, mode: Mode<T>): Things {
  return checks.occurrences?.things(mode, game.content.printed) ?? {};
}

/** Plays one game and counts what occurs in it; checks the cheap laws too. */
export function countOneGame<T extends GameTypes>(plan: CountPlan<T>): CountedGame {
  const tally = new Tally(thingsOf(plan.rules.game, plan.checks, plan.mode));
  const choices: string[] = [];
  try {
    play(plan, tally, choices);
    return { decisions: choices.length, counts: tally.counts };
  } catch (error) {
    const law = error instanceof Broken ? error.law : 'no exception';
    const message = error instanceof Error ? error.message : String(error);
    const violation = { law, message, mode: plan.mode.name, seed: plan.seed, choices };
    return { decisions: choices.length, counts: tally.counts, violation };
  }
}

function play<T extends GameTypes>(plan: CountPlan<T>, tally: Tally, choices: string[]): void {
  const { rules, checks, mode, seed, choosers } = plan;
  const { content } = rules;
  const count = (group: string, name: string): void => tally.add(group, name);
  let events: EmittedEvent<T['event'], T['state']>[] = [];
  const state = rules.start(mode.setup, mode.seats, seed, events);
  checks.occurrences?.occurred({ before: state, events, after: state, content }, count);
  for (let step = rules.step(state); step !== undefined; step = rules.step(state)) {
    optionsLaw(rules, state);
    invariantsLaw(rules, state, checks);
    const seat = rules.deciders(state)[0] ?? 0;
    const chooser = choosers[seat];
    if (chooser === undefined) throw new Error(`seat ${seat} has no player`);
    const option = chooser.choose(state, step, seat);
    choices.push(`${seat} ${optionKey(option)}`);
    if (choices.length > checks.bound) throw new Broken('bound', `no end within ${checks.bound} decisions`);
    const before = rules.clone(state);
    events = [];
    rules.take(state, seat, option, events);
    checks.occurrences?.occurred({ before, events, after: state, content }, count);
  }
  invariantsLaw(rules, state, checks);
}

/** Counts things that can occur; refuses all others. */
class Tally {
  readonly counts: Record<string, Record<string, number>> = {};
  private readonly known: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(things: Things) {
    this.known = new Map(Object.entries(things).map(([group, names]) => [group, new Set(names)]));
  }

  add(group: string, name: string): void {
    if (this.known.get(group)?.has(name) !== true) {
      throw new Broken('occurrences', `"${group} ${name}" occurred, but is not in the list of what can occur`);
    }
    const counts = (this.counts[group] ??= {});
    counts[name] = (counts[name] ?? 0) + 1;
  }
}

/** The sum over many games, with 0 for things that never occurred. */
export function sumOfCounts(things: Things, games: readonly CountedGame[]): Counts {
  const sum: Record<string, Record<string, number>> = {};
  for (const [group, names] of Object.entries(things)) {
    sum[group] = Object.fromEntries(
      names.map((name) => [name, games.reduce((total, { counts }) => total + (counts[group]?.[name] ?? 0), 0)]),
    );
  }
  return sum;
}
