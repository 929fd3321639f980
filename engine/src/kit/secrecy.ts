/**
 * The secrecy law. Two states are the same to an observer when they are equal once all secrets that the game declares
 * are blanked. Then everything the observer receives or may ask for is the same in both, byte for byte. Neither `view` nor
 * `imagine` decides what is secret.
 */
import type { EmittedEvent } from '../events.ts';
import type { GameTypes, Observer, OptionOf, Seat } from '../game.ts';
import { bytes, clone, findDifference, isIdentical } from '../json.ts';
import { decisionAt, Match, RESIGN, scenesFor, type Origin, type Transition } from '../match.ts';
import { findOption } from '../options.ts';
import { Random } from '../random.ts';
import { Rules } from '../rules.ts';
import { Broken, type GameChecks } from './checks.ts';
import { invariantsLaw } from './laws.ts';
import { carryOut } from './moves.ts';
import { GENERATOR, SEALED, type Pool, type SecretPlaces, type Writable } from './secrets.ts';

/** A state that the observer cannot tell from the real one. */
interface Exchanged<T extends GameTypes> {
  readonly observer: Observer;
  readonly state: T['state'];
  /** What differs from the real state. */
  readonly kinds: ReadonlySet<string>;
}

/** A choice and what it led to in the real state. */
interface Taken<T extends GameTypes> extends Transition<T> {
  readonly before: T['state'];
  readonly seat: Seat;
  readonly option: OptionOf<T>;
}

/** Options tried where the choice itself is not possible in the exchanged state. */
const OPTIONS_TRIED = 12;

/** For one choice in this many, undo is compared too, which is expensive. */
const CHOICES_PER_UNDO = 16;

/** The law for one game. Counts the kinds of hidden things that were exchanged. */
export class Secrecy<T extends GameTypes> {
  readonly counts: Record<string, number> = {};
  private readonly rules: Rules<T>;
  private readonly checks: GameChecks<T>;
  private readonly origin: Origin<T>;
  private readonly random: Random;
  private readonly places: SecretPlaces<T> | undefined;
  /** The generator of an unrelated deal. */
  private readonly generator: T['state']['random'];

  constructor(rules: Rules<T>, checks: GameChecks<T>, origin: Origin<T>) {
    this.rules = rules;
    this.checks = checks;
    this.origin = origin;
    this.random = Random.from(`secrecy ${origin.seed}`);
    this.places = checks.openInformation === true ? undefined : checks.secrets;
    this.generator = rules.start(origin.setup, origin.seats, `another ${origin.seed}`).random;
  }

  /** The deal: where all that an observer may know of two deals is equal, so are the events it receives. */
  ofDeal(observer: Observer): void {
    const { rules, origin } = this;
    const { setup, seats, seed } = origin;
    const events: EmittedEvent<T['event'], T['state']>[] = [];
    const state = rules.start(setup, seats, seed, events);
    const kinds = new Set<string>();
    const start: typeof rules.game.start = (deal) => {
      const dealt = clone(rules.game.start(deal)) as Writable<T['state']>;
      this.exchangeValues(dealt, observer, kinds);
      return dealt;
    };
    const other: EmittedEvent<T['event'], T['state']>[] = [];
    const otherState = new Rules({ ...rules.game, start }, rules.content).start(setup, seats, seed, other);
    this.compare({ events, state }, { events: other, state: otherState }, observer, 'the deal', kinds);
  }

  /** A state: what the observer sees, is asked and may answer does not depend on secrets. */
  atRest(state: T['state'], observer: Observer): Exchanged<T> {
    const exchanged = this.exchange(state, observer);
    const here = seenAt(this.rules, state, observer);
    const there = seenAt(this.rules, exchanged.state, observer);
    if (!isSame(here, there)) throw leak(observer, 'the table', exchanged.kinds, here, there);
    if (observer !== 'audience') this.compareSealedUndo(state, observer);
    return exchanged;
  }

  /** A choice, and the state in which it was made. */
  ofChoice(observer: Observer, taken: Taken<T>): void {
    this.compareChoice(this.atRest(taken.before, observer), taken);
  }

  /** Where a choice changes nothing that the observer may know, its events and scenes must be identical. */
  private compareChoice({ observer, state, kinds }: Exchanged<T>, taken: Taken<T>): void {
    const { rules } = this;
    const { seat } = taken;
    if (this.revealsAnswers(taken) && !this.answerAlike(state, taken.before)) return;
    const options = rules.options(state, seat);
    const same = taken.option.kind === RESIGN.kind ? taken.option : findOption(options, taken.option);
    // Where secrets decide what can be chosen, another choice may be the one that looks the same.
    const tried = same === undefined ? options.slice(0, OPTIONS_TRIED) : [same];
    for (const option of tried) {
      const other = rules.clone(state);
      const events: EmittedEvent<T['event'], T['state']>[] = [];
      carryOut(rules, other, seat, option, events);
      const transition = { events, state: other };
      this.compare(taken, transition, observer, `a choice of seat ${seat}`, kinds);
      if (option === same) this.compareUndo(state, observer, kinds, taken, transition);
    }
  }

