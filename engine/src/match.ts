import { barrier, WORLDS, type Barrier } from './barrier.ts';
import { accepted, refused, type Refusal, type Result } from './errors.ts';
import { heardBy, scenesOf, type Told } from './events.ts';
import type { Blocked, GameTypes, Observer, OptionBase, OptionOf, Outcome, Seat, SetupOf } from './game.ts';
import { checksumOf } from './hash.ts';
import { bytes } from './json.ts';
import { findOption, isSameOption } from './options.ts';
import type { Rules } from './rules.ts';

/** The choice that is open at every decision of one's own, in games that know it. */
export const RESIGN: OptionBase = { kind: 'resign' };

/** One choice as it was made. */
export interface Choice {
  readonly seat: Seat;
  readonly option: OptionBase;
  /** Of the state after it. */
  readonly check: string;
}

export interface Origin<T extends GameTypes> {
  readonly setup: SetupOf<T['setup']>;
  readonly seats: number;
  readonly seed: string;
}

/** What was heard, and how the table looked afterwards. */
export interface Scene<T extends GameTypes> {
  readonly events: readonly T['event'][];
  readonly view: T['view'];
}

/** Where a match is after so many choices. */
export interface Standing<T extends GameTypes> {
  readonly length: number;
  readonly state: T['state'];
}

/** What a choice led to, with every secret: for whoever runs the table. `scenesFor` gives what an observer lived of it. */
export interface Passage<T extends GameTypes> {
  readonly told: readonly Told<T['event'], T['state']>[];
  readonly state: T['state'];
}

/** What a seat is asked. */
export interface Decision<T extends GameTypes> {
  readonly seat: Seat;
  readonly kind: T['step']['kind'];
  readonly options: readonly OptionOf<T>[];
  readonly blocked: readonly Blocked[];
  /** The seat's own sealed answer, which it may still replace or take back. */
  readonly sealed?: OptionOf<T>;
}

/**
 * A choice as the match remembers it. What was before it is kept as bytes and what it led to is not kept at all: looking
 * back is rare, and a long past of many matches must neither fill the memory nor be walked through to clear it. Only of
 * the newest choice, which is looked at and taken back, everything is at hand.
 */
interface Made<T extends GameTypes> extends Choice {
  readonly option: OptionOf<T>;
  /** The state before it. */
  readonly before: Written<T>;
  /** Answers were sealed in that state. */
  readonly amongSealed: boolean;
}

/** A state and its bytes: one is made of the other when it is asked for. */
class Written<T extends GameTypes> {
  private held: T['state'] | undefined;
  private text: string | undefined;

  constructor(state: T['state'], text?: string) {
    this.held = state;
    this.text = text;
  }

  /** At rest it is read anew for everybody who asks. */
  get state(): T['state'] {
    return this.held ?? (JSON.parse(this.bytes) as T['state']);
  }

  get bytes(): string {
    return (this.text ??= bytes(this.held));
  }

  wake(): T['state'] {
    return (this.held ??= this.state);
  }

  rest(): void {
    this.text = this.bytes;
    this.held = undefined;
  }
}

