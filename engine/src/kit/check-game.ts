import type { EmittedEvent } from '../events.ts';
import type { Game, GameTypes, OptionOf, Seat } from '../game.ts';
import { bytes, findDifference, isEqual } from '../json.ts';
import { Match, RESIGN } from '../match.ts';
import { Random } from '../random.ts';
import { readRecord, recordOf, replay, writeRecord } from '../record.ts';
import { Rules } from '../rules.ts';
import { Broken, type GameChecks, type Mode, type Violation } from './checks.ts';
import {
  eventsLaw,
  imagineLaw,
  inventionLaw,
  invariantsLaw,
  lookAround,
  lookedLaw,
  optionsLaw,
  plainLaw,
  reloadLaw,
  sealedLaw,
  takeOnCopy,
} from './laws.ts';
import { carryOut, describeMove, MovePicker, placeOf, placesOf, type Move } from './moves.ts';
import { observers, pointAt, type Point } from './point.ts';
import { PromiseLaw } from './promises.ts';
import { answersLaw, droppedStepLaw, questionsLaw } from './sealed-laws.ts';
import { Secrecy } from './secrecy.ts';
import { recordOfMoves, type MadeMove } from './violation-record.ts';

/** One game to check. */
export interface CheckPlan<T extends GameTypes> {
  readonly game: Game<T>;
  readonly checks: GameChecks<T>;
  readonly mode: Mode<T>;
  readonly seed: string;
  /** `true`: every law at every point; otherwise only the cheap ones. */
  readonly thorough: boolean;
  /** Places where a seat resigns as soon as the game reaches them, besides random ones. */
  readonly resignAt?: readonly string[];
}

/** The result of one checked game. */
export interface CheckedGame {
  readonly decisions: number;
  readonly violation?: Violation;
  /** How often each kind of step asked. */
  readonly asked: Readonly<Record<string, number>>;
  /** How often a seat resigned at each kind of step; with `amongAnswers` where others had sealed theirs. */
  readonly resigned: Readonly<Record<string, number>>;
  /** How often a sealed answer was replaced or undone at each kind of step. */
  readonly revised: Readonly<Record<string, number>>;
  /** Why the game ended. */
  readonly reason: string | undefined;
  /** How often the secrecy law exchanged each kind of hidden thing. */
  readonly exchanged: Readonly<Record<string, number>>;
}

/**
 * Worlds per seat that a match tries before it allows undo. One is enough here: the law checks that undo restores the exact
 * state, not how often it is allowed.
 */
const WORLDS = 1;

/** One game in this many is played uniformly at random, which makes games several times as long. */
const GAMES_PER_RANDOM_ONE = 8;

/** In thorough games, one choice in this many is uniformly random. */
const CHOICES_PER_RANDOM_ONE = 16;

/**
 * Plays one game and checks the laws along the way. Choices follow the bots' prior, some are uniformly random; sometimes a
 * seat resigns, or replaces or undoes a sealed answer.
 */
export function checkOneGame<T extends GameTypes>(plan: CheckPlan<T>): CheckedGame {
  const rules = new Rules(plan.game);
  const walk = new Walk(plan, rules);
  try {
    walk.run();
    return walk.result();
  } catch (error) {
    const law = error instanceof Broken ? error.law : 'no exception';
    const message = error instanceof Error ? error.message : String(error);
    const { mode, seed } = plan;
    const record = recordOfMoves(rules, { ...mode, seed }, walk.made);
    const violation = { law, message, mode: mode.name, seed, choices: walk.choices };
    return { ...walk.result(), violation: record === undefined ? violation : { ...violation, record } };
  }
}

class Walk<T extends GameTypes> {
  readonly choices: string[] = [];
  readonly made: MadeMove<T>[] = [];
  private readonly plan: CheckPlan<T>;
  private readonly rules: Rules<T>;
  private readonly random: Random;
  private readonly followsPrior: boolean;
  private readonly moves: MovePicker<T>;
  /** Options tried depend on a generator of their own, so that the game does not depend on the law. */
  private readonly promiseRandom: Random;
  private readonly match: Match<T> | undefined;
  private readonly asked: Record<string, number> = {};
  private readonly resigned: Record<string, number> = {};
  private readonly revised: Record<string, number> = {};
  private state: T['state'];
  /** Whether an imagined world ever differed from the real one. */
  private hasInvented = false;
  private readonly secrecy: Secrecy<T> | undefined;
  private readonly promises: PromiseLaw<T> | undefined;

