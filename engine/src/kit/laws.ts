/** Laws that hold at every point of every game. Each throws `Broken` with its name. */
import { eventsFor, type EmittedEvent } from '../events.ts';
import type { GameTypes, Observer, OptionOf, Seat } from '../game.ts';
import { bytes, clone, findDifference, findNotJson, isEqual } from '../json.ts';
import { RESIGN } from '../match.ts';
import { findOption, optionKey } from '../options.ts';
import type { Random } from '../random.ts';
import type { Rules } from '../rules.ts';
import { Broken, type GameChecks } from './checks.ts';
import { carryOut } from './moves.ts';
import { observers, type ObserverView, type Point } from './point.ts';

/** A seat that must choose has at least one option and no duplicates; nothing is both offered and blocked. */
export function optionsLaw<T extends GameTypes>(rules: Rules<T>, state: T['state']): void {
  const deciders = rules.deciders(state);
  if (rules.outcome(state) === undefined && deciders.length === 0) {
    throw new Broken('options', 'the game is not over, but no seat has a decision');
  }
  for (const seat of deciders) {
    const keys = new Set<string>();
    for (const option of rules.options(state, seat)) {
      const key = optionKey(option);
      if (keys.has(key)) throw new Broken('options', `seat ${seat} is offered "${key}" twice`);
      keys.add(key);
    }
    const both = rules.blocked(state, seat).find(({ option }) => keys.has(optionKey(option)));
    if (both !== undefined) throw new Broken('options', `"${optionKey(both.option)}" is offered and blocked`);
  }
}

/** The game's own invariants. */
export function invariantsLaw<T extends GameTypes>(rules: Rules<T>, state: T['state'], checks: GameChecks<T>): void {
  for (const name in checks.invariants) {
    const wrong = checks.invariants[name]?.(state, rules.content);
    if (wrong !== undefined) throw new Broken(`invariant ${name}`, wrong);
  }
}

/** A state and the views of it are plain JSON. */
export function plainLaw<T extends GameTypes>({ state, views }: Point<T>): void {
  const lost = findNotJson(state);
  if (lost !== undefined) throw new Broken('plain data', `the state holds what JSON would lose: ${lost}`);
  for (const { observer, view } of views) {
    const hole = findNotJson(view);
    if (hole !== undefined)
      throw new Broken('plain data', `the view of ${observer} holds what JSON would lose: ${hole}`);
  }
}

/** Calls all queries of a state; `takeOnCopy` or `lookedLaw` check afterwards that they changed nothing. */
export function lookAround<T extends GameTypes>(rules: Rules<T>, state: T['state']): void {
  for (const seat of rules.asked(state)) {
    rules.options(rules.clone(state), seat);
    rules.blocked(state, seat);
  }
  rules.outcome(state);
}

/** Queries do not change the state. */
export function lookedLaw<T extends GameTypes>({ state, text }: Pick<Point<T>, 'state' | 'text'>): void {
  if (bytes(state) !== text) throw new Broken('looking', 'asking for options, views or the outcome changed the state');
}

/**
 * Takes an option on a copy: the copy is equal, and changing it does not change the original. `reloadLaw` checks the order
 * of keys.
 */
export function takeOnCopy<T extends GameTypes>(
  rules: Rules<T>,
  { state, text }: Point<T>,
  seat: Seat,
  option: OptionOf<T>,
  events: EmittedEvent<T['event'], T['state']>[],
): T['state'] {
  const copy = rules.clone(state);
  if (!isEqual(copy, state)) throw new Broken('clone', `a copy differs: ${findDifference(state, copy)}`);
  // Checksums are made of bytes, so the order of fields counts too.
  if (bytes(copy) !== bytes(state)) throw new Broken('clone', 'a copy has its fields in another order');
  carryOut(rules, copy, seat, option, events);
  if (bytes(state) !== text) {
    looksLaw(rules, text);
    throw new Broken('clone', `taking "${optionKey(option)}" on a copy changed the original`);
  }
  return copy;
}

/** Repeats all queries on a fresh state, to tell a query that changes the state from a shallow copy. */
function looksLaw<T extends GameTypes>(rules: Rules<T>, text: string): void {
  const state = JSON.parse(text) as T['state'];
  lookAround(rules, state);
  for (const observer of observers(state.seats)) rules.view(state, observer);
  lookedLaw({ state, text });
}

/** A state that is written and read again behaves like the original. */
export function reloadLaw<T extends GameTypes>(
  rules: Rules<T>,
  { text }: Point<T>,
  seat: Seat,
  option: OptionOf<T>,
  after: string,
): void {
  const reloaded = JSON.parse(text) as T['state'];
  carryOut(rules, reloaded, seat, option);
  if (bytes(reloaded) !== after) {
    const where = findDifference(JSON.parse(after), reloaded) ?? 'key order';
    throw new Broken('reload', `after "${optionKey(option)}" a reloaded state differs: ${where}`);
  }
}