  /** Fails if nothing was ever exchanged, because then the law has proved nothing. */
  expectExchanges(): void {
    if (this.checks.openInformation === true) return;
    const own = this.places?.kinds.filter((kind) => kind !== GENERATOR && kind !== SEALED) ?? [];
    if (own.every((kind) => this.counts[kind] === undefined)) {
      throw new Broken('secrecy', 'no hidden value could be exchanged with another in the whole game');
    }
  }

  private exchange(state: T['state'], observer: Observer): Exchanged<T> {
    const kinds = new Set<string>();
    const copy = clone(state) as Writable<T['state']>;
    this.exchangeValues(copy, observer, kinds);
    const other = copy as T['state'];
    if (this.random.below(2) === 0) {
      copy.random = clone(this.generator);
      kinds.add(GENERATOR);
    }
    if (this.varySealed(other, observer)) kinds.add(SEALED);
    for (const kind of kinds) this.count(kind);
    try {
      invariantsLaw(this.rules, other, this.checks);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Broken('secrecy', `an exchange of ${list(kinds)} for ${observer} breaks an invariant: ${message}`);
    }
    return { observer, state: other, kinds };
  }

  /** Either one exchange, so that the next choice likely looks the same, or many, to find leaks in the view. */
  private exchangeValues(state: Writable<T['state']>, observer: Observer, kinds: Set<string>): void {
    const { random, places } = this;
    if (places === undefined) return;
    const { pools, variations = [], restore } = places.of(state, observer, this.rules.content);
    const isSmall = random.below(2) === 0;
    const chosen = isSmall && pools.length > 0 ? [random.pick(pools)] : pools;
    for (const each of chosen) mix(each, isSmall ? 1 : each.kinds.length, random, kinds);
    for (const { kind, vary } of variations) if (random.below(2) === 0 && vary(random)) kinds.add(kind);
    restore?.();
  }

  /** Changes or removes the sealed answers of other seats; returns whether one was given. */
  private varySealed(state: T['state'], observer: Observer): boolean {
    const { rules, random } = this;
    const seats = rules.step(state)?.seats?.filter((seat) => seat !== observer) ?? [];
    if (seats.length === 0) return false;
    for (const seat of seats) rules.unseal(state, seat);
    let isVaried = false;
    for (const seat of seats) {
      const open = rules.deciders(state);
      // The last answer would reveal them all.
      if (!open.includes(seat) || open.length < 2 || random.below(2) === 0) continue;
      rules.take(state, seat, random.pick(this.sealable(state, seat)));
      isVaried = true;
    }
    return isVaried;
  }

  /** Whether the choice was the last sealed answer, so that all are public now. */
  private revealsAnswers({ before, state, option }: Taken<T>): boolean {
    const step = this.rules.step(before);
    if (step?.seats === undefined || state.sealed !== null || this.rules.isAnytime(option)) return false;
    return this.places?.hiddenAnswers?.includes(step.kind) !== true;
  }

  /** Seals the real answers in the exchanged state, if they are possible there. */
  private answerAlike(state: T['state'], { sealed }: T['state']): boolean {
    const canAnswer = (sealed ?? []).every(
      (answer, seat) => answer === null || findOption(this.rules.options(state, seat), answer) !== undefined,
    );
    if (canAnswer) state.sealed = clone(sealed);
    return canAnswer;
  }

  private sealable(state: T['state'], seat: Seat): readonly OptionOf<T>[] {
    return this.rules.options(state, seat).filter((option) => !this.rules.isAnytime(option));
  }

  /** All that the observer may know of a state. */
  private known(state: T['state'], observer: Observer): object {
    const copy = clone(state) as Writable<T['state']>;
    const secrets = this.places?.of(copy, observer, this.rules.content);
    for (const each of secrets?.pools ?? []) each.sort();
    secrets?.restore?.();
    secrets?.blank?.();
    const sealed = observer === 'audience' ? null : (state.sealed?.[observer] ?? null);
    return { ...(copy as T['state']), random: null, sealed };
  }

  /** Where both are the same to the observer, it must have been shown the same. */
  private compare(
    here: Transition<T>,
    there: Transition<T>,
    observer: Observer,
    what: string,
    kinds: ReadonlySet<string>,
  ): void {
    const [shown, shownThere] = [shownOf(this.rules, here, observer), shownOf(this.rules, there, observer)];
    if (isSame(shown, shownThere) || !this.isSameTo(here, there, observer)) return;
    throw leak(observer, what, kinds, shown, shownThere);
  }