  constructor(plan: CheckPlan<T>, rules: Rules<T>) {
    this.plan = plan;
    this.rules = rules;
    this.random = Random.from(`check ${plan.seed}`);
    this.followsPrior = this.random.below(GAMES_PER_RANDOM_ONE) > 0;
    this.moves = new MovePicker(rules, Random.from(`moves ${plan.seed}`), plan.resignAt ?? []);
    this.promiseRandom = Random.from(`promises ${plan.seed}`);
    this.state = rules.start(plan.mode.setup, plan.mode.seats, plan.seed);
    this.match = plan.thorough ? new Match(rules, { ...plan.mode, seed: plan.seed }, undefined, WORLDS) : undefined;
    if (plan.thorough) this.secrecy = new Secrecy(rules, plan.checks, { ...plan.mode, seed: plan.seed });
    if (plan.thorough) this.promises = PromiseLaw.of(rules, plan.checks);
  }

  result(): CheckedGame {
    const { asked, resigned, revised } = this;
    const reason = this.rules.outcome(this.state)?.reason;
    const exchanged = this.secrecy?.counts ?? {};
    return { decisions: this.choices.length, asked, resigned, revised, reason, exchanged };
  }

  run(): void {
    const { plan, rules, match } = this;
    let point = this.look();
    for (let step = rules.step(this.state); step !== undefined; step = rules.step(this.state)) {
      count(this.asked, step.kind);
      const move = this.nextMove(step);
      const option = this.optionOf(move, step);
      this.choices.push(describeMove(move, option));
      this.made.push({ seat: move.seat, option });
      if (this.choices.length > plan.checks.bound) {
        throw new Broken('bound', `the game did not end within ${plan.checks.bound} decisions`);
      }
      if (match === undefined || point === undefined) this.makeMove(move, option);
      else point = this.makeThoroughly(match, point, move, option);
      point = this.look(point);
    }
    const last = point ?? pointAt(rules, this.state);
    plainLaw(last);
    for (const { observer } of last.views) this.secrecy?.atRest(this.state, observer);
    lookedLaw(last);
    if (match === undefined) return;
    recordLaw(match, plan.game);
    for (const observer of observers(plan.mode.seats)) this.secrecy?.ofDeal(observer);
    this.secrecy?.expectExchanges();
    if (!this.hasInvented && plan.checks.openInformation !== true) {
      throw new Broken('imagine', 'every imagined world was the true one: imagine knows more than the view');
    }
  }

  private nextMove(step: T['step']): Move {
    const move = this.moves.pick(this.state, step, this.choices.length);
    if (move === undefined) return { kind: 'answer', seat: this.random.pick(this.rules.deciders(this.state)) };
    if (move.kind === 'resign') count(this.resigned, placeOf(this.state, step));
    else count(this.revised, step.kind);
    return move;
  }

  /** The option of the move; `undefined` where it undoes an answer. */
  private optionOf(move: Move, step: T['step']): OptionOf<T> | undefined {
    switch (move.kind) {
      case 'answer':
      case 'replace':
        return this.pick(step, move.seat);
      case 'resign':
        return RESIGN;
      case 'takeBack':
        return undefined;
    }
  }

  private makeMove({ kind, seat }: Move, option: OptionOf<T> | undefined): void {
    const before = kind === 'resign' && this.state.sealed !== null ? this.rules.clone(this.state) : undefined;
    if (kind !== 'answer') this.rules.unseal(this.state, seat);
    if (option !== undefined) carryOut(this.rules, this.state, seat, option);
    if (before !== undefined) droppedStepLaw(this.rules, before, seat, this.state);
  }

  private makeThoroughly(match: Match<T>, point: Point<T>, move: Move, option: OptionOf<T> | undefined): Point<T> {
    const isRevision = move.kind === 'replace' || move.kind === 'takeBack';
    if (option !== undefined && !isRevision) return this.takeThoroughly(match, point, move.seat, option);
    const revised = this.rules.clone(point.state);
    this.rules.unseal(revised, move.seat);
    if (option !== undefined) carryOut(this.rules, revised, move.seat, option);
    revisionLaw(match, move.seat, option, revised);
    this.state = this.rules.clone(match.state);
    return pointAt(this.rules, this.state);
  }