/** In a world imagined from a view, the observer sees the same and has the same options, and the invariants hold. */
export function imagineLaw<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  { observer, view }: ObserverView<T>,
  random: Random,
  checks: GameChecks<T>,
): T['state'] {
  const world = rules.imagine(view, random);
  const seen = rules.view(world, observer);
  if (!isEqual(seen, view)) {
    throw new Broken('imagine', `${observer} sees another table in an imagined world: ${findDifference(view, seen)}`);
  }
  if (observer !== 'audience') sameOptions(rules, state, world, observer);
  invariantsLaw(rules, world, checks);
  return world;
}

/** `imagine` depends on nothing but the view and the generator. */
export function inventionLaw<T extends GameTypes>(rules: Rules<T>, { view }: ObserverView<T>, random: Random): void {
  const words = clone(random.words);
  const world = rules.imagine(view, random);
  random.words = words;
  // A copy, as if it came from the network.
  const second = rules.imagine(clone(view), random);
  if (!isEqual(second, world)) throw new Broken('imagine', 'the same view and generator gave two different worlds');
}

function sameOptions<T extends GameTypes>(rules: Rules<T>, state: T['state'], world: T['state'], seat: Seat): void {
  const real = rules.options(state, seat).map(optionKey).join(' ');
  const imagined = rules.options(world, seat).map(optionKey).join(' ');
  if (real !== imagined) {
    throw new Broken('leak', `seat ${seat} is offered "${real}" but in a world that looks the same "${imagined}"`);
  }
}

/** Options tried where the choice itself is not possible in the other world. */
const OPTIONS_TRIED = 12;

/**
 * If a choice in another world looks the same to an observer, at every pause and afterwards, the observer's events are the
 * same too. Otherwise events reveal what the view hides; where a view hides it again, `pause()` shows it in between.
 */
export function eventsLaw<T extends GameTypes>(
  rules: Rules<T>,
  world: T['state'],
  { observer, view: seenAfter }: ObserverView<T>,
  seat: Seat,
  option: OptionOf<T>,
  events: readonly EmittedEvent<T['event'], T['state']>[],
): void {
  const options = rules.options(world, seat);
  const same = option.kind === RESIGN.kind ? option : findOption(options, option);
  const tried = same === undefined ? options.slice(0, OPTIONS_TRIED) : [same];
  for (const other of tried) {
    const copy = rules.clone(world);
    const eventsThere: EmittedEvent<T['event'], T['state']>[] = [];
    carryOut(rules, copy, seat, other, eventsThere);
    if (!isEqual(rules.view(copy, observer), seenAfter)) continue;
    if (!isEqual(scenesSeen(rules, eventsThere, observer), scenesSeen(rules, events, observer))) continue;
    const here = eventsFor(events, observer);
    const there = eventsFor(eventsThere, observer);
    if (!isEqual(here, there)) {
      throw new Broken(
        'leak',
        `${observer} can tell two worlds apart by the events of a choice of seat ${seat}: ${findDifference(here, there)}`,
      );
    }
  }
}

function scenesSeen<T extends GameTypes>(
  rules: Rules<T>,
  events: readonly EmittedEvent<T['event'], T['state']>[],
  observer: Observer,
): readonly T['view'][] {
  return events.flatMap(({ scene }) => (scene === undefined ? [] : [rules.view(scene, observer)]));
}

/** Sealed answers are invisible until the reveal, and their order of arrival makes no difference. */
export function sealedLaw<T extends GameTypes>(rules: Rules<T>, state: T['state'], random: Random): void {
  const deciders = rules.deciders(state);
  if (rules.step(state)?.seats === undefined || deciders.length < 2) return;
  const sealable = (seat: Seat) => rules.options(state, seat).filter((option) => !rules.isAnytime(option));
  const answers = deciders.map((seat) => ({ seat, option: random.pick(sealable(seat)) }));
  const watching = observers(state.seats).map((observer) => ({ observer, before: rules.view(state, observer) }));
  const asked = rules.asked(state);
  const ends = [answers, answers.toReversed()].map((order) => {
    const copy = rules.clone(state);
    for (const [index, { seat, option }] of order.entries()) {
      rules.take(copy, seat, option);
      if (index === order.length - 1) break;
      for (const { observer, before } of watching) {
        if (!isEqual(rules.view(copy, observer), before)) {
          throw new Broken('sealed', `${observer} sees that seat ${seat} has answered`);
        }
      }
      if (!isEqual(rules.asked(copy), asked)) throw new Broken('sealed', 'the seats asked reveal who has answered');
    }
    return bytes(copy);
  });
  if (ends[0] !== ends[1]) throw new Broken('sealed', 'the order in which answers arrive makes a difference');
}
