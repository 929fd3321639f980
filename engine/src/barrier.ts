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
  if (showed(rules, before, after, seat, option, seat, random, worlds)) return 'something-was-shown';
  return showsOthers(rules, before, seat, option, random, worlds) ? 'something-was-shown' : undefined;
}

/**
 * What others may have learned, in worlds that the seat itself thinks possible: judged by the true state, the refusal would
 * say something about cards that only they know. The audience sees nothing that no seat sees.
 */
function showsOthers<T extends GameTypes>(
  rules: Rules<T>,
  before: T['state'],
  seat: Seat,
  option: OptionOf<T>,
  random: Random,
  worlds: number,
): boolean {
  const { seats } = before;
  const known = rules.view(before, seat);
  for (let world = 0; world < worlds; world++) {
    const possible = rules.imagine(known, random);
    const same = findOption(rules.options(possible, seat), option);
    if (same === undefined) continue;
    const after = rules.clone(possible);
    rules.take(after, seat, same);
    for (let place = 1; place < seats; place++) {
      if (showed(rules, possible, after, seat, same, (seat + place) % seats, random, 1)) return true;
    }
  }
  return false;
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