  /** Checks the laws of a state. Returns the point if the expensive laws were checked too. */
  private look(known?: Point<T>): Point<T> | undefined {
    optionsLaw(this.rules, this.state);
    invariantsLaw(this.rules, this.state, this.plan.checks);
    answersLaw(this.rules, this.state);
    const { match } = this;
    if (match === undefined) return undefined;
    const point = known ?? pointAt(this.rules, this.state);
    plainLaw(point);
    lookAround(this.rules, this.state);
    sealedLaw(this.rules, this.state, this.random);
    this.promises?.look(this.state, this.promiseRandom);
    questionsLaw(match, this.random);
    questionsLaw(reopened(match), this.random);
    return point;
  }

  /** States where the rules paused are shown as well. */
  private lookAtScene(scene: T['state']): void {
    invariantsLaw(this.rules, scene, this.plan.checks);
    const point = pointAt(this.rules, scene);
    plainLaw(point);
    for (const look of point.views) imagineLaw(this.rules, scene, look, this.random, this.plan.checks);
    for (const { observer } of point.views) this.secrecy?.atRest(scene, observer);
  }

  private pick(step: T['step'], seat: Seat): OptionOf<T> {
    const options = this.rules.options(this.state, seat);
    const isRandom = this.plan.thorough ? this.random.below(CHOICES_PER_RANDOM_ONE) === 0 : !this.followsPrior;
    if (isRandom) return this.random.pick(options);
    const { bot } = this.rules.game;
    const weights = options.map((option) => bot.prior(this.state, step, seat, option, this.rules.content));
    return this.random.pickWeighted(options, weights);
  }

  private takeThoroughly(match: Match<T>, point: Point<T>, seat: Seat, option: OptionOf<T>): Point<T> {
    const { rules, random } = this;
    const { state, views } = point;
    // One observer in turn is enough: this law does not depend on who looks.
    const inventor = views[this.choices.length % views.length];
    if (inventor !== undefined) inventionLaw(rules, inventor, random);
    const worlds = new Map(
      views.map((look) => [look.observer, imagineLaw(rules, state, look, random, this.plan.checks)]),
    );
    this.hasInvented ||= [...worlds.values()].some((world) => !isEqual(dealt(world), dealt(state)));
    const events: EmittedEvent<T['event'], T['state']>[] = [];
    const taken = takeOnCopy(rules, point, seat, option, events);
    const isSame = undoLaw(match, point, seat, option, taken);
    // Uses the text of the match: equal values may differ in key order, which the next laws compare.
    const after = isSame ? pointAt(rules, taken, match.bytes) : pointAt(rules, taken);
    for (const { scene } of events) if (scene !== undefined) this.lookAtScene(scene);
    reloadLaw(rules, point, seat, option, after.text);
    if (option.kind === RESIGN.kind) droppedStepLaw(rules, state, seat, taken);
    if (rules.step(state)?.seats === undefined || option.kind === RESIGN.kind) {
      for (const look of after.views) {
        const world = worlds.get(look.observer);
        if (world !== undefined) eventsLaw(rules, world, look, seat, option, events);
      }
    }
    for (const { observer } of views) {
      this.secrecy?.ofChoice(observer, { before: state, seat, option, events, state: taken });
    }
    this.state = isSame ? after.state : rules.clone(match.state);
    return isSame ? after : pointAt(rules, this.state);
  }
}

function count(counts: Record<string, number>, kind: string): void {
  counts[kind] = (counts[kind] ?? 0) + 1;
}

/** The match as it continues from a stored state, without history. */
function reopened<T extends GameTypes>({ rules, origin, length, state }: Match<T>): Match<T> {
  return new Match(rules, origin, { length, state: rules.clone({ ...state, sealed: null }) }, WORLDS);
}

/** Replacing or undoing a sealed answer leaves the match in the same state as the rules. */
function revisionLaw<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  option: OptionOf<T> | undefined,
  expected: T['state'],
): void {
  const made = option === undefined ? match.undo(seat) : match.choose(seat, option);
  if (!made.ok) throw new Broken('match', `a sealed answer could not be revised: ${made.refusal.code}`);
  const { state } = match;
  const answers = (of: T['state']) =>
    (of.sealed ?? []).flatMap((answer, by) => (answer === null ? [] : [{ by, answer }]));
  if (!isEqual({ ...state, sealed: answers(state) }, { ...expected, sealed: answers(expected) })) {
    throw new Broken(
      'match',
      `a revised answer leads to another state than the rules: ${findDifference(expected, state)}`,
    );
  }
}

/** A state without what `imagine` cannot know: future random numbers and sealed answers. */
function dealt(state: GameTypes['state']): object {
  return { ...state, random: null, sealed: null };
}

