import { barrier, WORLDS, type Barrier } from './barrier.ts';
import { accepted, refused, type Refusal, type Result } from './errors.ts';
import { eventsFor, scenesOf, type EmittedEvent } from './events.ts';
import type { Blocked, GameTypes, Observer, OptionBase, OptionOf, Outcome, Seat, SetupOf } from './game.ts';
import { checksumOf } from './hash.ts';
import { bytes } from './json.ts';
import { findOption, isSameOption } from './options.ts';
import type { Rules } from './rules.ts';

/** The option to resign, offered at every decision in games that support it. */
export const RESIGN: OptionBase = { kind: 'resign' };

/** One choice of a match. */
export interface Choice {
  readonly seat: Seat;
  readonly option: OptionBase;
  /** The checksum of the state after it. */
  readonly check: string;
}

/** What a match begins with: the same origin always gives the same deal. */
export interface Origin<T extends GameTypes> {
  readonly setup: SetupOf<T['setup']>;
  readonly seats: number;
  readonly seed: string;
}

/** Some events and the view after them, as one observer sees them. */
export interface Scene<T extends GameTypes> {
  readonly events: readonly T['event'][];
  readonly view: T['view'];
}

/** A stored state from which a match continues, and the number of choices before it. */
export interface Checkpoint<T extends GameTypes> {
  readonly length: number;
  readonly state: T['state'];
}

/** What a choice led to, secrets included. `scenesFor` returns what an observer may see of it. */
export interface Transition<T extends GameTypes> {
  readonly events: readonly EmittedEvent<T['event'], T['state']>[];
  readonly state: T['state'];
}

/** What a seat has to decide. */
export interface Decision<T extends GameTypes> {
  readonly seat: Seat;
  readonly kind: T['step']['kind'];
  readonly options: readonly OptionOf<T>[];
  readonly blocked: readonly Blocked[];
  /** The seat's own sealed answer, which it may still replace or take back. */
  readonly sealed?: OptionOf<T>;
}

/**
 * A choice in the history of a match. The state before it is kept as text, to save memory: only the newest choice is
 * regularly looked at and undone.
 */
interface AppliedChoice<T extends GameTypes> extends Choice {
  readonly option: OptionOf<T>;
  readonly before: LazyState<T>;
  /** Answers were sealed in the state before. */
  readonly amongSealed: boolean;
}

/** A state, decoded or as JSON text, or both; each is made from the other on demand. */
class LazyState<T extends GameTypes> {
  private held: T['state'] | undefined;
  private text: string | undefined;

  constructor(state: T['state'], text?: string) {
    this.held = state;
    this.text = text;
  }

  /** Decoded anew at every call while compacted. */
  get state(): T['state'] {
    return this.held ?? (JSON.parse(this.bytes) as T['state']);
  }

  get bytes(): string {
    return (this.text ??= bytes(this.held));
  }

  restore(): T['state'] {
    return (this.held ??= this.state);
  }

  compact(): void {
    this.text = this.bytes;
    this.held = undefined;
  }
}

