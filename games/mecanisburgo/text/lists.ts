/** Sentences that list things: a key for every number of them, and a parameter for every place. */
import type { Seat, Sentence } from '@cabale/engine';
import { seatRef, type MecanisburgoRef } from './refs.ts';

const COUNTED = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export function listSentence(key: string, things: readonly MecanisburgoRef[]): Sentence {
  return { key: `${key}.${COUNTED[things.length - 1] ?? 'six'}`, refs: inPlaces(things) };
}

export function inPlaces(things: readonly MecanisburgoRef[]): Readonly<Record<string, MecanisburgoRef>> {
  return Object.fromEntries(things.slice(0, PLACES.length).map((thing, index) => [PLACES[index] ?? 'a', thing]));
}

/** Corporations, each with a number of its own. */
export function tallySentence(
  key: string,
  tally: readonly { readonly seat: Seat; readonly value: number }[],
): Sentence {
  const numbers = tally.map(({ value }, index) => [`${PLACES[index] ?? 'a'}Value`, value] as const);
  const { refs = {}, ...sentence } = listSentence(
    key,
    tally.map(({ seat }) => seatRef(seat)),
  );
  return { ...sentence, values: Object.fromEntries(numbers), refs };
}
