/** What a seat may do at a step besides answering: resign, or replace or undo a sealed answer. */
import type { EmittedEvent } from '../events.ts';
import type { Game, GameTypes, OptionBase, OptionOf, Seat } from '../game.ts';
import { RESIGN } from '../match.ts';
import { optionKey } from '../options.ts';
import type { Random } from '../random.ts';
import type { Rules } from '../rules.ts';

/** `replace` and `takeBack` need a sealed answer of the seat. */
export type Move =
  | { readonly kind: 'answer'; readonly seat: Seat }
  | { readonly kind: 'resign'; readonly seat: Seat }
  | { readonly kind: 'replace'; readonly seat: Seat }
  | { readonly kind: 'takeBack'; readonly seat: Seat };

/** While answers are sealed, one move in this many replaces or undoes one of them. */
const MOVES_PER_REVISION = 4;

/** One game in this many has no random resignation, so that games reach their other ends too. */
const GAMES_PER_FULL_ONE = 2;

/** At the planned kind of step, a seat resigns once in this many times. */
const QUESTIONS_PER_RESIGNATION = 4;

/** Half of the plans wait for 1, 2, 4, … decisions, so that resignations come early and late. */
const WAITING_TIMES = 11;

/** Where the next resignation happens: at this place, after this many decisions. */
interface ResignationPlan {
  readonly place: string;
  readonly after: number;
}

/** Decides when a seat does something other than answer. Has its own generator, so that answers do not depend on it. */
export class MovePicker<T extends GameTypes> {
  private readonly rules: Rules<T>;
  private readonly random: Random;
  private readonly places: readonly string[];
  /** Places where a seat must resign as soon as the game reaches them. */
  private readonly due: Set<string>;
  private plan: ResignationPlan | undefined;

  constructor(rules: Rules<T>, random: Random, resignAt: Iterable<string>) {
    this.rules = rules;
    this.random = random;
    this.places = placesOf(rules.game);
    this.due = new Set(resignAt);
    this.plan = random.below(GAMES_PER_FULL_ONE) === 0 ? undefined : this.nextPlan(0);
  }

  /** What a seat does instead of answering; `undefined` where it just answers. */
  pick(state: T['state'], step: T['step'], decisions: number): Exclude<Move, { kind: 'answer' }> | undefined {
    const { rules, random } = this;
    if (rules.game.resign !== undefined && this.isResigning(placeOf(state, step), decisions)) {
      const able = rules.asked(state).filter((seat) => rules.options(state, seat).length > 0);
      return { kind: 'resign', seat: random.pick(able) };
    }
    const sealed = rules.asked(state).filter((seat) => rules.isSealed(state, seat));
    if (sealed.length > 0 && random.below(MOVES_PER_REVISION) === 0) {
      return { kind: random.below(2) === 0 ? 'replace' : 'takeBack', seat: random.pick(sealed) };
    }
    return undefined;
  }

  private isResigning(place: string, decisions: number): boolean {
    if (this.due.delete(place)) return true;
    const { plan } = this;
    if (plan?.place !== place || decisions < plan.after) return false;
    if (this.random.below(QUESTIONS_PER_RESIGNATION) > 0) return false;
    this.plan = this.nextPlan(decisions);
    return true;
  }

  private nextPlan(decisions: number): ResignationPlan {
    const { random } = this;
    const waiting = random.below(2) === 0 ? 0 : 2 ** random.below(WAITING_TIMES);
    return { place: random.pick(this.places), after: decisions + waiting };
  }
}

/** A place where a seat may resign: a kind of step, and whether answers are already sealed. */
export function placeOf({ sealed }: GameTypes['state'], { kind }: GameTypes['step']): string {
  return sealed === null ? kind : amongAnswers(kind);
}

/** The name of the place at a simultaneous step where others have already sealed their answers. */
export function amongAnswers(kind: string): string {
  return `${kind} with answers sealed`;
}

export function placesOf<T extends GameTypes>(game: Game<T>): readonly string[] {
  return Object.entries<object>(game.steps).flatMap(([kind, step]) => {
    if (!('options' in step)) return [];
    return 'reveal' in step ? [kind, amongAnswers(kind)] : [kind];
  });
}

/** A line of a violation's choices. */
export function describeMove(move: Move, option: OptionBase | undefined): string {
  switch (move.kind) {
    case 'answer':
    case 'replace':
      return `${move.seat} ${option === undefined ? move.kind : optionKey(option)}`;
    case 'resign':
      return `${move.seat} ${optionKey(RESIGN)}`;
    case 'takeBack':
      return `${move.seat} undoes the sealed answer`;
  }
}

/** Applies a choice as a match does: a resignation removes the seat's sealed answer first. */
export function carryOut<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  seat: Seat,
  option: OptionOf<T>,
  events: EmittedEvent<T['event'], T['state']>[] | null = null,
): void {
  if (option.kind !== RESIGN.kind) {
    rules.take(state, seat, option, events);
    return;
  }
  rules.unseal(state, seat);
  rules.resign(state, seat, events);
}