/** A game being played. Checks choices from outside, keeps the history, and undoes choices. */
export class Match<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly origin: Origin<T>;
  /** What happened before the first decision. */
  private readonly dealEvents: EmittedEvent<T['event'], T['state']>[] = [];
  private readonly applied: AppliedChoice<T>[] = [];
  private undone: { readonly seat: Seat; readonly option: OptionOf<T> }[] = [];
  private current: LazyState<T>;
  /** The newest choice and its events. */
  private newest:
    | { readonly choice: AppliedChoice<T>; readonly events: readonly EmittedEvent<T['event'], T['state']>[] }
    | undefined;
  /** The options listed last. */
  private listed:
    | { readonly state: T['state']; readonly seat: Seat; readonly options: readonly OptionOf<T>[] }
    | undefined;
  /** How many choices came before those in the history. */
  private forgotten = 0;
  /** Cached, because barriers are expensive to compute and never change. */
  private readonly barriers = new WeakMap<AppliedChoice<T>, Barrier | 'none'>();
  private readonly worlds: number;

  /**
   * Starts with the deal, or at a checkpoint: choices before it can neither be shown nor undone. `worlds` is the number of
   * worlds tried per seat to decide whether a choice may be undone.
   */
  constructor(rules: Rules<T>, origin: Origin<T>, checkpoint?: Checkpoint<T>, worlds: number = WORLDS) {
    this.rules = rules;
    this.origin = origin;
    this.worlds = worlds;
    this.forgotten = checkpoint?.length ?? 0;
    this.current = new LazyState<T>(
      checkpoint?.state ?? rules.start(origin.setup, origin.seats, origin.seed, this.dealEvents),
    );
  }

  /** The complete state with all secrets. Boards and bots get `view`. */
  get state(): T['state'] {
    return this.current.restore();
  }

  /** The choices of the history. */
  get choices(): readonly Choice[] {
    return this.applied.map(({ seat, option, check }) => ({ seat, option, check }));
  }

  /** The checksum of the state after the last choice. */
  get check(): string | undefined {
    return this.applied.at(-1)?.check;
  }

  /** The state as JSON text. */
  get bytes(): string {
    return this.current.bytes;
  }

  get length(): number {
    return this.forgotten + this.applied.length;
  }

  /** The number of public choices: all but the answers that are sealed now. */
  get seenLength(): number {
    return this.length - this.answersSealed;
  }

  get outcome(): Outcome | undefined {
    return this.rules.outcome(this.state);
  }

  view(observer: Observer): T['view'] {
    return this.rules.view(this.state, observer);
  }

  /** The state after this many choices. */
  stateAt(length: number): T['state'] {
    if (length < this.forgotten)
      throw new RangeError(`choice ${length} is no longer in the history, which begins at ${this.forgotten}`);
    const written = this.at(length);
    return written === this.current ? this.state : this.rules.clone(written.state);
  }

  /** The events of one choice as an observer sees them; choice −1 is the deal. */
  eventsOf(choice: number, observer: Observer): T['event'][] {
    return eventsFor(this.transition(choice).events, observer);
  }

  /** What one choice led to; choice −1 is the deal. */
  transition(choice: number): Transition<T> {
    const applied = choice < 0 ? undefined : this.applied[choice - this.forgotten];
    if (applied === undefined) return { events: choice < 0 ? this.dealEvents : [], state: this.stateAt(choice + 1) };
    if (applied === this.newest?.choice) return { events: this.newest.events, state: this.stateAt(choice + 1) };
    const state = this.rules.clone(applied.before.state);
    return { events: this.applyTo(state, applied), state };
  }

  /** One choice as an observer sees it, cut where the rules paused; choice −1 is the deal. */
  scenes(choice: number, observer: Observer): readonly Scene<T>[] {
    return scenesFor(this.rules, this.transition(choice), observer);
  }

  /**
   * Converts a number among the public choices to a number among all choices. Sealing, replacing, undoing and revealing
   * answers change the latter, but not the former.
   */
  choiceSeen(seen: number): number {
    if (this.answersSealed === 0) return seen;
    const first = this.firstSealed();
    const among = seen - this.forgotten - first;
    if (among < 0) return seen;
    const tail = this.applied.flatMap((choice, index) =>
      index >= first && this.isPublic(choice.option) ? [index] : [],
    );
    return this.forgotten + (tail[among] ?? this.applied.length);
  }

  decision(seat: Seat): Decision<T> | undefined {
    return decisionOf(this.rules, this.state, seat, this.optionsOf(seat));
  }

  /** Makes a choice from outside. Refuses what is not an option, with the rule where one is known. */
  choose(seat: Seat, wanted: OptionBase): Result<readonly EmittedEvent<T['event'], T['state']>[]> {
    const found = this.find(seat, wanted);
    if (!found.ok) return found;
    this.undone = [];
    return accepted(this.apply(seat, found.value));
  }

  /** Why the seat's last choice cannot be undone; `undefined` when it can. */
  undoRefusal(seat: Seat): Refusal | undefined {
    if (this.rules.isSealed(this.state, seat)) return undefined;
    // Checked before earlier choices, because those may be answers that other seats have sealed.
    if (this.rules.asked(this.state).length > 1) return { code: 'others-are-asked' };
    const last = this.applied.at(-1);
    if (last === undefined) return { code: 'nothing-to-undo' };
    if (last.seat !== seat) return { code: 'others-have-chosen' };
    if (last.option.kind === RESIGN.kind) return { code: 'something-was-shown' };
    const found = this.barrierAfter(last);
    return found === 'none' ? undefined : { code: found };
  }

  /** Undoes the seat's last choice, which restores the exact earlier state. */
  undo(seat: Seat): Result<undefined> {
    const refusal = this.undoRefusal(seat);
    if (refusal !== undefined) return refused(refusal);
    if (this.rules.isSealed(this.state, seat)) return this.takeBackSealed(seat);
    const last = this.applied.pop();
    if (last === undefined) return refused({ code: 'nothing-to-undo' });
    this.undone.push({ seat, option: last.option });
    this.current = last.before;
    return accepted(undefined);
  }

  /** Repeats the choice that was undone last. */
  redo(seat: Seat): Result<readonly EmittedEvent<T['event'], T['state']>[]> {
    const last = this.undone.at(-1);
    if (last === undefined || last.seat !== seat) return refused({ code: 'nothing-to-redo' });
    this.undone.pop();
    return accepted(this.apply(seat, last.option));
  }

  /** Goes back to the state after this many choices, even across barriers: the players must have agreed. */
  rewind(length: number): void {
    this.current = this.at(length);
    this.applied.length = Math.min(this.applied.length, length - this.forgotten);
    this.undone = [];
  }

  /** Drops the history before this many choices, so that a long match needs no more memory than a short one. */
  forget(length: number): void {
    const passed = Math.min(this.applied.length, Math.max(0, length - this.forgotten));
    if (passed === 0) return;
    this.applied.splice(0, passed);
    this.forgotten += passed;
    this.dealEvents.length = 0;
  }

  /** Frees the events and the previous state of the newest choice, once all clients have been notified. */
  release(): void {
    this.newest?.choice.before.compact();
    this.newest = undefined;
  }

  /** Keeps the state only as text: with thousands of idle matches, decoded states would burden the garbage collector. */
  compact(): void {
    this.release();
    this.current.compact();
    this.listed = undefined;
  }

  /** A new match with the first choices of this one. */
  fork(length: number = this.length): Match<T> {
    if (this.forgotten > 0) throw new RangeError('a match whose history is incomplete cannot be forked');
    const other = new Match(this.rules, this.origin, undefined, this.worlds);
    for (const { seat, option } of this.applied.slice(0, length)) other.apply(seat, option);
    return other;
  }

  private barrierAfter(choice: AppliedChoice<T>): Barrier | 'none' {
    const known = this.barriers.get(choice);
    if (known !== undefined) return known;
    const found = barrier(this.rules, choice.before.state, choice.seat, choice.option, this.worlds) ?? 'none';
    this.barriers.set(choice, found);
    return found;
  }

  /** `Rules` caches only the last list, which is lost where one `Rules` serves many matches. */
  private optionsOf(seat: Seat): readonly OptionOf<T>[] {
    const { listed, state } = this;
    if (listed?.state === state && listed.seat === seat) return listed.options;
    const options = this.rules.options(state, seat);
    this.listed = { state, seat, options };
    return options;
  }

  private find(seat: Seat, wanted: OptionBase): Result<OptionOf<T>> {
    if (this.outcome !== undefined) return refused({ code: 'over' });
    const options = this.optionsOf(seat);
    if (options.length === 0) return refused({ code: 'not-asked' });
    if (wanted.kind === RESIGN.kind) {
      return this.rules.game.resign === undefined
        ? refused({ code: 'cannot-resign' })
        : accepted(RESIGN as OptionOf<T>);
    }
    const option = findOption(options, wanted);
    if (option !== undefined) return accepted(option);
    const rule = this.rules.blocked(this.state, seat).find((blocked) => isSameOption(blocked.option, wanted))?.rule;
    return refused(rule === undefined ? { code: 'not-an-option' } : { code: 'not-an-option', rule });
  }

  private apply(seat: Seat, option: OptionOf<T>): readonly EmittedEvent<T['event'], T['state']>[] {
    // Replacing a sealed answer counts as one choice.
    if (this.rules.isSealed(this.state, seat)) this.takeBackSealed(seat);
    const wasSealed = this.state.sealed !== null;
    this.remake(this.current, [{ seat, option }]);
    if (wasSealed && this.state.sealed === null) this.orderSealed();
    return this.newest?.events ?? [];
  }

  private takeBackSealed(seat: Seat): Result<undefined> {
    const after = this.rules.clone(this.state);
    this.rules.unseal(after, seat);
    this.current = new LazyState<T>(after);
    this.forgetSealed(seat);
    return accepted(undefined);
  }

  private forgetSealed(seat: Seat): void {
    const index = this.applied.findLastIndex((choice) => choice.seat === seat);
    const later = this.applied.slice(index + 1);
    const before = this.at(this.forgotten + index);
    this.applied.length = index;
    this.remake(before, later);
  }

  /** Sorts revealed answers by seat, so that their order of arrival stays secret. */
  private orderSealed(): void {
    const first = this.firstSealed();
    const choices = this.applied.slice(first);
    const before = this.at(this.forgotten + first);
    this.applied.length = first;
    const last = choices.length - 1;
    this.remake(
      before,
      choices
        .map((choice, index) => ({ choice, rank: this.rank(choice, index === last) }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ choice }) => choice),
    );
  }

  /** Public choices come first, in their order; then the answers by seat; last a resignation that caused the reveal. */
  private rank({ seat, option }: AppliedChoice<T>, isLast: boolean): number {
    if (!this.isPublic(option)) return seat;
    return isLast ? this.state.seats : -1;
  }

  /** Resignations and anytime actions are seen immediately, even during a simultaneous step. */
  private isPublic(option: OptionBase): boolean {
    return option.kind === RESIGN.kind || this.rules.isAnytime(option);
  }

  private get answersSealed(): number {
    return (this.state.sealed ?? []).filter((answer) => answer !== null).length;
  }

  /** The index of the first choice since the current answers began to be sealed. */
  private firstSealed(): number {
    return Math.max(
      0,
      this.applied.findLastIndex(({ amongSealed }) => !amongSealed),
    );
  }

  private remake(from: LazyState<T>, choices: readonly { readonly seat: Seat; readonly option: OptionOf<T> }[]): void {
    const { rules } = this;
    let before = from;
    for (const { seat, option } of choices) {
      const known = before.restore();
      const state = this.rules.clone(known);
      const events = this.applyTo(state, { seat, option });
      const after = new LazyState<T>(state, bytes(state));
      const check = checksumOf(rules.checkedBytes(state, after.bytes));
      const choice = { seat, option, before, amongSealed: known.sealed !== null, check };
      this.applied.push(choice);
      if (this.newest?.choice.before !== before) this.newest?.choice.before.compact();
      this.newest = { choice, events };
      before = after;
    }
    this.current = before;
    const asked = this.rules.step(this.state)?.seat;
    if (asked !== undefined) this.optionsOf(asked);
  }

  /** Applies a choice to a state and returns its events. */
  private applyTo(
    state: T['state'],
    { seat, option }: { readonly seat: Seat; readonly option: OptionOf<T> },
  ): EmittedEvent<T['event'], T['state']>[] {
    const events: EmittedEvent<T['event'], T['state']>[] = [];
    if (option.kind === RESIGN.kind) this.rules.resign(state, seat, events);
    else this.rules.take(state, seat, option, events);
    return events;
  }

  /** The state after this many choices, which must be in the history. */
  private at(length: number): LazyState<T> {
    return this.applied[length - this.forgotten]?.before ?? this.current;
  }
}

/** A transition as an observer sees it, cut where the rules paused. */
export function scenesFor<T extends GameTypes>(
  rules: Rules<T>,
  { events, state }: Transition<T>,
  observer: Observer,
): readonly Scene<T>[] {
  return scenesOf(events, state).map((scene) => ({
    events: eventsFor(scene.events, observer),
    view: rules.view(scene.state, observer),
  }));
}

/** What a seat has to decide in a state; `undefined` where it is not asked. */
export function decisionAt<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  seat: Seat,
): Decision<T> | undefined {
  return decisionOf(rules, state, seat, rules.options(state, seat));
}

function decisionOf<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  seat: Seat,
  options: readonly OptionOf<T>[],
): Decision<T> | undefined {
  const step = rules.step(state);
  if (step === undefined || options.length === 0) return undefined;
  // In a simultaneous step a seat whose only option is taken by itself is not asked, and nobody can tell.
  if (step.seats !== undefined && !rules.isQuestion(state, step, seat, options)) return undefined;
  const decision = { seat, kind: step.kind, options, blocked: rules.blocked(state, seat) };
  const sealed = state.sealed?.[seat] ?? null;
  return sealed === null ? decision : { ...decision, sealed: sealed as OptionOf<T> };
}