/**
 * Undo restores the exact earlier state and redo the later one; undo never crosses a random draw. Returns whether the match
 * has the same state as the rules: while answers are sealed, it may have them in another order.
 */
function undoLaw<T extends GameTypes>(
  match: Match<T>,
  before: Point<T>,
  seat: Seat,
  option: OptionOf<T>,
  after: T['state'],
): boolean {
  const made = match.choose(seat, option);
  if (!made.ok) throw new Broken('match', `an offered option was refused: ${made.refusal.code}`);
  const isSame = isEqual(match.state, after);
  if (match.state.sealed === null && !isSame) {
    throw new Broken('match', 'a match leads to another state than the rules');
  }
  const refusal = match.undoRefusal(seat);
  if (refusal !== undefined) return isSame;
  if (!isEqual(match.state.random, before.state.random)) {
    throw new Broken('undo', 'a choice that drew chance can be undone');
  }
  const { check } = match;
  match.undo(seat);
  if (!isEqual(match.state, before.state)) throw new Broken('undo', 'undo did not give the earlier state back');
  const again = match.redo(seat);
  if (!again.ok && !match.choose(seat, option).ok) throw new Broken('undo', 'what was undone cannot be redone');
  if (match.check !== check) throw new Broken('undo', 'redo did not give the later state back');
  return isSame;
}

/** A record that is written and read again replays to the same state. */
function recordLaw<T extends GameTypes>(match: Match<T>, game: Game<T>): void {
  const read = readRecord(writeRecord(recordOf(match)));
  if (!read.ok) throw new Broken('record', read.problem.message);
  const replayed = replay(game, read.value);
  if (!replayed.ok) throw new Broken('record', replayed.problem.message);
  if (bytes(replayed.value.state) !== bytes(match.state)) {
    throw new Broken('record', `a replay differs: ${findDifference(match.state, replayed.value.state)}`);
  }
}

/** The sums over many checked games, with every violation. */
export interface CheckReport {
  readonly games: number;
  readonly decisions: number;
  readonly violations: readonly Violation[];
  readonly asked: Readonly<Record<string, number>>;
  readonly resigned: Readonly<Record<string, number>>;
  readonly revised: Readonly<Record<string, number>>;
  readonly reasons: Readonly<Record<string, number>>;
  readonly exchanged: Readonly<Record<string, number>>;
}

/** Checks many games of one mode; the first `thorough` of them with every law. */
export function checkGame<T extends GameTypes>(
  game: Game<T>,
  checks: GameChecks<T>,
  {
    games,
    seed,
    thorough,
    ...plan
  }: Pick<CheckPlan<T>, 'mode' | 'seed'> & { readonly games: number; readonly thorough: number },
): CheckReport {
  const all: CheckedGame[] = [];
  const due = new Set(placesOf(game));
  const play = (index: number, resignAt: readonly string[]): CheckedGame => {
    const one = checkOneGame({ game, checks, ...plan, seed: `${seed} ${index}`, thorough: index < thorough, resignAt });
    for (const place of Object.keys(one.resigned)) due.delete(place);
    return one;
  };
  // Thorough games resign at random only; the others also resign wherever nobody has resigned yet.
  for (let index = 0; index < games; index++) all.push(play(index, index < thorough ? [] : [...due]));
  // For a place that was reached without a resignation, the same game is played again with one.
  for (const place of game.resign === undefined ? [] : [...due]) {
    const index = all.findIndex(({ asked }) => place in asked);
    if (index >= 0) all[index] = play(index, [place]);
  }
  return reportOf(all);
}

/** Adds up checked games. */
export function reportOf(all: readonly CheckedGame[]): CheckReport {
  const reasons: Record<string, number> = {};
  for (const { reason } of all) if (reason !== undefined) count(reasons, reason);
  return {
    games: all.length,
    decisions: all.reduce((sum, one) => sum + one.decisions, 0),
    violations: all.flatMap((one) => (one.violation === undefined ? [] : [one.violation])),
    asked: sumOf(all.map(({ asked }) => asked)),
    resigned: sumOf(all.map(({ resigned }) => resigned)),
    revised: sumOf(all.map(({ revised }) => revised)),
    reasons,
    exchanged: sumOf(all.map(({ exchanged }) => exchanged)),
  };
}

function sumOf(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const one of all) for (const [kind, times] of Object.entries(one)) sums[kind] = (sums[kind] ?? 0) + times;
  return sums;
}
