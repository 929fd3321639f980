import type { GameTypes, OptionOf, Seat } from './game.ts';
import { bytes, isEqual } from './json.ts';
import { findOption } from './options.ts';
import { Random } from './random.ts';
import type { Rules } from './rules.ts';

/** Why a choice cannot be undone: it revealed something. */
export type Barrier = 'random-was-drawn' | 'something-was-shown';

/** Worlds tried per seat. A hidden card with two possible faces is missed once in 2^12 times. */
export const WORLDS = 12;

/**
 * Whether a choice revealed more than it says itself: random numbers were drawn, or an observer would have seen something
 * else in another world that looked the same before. Playing a card is no barrier, because the choice names the card;
 * turning up the next one is.
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
  // Sealed answers show nothing until the last one reveals them all.
  if (rules.step(before)?.seats !== undefined) return after.sealed === null ? 'something-was-shown' : undefined;
  const random = Random.from(`barrier ${bytes(before.random)}`);
  if (revealed(rules, before, after, seat, option, seat, random, worlds)) return 'something-was-shown';
  return revealedToOthers(rules, before, seat, option, random, worlds) ? 'something-was-shown' : undefined;
}

/**
 * Whether others may have learned something, in worlds that the seat itself considers possible: computed from the real
 * state, the answer would leak their secrets. Spectators see nothing that no seat sees.
 */
function revealedToOthers<T extends GameTypes>(
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
      if (revealed(rules, possible, after, seat, same, (seat + place) % seats, random, 1)) return true;
    }
  }
  return false;
}

function revealed<T extends GameTypes>(
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
