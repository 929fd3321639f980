import type { GameTypes, OptionOf, Seat } from './game.ts';
import { bytes, isEqual } from './json.ts';
import { findOption } from './options.ts';
import { Random } from './random.ts';
import type { Rules } from './rules.ts';

/** What a choice brought to light; `undefined`: nothing, so it may be undone. */
export type Barrier = 'random-was-drawn' | 'something-was-shown';

/** Worlds tried for each seat. A single hidden card with two possible faces goes unnoticed once in 2^12. */
export const WORLDS = 12;

/**
 * Whether a choice told anybody more than the choice itself says. It is computed, never declared: the generator has
 * moved, or an observer would have seen something else in another world that looked the same before the choice.
 * Showing a card by playing it is no barrier: the choice names the card. Turning up the card behind it is one.
 */
export function barrier<T extends GameTypes>(
  rules: Rules<T>,
  before: T['state'],
  seat: Seat,
  option: OptionOf<T>,
  worlds: number = WORLDS,
): Barrier | undefined {
  const after = rules.clone(before);
  rules.take(after, seat, option);
  if (bytes(after.random) !== bytes(before.random)) return 'random-was-drawn';
  // Sealed answers: nothing is visible until the last one opens them all.
  if (rules.step(before)?.seats !== undefined) return after.sealed === null ? 'something-was-shown' : undefined;
  const random = Random.from(`barrier ${bytes(before.random)}`);
  // The audience sees nothing that no seat sees. Whoever chooses learns most: asked first, they spare asking the others.
  for (let place = 0; place < before.seats; place++) {
    const observer = (seat + place) % before.seats;
    if (showed(rules, before, after, seat, option, observer, random, worlds)) return 'something-was-shown';
  }
  return undefined;
}

function showed<T extends GameTypes>(
  rules: Rules<T>,
  before: T['state'],
  after: T['state'],
  seat: Seat,
  option: OptionOf<T>,
  observer: Seat,
  random: Random,
  worlds: number,
): boolean {
  const known = rules.view(before, observer);
  const seen = rules.view(after, observer);
  for (let world = 0; world < worlds; world++) {
    const other = rules.imagine(known, random);
    const same = findOption(rules.options(other, seat), option);
    if (same === undefined) continue;
    rules.take(other, seat, same);
    if (!isEqual(rules.view(other, observer), seen)) return true;
  }
  return false;
}