/** A game being played: the one place where choices from outside are checked, remembered and taken back. */
export class Match<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly origin: Origin<T>;
  /** What happened before the first decision. */
  private readonly prologue: Told<T['event'], T['state']>[] = [];
  private readonly made: Made<T>[] = [];
  private undone: { readonly seat: Seat; readonly option: OptionOf<T> }[] = [];
  private current: Written<T>;
  /** What the newest choice led to. */
  private newest: { readonly choice: Made<T>; readonly told: readonly Told<T['event'], T['state']>[] } | undefined;
  /** What the seat that was asked last may answer. */
  private listed:
    | { readonly state: T['state']; readonly seat: Seat; readonly options: readonly OptionOf<T>[] }
    | undefined;
  /** How many choices came before those remembered here. */
  private forgotten = 0;
  /** What each choice brought to light: computed when first asked, which is dear, and the same for ever. */
  private readonly barriers = new WeakMap<Made<T>, Barrier | 'none'>();
  private readonly worlds: number;

  /**
   * From the deal, or from a stored state: then what was before it can neither be shown nor undone. `worlds`: how many
   * other worlds are tried for each seat before a choice may be undone.
   */
  constructor(rules: Rules<T>, origin: Origin<T>, standing?: Standing<T>, worlds: number = WORLDS) {
    this.rules = rules;
    this.origin = origin;
    this.worlds = worlds;
    this.forgotten = standing?.length ?? 0;
    this.current = new Written<T>(
      standing?.state ?? rules.start(origin.setup, origin.seats, origin.seed, this.prologue),
    );
  }

  /** The whole truth: for servers, records and tests. Boards and bots get `view`. */
  get state(): T['state'] {
    return this.current.wake();
  }

  /** All choices, as far back as the match remembers. */
  get choices(): readonly Choice[] {
    return this.made.map(({ seat, option, check }) => ({ seat, option, check }));
  }

  /** The checksum of the state after the last choice. */
  get check(): string | undefined {
    return this.made.at(-1)?.check;
  }

  /** The state as bytes, for whoever stores it. */
  get bytes(): string {
    return this.current.bytes;
  }

  get length(): number {
    return this.forgotten + this.made.length;
  }

  get outcome(): Outcome | undefined {
    return this.rules.outcome(this.state);
  }

  view(observer: Observer): T['view'] {
    return this.rules.view(this.state, observer);
  }

  /** The state as it was after so many choices. */
  stateAt(length: number): T['state'] {
    if (length < this.forgotten) throw new RangeError(`choice ${length} was forgotten; known from ${this.forgotten}`);
    const written = this.at(length);
    return written === this.current ? this.state : this.rules.clone(written.state);
  }

  /** What an observer heard of one choice; choice −1 is what happened before the first. */
  heard(choice: number, observer: Observer): T['event'][] {
    return heardBy(this.passage(choice).told, observer);
  }

  /** What one choice led to; choice −1 is what happened before the first. */
  passage(choice: number): Passage<T> {
    const made = choice < 0 ? undefined : this.made[choice - this.forgotten];
    if (made === undefined) return { told: choice < 0 ? this.prologue : [], state: this.stateAt(choice + 1) };
    if (made === this.newest?.choice) return { told: this.newest.told, state: this.stateAt(choice + 1) };
    const state = this.rules.clone(made.before.state);
    return { told: this.carryOut(state, made), state };
  }

  /** One choice as an observer lived it, cut where the rules paused; choice −1 is what happened before the first. */
  scenes(choice: number, observer: Observer): readonly Scene<T>[] {
    return scenesFor(this.rules, this.passage(choice), observer);
  }

  decision(seat: Seat): Decision<T> | undefined {
    return decisionOf(this.rules, this.state, seat, this.optionsOf(seat));
  }

  /** Makes a choice from outside. What cannot be chosen is refused, with the rule where one is known. */
  choose(seat: Seat, wanted: OptionBase): Result<readonly Told<T['event'], T['state']>[]> {
    const found = this.find(seat, wanted);
    if (!found.ok) return found;
    this.undone = [];
    return accepted(this.apply(seat, found.value));
  }

  /** Why the seat's last choice cannot be undone; `undefined` when it can. */
  undoRefusal(seat: Seat): Refusal | undefined {
    const isSealed = this.rules.isSealed(this.state, seat);
    // Before anything else: the same refusal whether or not another seat has answered, at the first question too.
    if (!isSealed && this.rules.asked(this.state).length > 1) return { code: 'others-are-asked' };
    const last = this.made.at(-1);
    if (last === undefined) return { code: 'nothing-to-undo' };
    if (isSealed) return undefined;
    if (last.seat !== seat) return { code: 'others-have-chosen' };
    if (last.option.kind === RESIGN.kind) return { code: 'something-was-shown' };
    const found = this.barrierAfter(last);
    return found === 'none' ? undefined : { code: found };
  }

  /** Takes the seat's last choice back: the exact earlier state, or a refusal that says why. */
  undo(seat: Seat): Result<undefined> {
    const refusal = this.undoRefusal(seat);
    if (refusal !== undefined) return refused(refusal);
    if (this.rules.isSealed(this.state, seat)) return this.takeBackSealed(seat);
    const last = this.made.pop();
    if (last === undefined) return refused({ code: 'nothing-to-undo' });
    this.undone.push({ seat, option: last.option });
    this.current = last.before;
    return accepted(undefined);
  }

  /** Makes the choice again that was undone last. */
  redo(seat: Seat): Result<readonly Told<T['event'], T['state']>[]> {
    const last = this.undone.at(-1);
    if (last === undefined || last.seat !== seat) return refused({ code: 'nothing-to-redo' });
    this.undone.pop();
    return accepted(this.apply(seat, last.option));
  }

  /** Goes back to where it was after so many choices, whatever came to light since: the players must have agreed. */
  rewind(length: number): void {
    this.current = this.at(length);
    this.made.length = Math.min(this.made.length, length - this.forgotten);
    this.undone = [];
  }

  /** Lets go of the states before so many choices: a long match then needs no more memory than a short one. */
  forget(length: number): void {
    const passed = Math.min(this.made.length, Math.max(0, length - this.forgotten));
    if (passed === 0) return;
    this.made.splice(0, passed);
    this.forgotten += passed;
    this.prologue.length = 0;
  }

  /** Everybody has been told of the newest choice: of what was before it only the bytes are kept. */
  told(): void {
    this.newest?.choice.before.rest();
    this.newest = undefined;
  }

  /**
   * Keeps nothing but bytes until somebody asks again: among thousands of matches whose players think, states would be
   * moved about in memory all the time.
   */
  rest(): void {
    this.told();
    this.current.rest();
    this.listed = undefined;
  }

  /** Another match that begins with this one's first choices. */
  fork(length: number = this.length): Match<T> {
    if (this.forgotten > 0) throw new RangeError('a match that has forgotten its beginning cannot be forked');
    const other = new Match(this.rules, this.origin, undefined, this.worlds);
    for (const { seat, option } of this.made.slice(0, length)) other.apply(seat, option);
    return other;
  }

  private barrierAfter(choice: Made<T>): Barrier | 'none' {
    const known = this.barriers.get(choice);
    if (known !== undefined) return known;
    const found = barrier(this.rules, choice.before.state, choice.seat, choice.option, this.worlds) ?? 'none';
    this.barriers.set(choice, found);
    return found;
  }

  /** The rules know what they have just listed, but not for long where they are played at many tables. */
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

  private apply(seat: Seat, option: OptionOf<T>): readonly Told<T['event'], T['state']>[] {
    // A seat that answers a sealed step anew has made one choice, not two.
    if (this.rules.isSealed(this.state, seat)) this.takeBackSealed(seat);
    const wasSealed = this.state.sealed !== null;
    this.remake(this.current, [{ seat, option }]);
    const isOpened = wasSealed && this.state.sealed === null;
    if (isOpened && option.kind !== RESIGN.kind) this.orderSealed();
    return this.newest?.told ?? [];
  }

  private takeBackSealed(seat: Seat): Result<undefined> {
    const after = this.rules.clone(this.state);
    this.rules.unseal(after, seat);
    this.current = new Written<T>(after);
    this.forgetSealed(seat);
    return accepted(undefined);
  }

  private forgetSealed(seat: Seat): void {
    const index = this.made.findLastIndex((choice) => choice.seat === seat);
    const later = this.made.slice(index + 1);
    const before = this.at(this.forgotten + index);
    this.made.length = index;
    this.remake(before, later);
  }

  /** Once revealed, sealed answers stand in order of seats, so that the order of arrival leaves no trace. */
  private orderSealed(): void {
    const first = this.made.findLastIndex(({ amongSealed }) => !amongSealed);
    const sealed = this.made.slice(first);
    const before = this.at(this.forgotten + first);
    this.made.length = first;
    this.remake(
      before,
      sealed.toSorted((a, b) => this.rank(a) - this.rank(b)),
    );
  }

  /** What was done in sight comes first, in the order it was seen; then the answers by seat. */
  private rank({ seat, option }: Made<T>): number {
    return this.rules.isAnytime(option) ? -1 : seat;
  }

  private remake(from: Written<T>, choices: readonly { readonly seat: Seat; readonly option: OptionOf<T> }[]): void {
    let before = from;
    for (const { seat, option } of choices) {
      const known = before.wake();
      const state = this.rules.clone(known);
      const told = this.carryOut(state, { seat, option });
      const after = new Written<T>(state, bytes(state));
      const choice = { seat, option, before, amongSealed: known.sealed !== null, check: checksumOf(after.bytes) };
      this.made.push(choice);
      if (this.newest?.choice.before !== before) this.newest?.choice.before.rest();
      this.newest = { choice, told };
      before = after;
    }
    this.current = before;
    const asked = this.rules.step(this.state)?.seat;
    if (asked !== undefined) this.optionsOf(asked);
  }

  /** Changes the state as the choice does; gives what is told of it. */
  private carryOut(
    state: T['state'],
    { seat, option }: { readonly seat: Seat; readonly option: OptionOf<T> },
  ): Told<T['event'], T['state']>[] {
    const told: Told<T['event'], T['state']>[] = [];
    if (option.kind === RESIGN.kind) this.rules.resign(state, seat, told);
    else this.rules.take(state, seat, option, told);
    return told;
  }

  /** Where the match was after so many choices, none of them forgotten. */
  private at(length: number): Written<T> {
    return this.made[length - this.forgotten]?.before ?? this.current;
  }
}

/** A passage as an observer lived it, cut where the rules paused. */
export function scenesFor<T extends GameTypes>(
  rules: Rules<T>,
  { told, state }: Passage<T>,
  observer: Observer,
): readonly Scene<T>[] {
  return scenesOf(told, state).map((scene) => ({
    events: heardBy(scene.told, observer),
    view: rules.view(scene.state, observer),
  }));
}

/** What a seat is asked in a state; `undefined` where it is not asked. */
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
  // Among sealed answers a forced one gives itself: nobody is asked, and nobody can tell.
  if (step === undefined || options.length < (step.seats === undefined ? 1 : 2)) return undefined;
  const decision = { seat, kind: step.kind, options, blocked: rules.blocked(state, seat) };
  const sealed = state.sealed?.[seat] ?? null;
  return sealed === null ? decision : { ...decision, sealed: sealed as OptionOf<T> };
}