  /** Whether all that the observer may know is equal, at the end and at every pause. */
  private isSameTo(here: Transition<T>, there: Transition<T>, observer: Observer): boolean {
    const [states, others] = [statesOf(here), statesOf(there)];
    if (states.length !== others.length) return false;
    return states.every((state, index) => {
      const other = others[index];
      return other !== undefined && isSame(this.known(state, observer), this.known(other, observer));
    });
  }

  /** Compares undo after the choice. Not with another generator, which would try other worlds. */
  private compareUndo(
    state: T['state'],
    observer: Observer,
    kinds: ReadonlySet<string>,
    taken: Taken<T>,
    there: Transition<T>,
  ): void {
    const { before, seat, option } = taken;
    // `compareSealedUndo` covers simultaneous steps.
    if (observer === 'audience' || kinds.has(GENERATOR) || this.rules.step(before)?.seats !== undefined) return;
    if (this.random.below(CHOICES_PER_UNDO) > 0 || !this.isSameTo(taken, there, observer)) return;
    const [answer, other] = [before, state].map((each) => {
      const match = this.matchAt(each);
      match.choose(seat, option);
      return match.undoRefusal(observer) ?? null;
    });
    if (!isSame(answer, other))
      throw leak(observer, `what undo answers after a choice of seat ${seat}`, kinds, answer, other);
  }

  /** During a simultaneous step, the refusal of undo must not depend on whether other seats have answered. */
  private compareSealedUndo(state: T['state'], observer: Seat): void {
    const { rules, random } = this;
    if (rules.step(state)?.seats === undefined) return;
    const open = rules.clone(state);
    for (const seat of rules.asked(state)) rules.unseal(open, seat);
    const others = rules.deciders(open).filter((seat) => seat !== observer);
    if (others.length === 0 || rules.deciders(open).length < 2) return;
    const match = this.matchAt(open);
    const here = match.undoRefusal(observer) ?? null;
    const seat = random.pick(others);
    match.choose(seat, random.pick(this.sealable(open, seat)));
    const there = match.undoRefusal(observer) ?? null;
    if (!isSame(here, there)) throw leak(observer, 'what undo answers', new Set([SEALED]), here, there);
  }

  private matchAt(state: T['state']): Match<T> {
    return new Match(this.rules, this.origin, { state: this.rules.clone(state), length: 0 });
  }

  private count(kind: string): void {
    if (this.places?.kinds.includes(kind) === false) {
      throw new Broken('secrecy', `"${kind}" is not among the declared kinds of hidden things`);
    }
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
  }
}

/** Exchanges values this many times; adds the kinds of the places whose value has changed. */
function mix(each: Pool, times: number, random: Random, kinds: Set<string>): void {
  const before = each.values();
  for (let time = 0; time < times; time++) each.swap(random);
  for (const [index, value] of each.values().entries()) {
    const kind = each.kinds[index];
    if (kind !== undefined && value !== before[index]) kinds.add(kind);
  }
}

/** Everything the observer sees, is asked and may answer. */
function seenAt<T extends GameTypes>(rules: Rules<T>, state: T['state'], observer: Observer): object {
  return { view: rules.view(state, observer), ...askedAt(rules, state, observer) };
}

function askedAt<T extends GameTypes>(rules: Rules<T>, state: T['state'], observer: Observer): object {
  const asked = rules.asked(state);
  const outcome = rules.outcome(state) ?? null;
  if (observer === 'audience' || !asked.includes(observer)) return { asked, outcome };
  const [options, blocked] = [rules.options(state, observer), rules.blocked(state, observer)];
  return { asked, outcome, options, blocked, decision: decisionAt(rules, state, observer) ?? null };
}

/** A transition as the observer sees it, scene by scene, and what it is asked afterwards. */
function shownOf<T extends GameTypes>(rules: Rules<T>, transition: Transition<T>, observer: Observer): object {
  return { scenes: scenesFor(rules, transition, observer), ...askedAt(rules, transition.state, observer) };
}

/** The state at the end, where most differences show, and at every pause. */
function statesOf<T extends GameTypes>({ events, state }: Transition<T>): readonly T['state'][] {
  return [state, ...events.flatMap(({ scene }) => (scene === undefined ? [] : [scene]))];
}

/** Whether both are the same byte for byte. Nearly always they are, and then nothing needs to be written. */
function isSame(here: unknown, there: unknown): boolean {
  return isIdentical(here, there) || bytes(here) === bytes(there);
}

function leak(observer: Observer, what: string, kinds: ReadonlySet<string>, here: unknown, there: unknown): Broken {
  const [written, other] = [here, there].map((each): unknown => JSON.parse(bytes(each)));
  const where = findDifference(written, other) ?? 'the order of keys';
  const who = observer === 'audience' ? 'the audience' : `seat ${observer}`;
  return new Broken('secrecy', `${who} learns from ${what} what is secret (${list(kinds)} exchanged): ${where}`);
}

function list(kinds: ReadonlySet<string>): string {
  return kinds.size === 0 ? 'nothing' : [...kinds].join(', ');
}
