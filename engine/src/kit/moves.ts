/** What a seat may do at a step besides answering it: give up, replace a sealed answer, take it back. */
import type { Told } from '../events.ts';
import type { Game, GameTypes, OptionBase, OptionOf, Seat } from '../game.ts';
import { RESIGN } from '../match.ts';
import { optionKey } from '../options.ts';
import type { Random } from '../random.ts';
import type { Rules } from '../rules.ts';

/** `replace` and `takeBack` are moves of a seat whose answer is sealed. */
export type Move =
  | { readonly kind: 'answer'; readonly seat: Seat }
  | { readonly kind: 'resign'; readonly seat: Seat }
  | { readonly kind: 'replace'; readonly seat: Seat }
  | { readonly kind: 'takeBack'; readonly seat: Seat };

/** At a step where answers are sealed, one move in so many replaces one of them or takes it back. */
const MOVES_PER_REVISION = 4;

/** One game in so many has nobody who plans to give up, so that games also reach all their other ends. */
const GAMES_PER_STAYER = 2;

/** Asked for the kind of step it waits for, a seat gives up once in so many times. */
const QUESTIONS_PER_RESIGNATION = 4;

/** Half of the plans to give up wait for 1, 2, 4, … decisions, so that games are left early and late. */
const WAITING_TIMES = 11;

/** Where the next resignation is to happen: at a place of this name, after so many decisions. */
interface ResignationPlan {
  readonly place: string;
  readonly after: number;
}

/** Decides when a seat does something else than answer; has a generator of its own, so that the answers of a game do not depend on it. */
export class MovePicker<T extends GameTypes> {
  private readonly rules: Rules<T>;
  private readonly random: Random;
  private readonly places: readonly string[];
  /** Places at which this game must see a resignation as soon as it comes to them. */
  private readonly due: Set<string>;
  private plan: ResignationPlan | undefined;

  constructor(rules: Rules<T>, random: Random, resignAt: Iterable<string>) {
    this.rules = rules;
    this.random = random;
    this.places = placesOf(rules.game);
    this.due = new Set(resignAt);
    this.plan = random.below(GAMES_PER_STAYER) === 0 ? undefined : this.nextPlan(0);
  }

  /** What a seat does instead of answering; `undefined` where the step is simply answered. */
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

/** Where a seat may give up: at a step of some kind; where several are asked, before or after others have answered. */
export function placeOf({ sealed }: GameTypes['state'], { kind }: GameTypes['step']): string {
  return sealed === null ? kind : amongAnswers(kind);
}

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
      return `${move.seat} takes the sealed answer back`;
  }
}

/** Carries out a choice as a match does: giving up withdraws the seat's own sealed answer first. */
export function carryOut<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  seat: Seat,
  option: OptionOf<T>,
  listener: Told<T['event'], T['state']>[] | null = null,
): void {
  if (option.kind !== RESIGN.kind) {
    rules.take(state, seat, option, listener);
    return;
  }
  rules.unseal(state, seat);
  rules.resign(state, seat, listener);
}
