/** Laws of sealed answers: they count only for their step, and nobody notices them before the reveal. */
import { eventsFor, type EmittedEvent } from '../events.ts';
import type { GameTypes, Observer, OptionBase, OptionOf, Seat } from '../game.ts';
import { bytes, findDifference, isEqual } from '../json.ts';
import { Match, RESIGN, type Decision } from '../match.ts';
import type { Refusal } from '../errors.ts';
import { findOption, optionKey } from '../options.ts';
import type { Random } from '../random.ts';
import type { Rules } from '../rules.ts';
import { Broken } from './checks.ts';
import { carryOut } from './moves.ts';
import { observers } from './point.ts';

/** Every sealed answer is an option of the step on top, by a seat that this step asks. */
export function answersLaw<T extends GameTypes>(rules: Rules<T>, state: T['state']): void {
  const { sealed } = state;
  if (sealed === null) return;
  const asked = rules.step(state)?.seats ?? [];
  for (const [seat, answer] of sealed.entries()) {
    if (answer === null) continue;
    const what = `the sealed answer "${optionKey(answer)}" of seat ${seat}`;
    if (!asked.includes(seat)) throw new Broken('sealed answers', `${what} belongs to no step that asks the seat`);
    if (rules.isAnytime(answer) || findOption(rules.options(state, seat), answer) === undefined) {
      throw new Broken('sealed answers', `${what} is not an option of the step on top`);
    }
  }
}

/** Where a resignation drops a step, answers sealed for it have no effect. */
export function droppedStepLaw<T extends GameTypes>(
  rules: Rules<T>,
  before: T['state'],
  seat: Seat,
  after: T['state'],
): void {
  if (before.sealed === null) return;
  const unanswered = rules.clone(before);
  unanswered.sealed = null;
  carryOut(rules, unanswered, seat, RESIGN as OptionOf<T>);
  if (isStillAsked(rules, before, unanswered)) return;
  if (!isEqual(unanswered, after)) {
    throw new Broken(
      'dropped step',
      `seat ${seat} gave up and the step was dropped, but an answer sealed for it had an effect: ${findDifference(unanswered, after)}`,
    );
  }
}

function isStillAsked<T extends GameTypes>(rules: Rules<T>, before: T['state'], after: T['state']): boolean {
  const [was, is] = [rules.step(before), rules.step(after)];
  const seats = was?.seats ?? [];
  return is?.kind === was?.kind && is?.seats !== undefined && is.seats.every((seat) => seats.includes(seat));
}

/** Everything a seat can find out from a match. */
interface Answers<T extends GameTypes> {
  readonly undo: Refusal | null;
  readonly decision: Decision<T> | null;
  readonly resign: Refusal | null;
  readonly unknownOption: Refusal | null;
}

const UNKNOWN: OptionBase = { kind: 'an option of no game' };

/**
 * Until the reveal, nothing a seat can find out depends on whether others have answered: whether it may undo or resign,
 * its decision and options (hints follow from them), and the code of every refusal. Leaves the match as it was.
 */
export function questionsLaw<T extends GameTypes>(match: Match<T>, random: Random): void {
  const { rules } = match;
  const deciders = rules.deciders(match.state);
  if (rules.step(match.state)?.seats === undefined || deciders.length < 2) return;
  const answering = random.pick(deciders);
  const others = observers(match.state.seats).filter(
    (observer): observer is Seat =>
      observer !== 'audience' && observer !== answering && !rules.isSealed(match.state, observer),
  );
  if (others.length === 0) return;
  // Trying to resign is expensive: one seat at a time is enough.
  const trying = random.pick(others);
  const before = others.map((seat) => ({ seat, answers: answersTo(match, seat, trying) }));
  const unanswered = rules.clone(match.state);
  const sealable = rules.options(match.state, answering).filter((option) => !rules.isAnytime(option));
  const sealed = match.choose(answering, random.pick(sealable));
  if (!sealed.ok) throw new Broken('match', `an offered option was refused: ${sealed.refusal.code}`);
  for (const { seat, answers } of before) {
    const now = answersTo(match, seat, trying);
    if (!isEqual(now, answers)) {
      throw new Broken(
        'questions',
        `seat ${seat} can find out that seat ${answering} has answered: ${findDifference(answers, now)}`,
      );
    }
  }
  if (rules.game.resign !== undefined && deciders.length > 2) {
    const leaving = random.pick(deciders.filter((seat) => seat !== answering));
    resignationLaw(rules, unanswered, match.state, leaving, answering);
  }
  const taken = match.undo(answering);
  if (!taken.ok) throw new Broken('match', `a sealed answer cannot be taken back: ${taken.refusal.code}`);
  if (bytes({ ...match.state, sealed: null }) !== bytes({ ...unanswered, sealed: null })) {
    throw new Broken('undo', 'a sealed answer that was taken back has changed the state');
  }
}

function answersTo<T extends GameTypes>(match: Match<T>, seat: Seat, trying: Seat): Answers<T> {
  const unknown = match.choose(seat, UNKNOWN);
  return {
    undo: match.undoRefusal(seat) ?? null,
    decision: match.decision(seat) ?? null,
    resign: seat === trying ? resignRefusal(match, seat) : null,
    unknownOption: unknown.ok ? null : unknown.refusal,
  };
}

/** Tried on a copy, because it would change the match. */
function resignRefusal<T extends GameTypes>({ rules, origin, length, state }: Match<T>, seat: Seat): Refusal | null {
  const copy = new Match(rules, origin, { length, state: rules.clone(state) });
  const tried = copy.choose(seat, RESIGN);
  return tried.ok ? null : tried.refusal;
}

/** While answers are still owed after a resignation, nobody can tell whether others have answered. */
function resignationLaw<T extends GameTypes>(
  rules: Rules<T>,
  unanswered: T['state'],
  answered: T['state'],
  leaving: Seat,
  answering: Seat,
): void {
  const [without, having] = [afterResigning(rules, unanswered, leaving), afterResigning(rules, answered, leaving)];
  if (rules.deciders(having.state).length === 0 || having.state.sealed === null) return;
  const seenBy = ({ state, events }: Resigned<T>, observer: Observer) => ({
    view: rules.view(state, observer),
    events: eventsFor(events, observer),
    asked: rules.asked(state),
  });
  for (const observer of observers(answered.seats)) {
    const [here, there] = [seenBy(without, observer), seenBy(having, observer)];
    if (observer !== answering && !isEqual(here, there)) {
      throw new Broken(
        'questions',
        `when seat ${leaving} gives up, ${observer} can find out that seat ${answering} has answered: ${findDifference(here, there)}`,
      );
    }
  }
}

interface Resigned<T extends GameTypes> {
  readonly state: T['state'];
  readonly events: readonly EmittedEvent<T['event'], T['state']>[];
}

function afterResigning<T extends GameTypes>(rules: Rules<T>, before: T['state'], seat: Seat): Resigned<T> {
  const state = rules.clone(before);
  const events: EmittedEvent<T['event'], T['state']>[] = [];
  carryOut(rules, state, seat, RESIGN as OptionOf<T>, events);
  return { state, events };
}
