/** Sentences that list things: a key for every number of them, and a parameter for every place. */
import type { Seat, Sentence } from '@cabale/engine';
import type { Mecanisburgo } from '../rules/state.ts';
import { seatRef, type MecanisburgoRef } from './refs.ts';

const COUNTED = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export function listSentence<Key extends string>(key: Key, things: readonly MecanisburgoRef[]) {
  return { key: `${key}.${COUNTED[things.length - 1] ?? 'six'}`, refs: inPlaces(things) } as const;
}

export function inPlaces(things: readonly MecanisburgoRef[]): Readonly<Record<string, MecanisburgoRef>> {
  return Object.fromEntries(things.slice(0, PLACES.length).map((thing, index) => [PLACES[index] ?? 'a', thing]));
}

/** Corporations, each with a number of its own; those without one are left out. */
export function tallySentence<Key extends string>(key: Key, numbers: readonly (number | null)[]) {
  const tally = numbers.flatMap((value, seat): { seat: Seat; value: number }[] =>
    value === null ? [] : [{ seat, value }],
  );
  if (tally.length === 0) return undefined;
  const sentence = listSentence(
    key,
    tally.map(({ seat }) => seatRef(seat)),
  );
  const values = tally.map(({ value }, index) => [`${PLACES[index] ?? 'a'}Value`, value] as const);
  return { ...sentence, values: Object.fromEntries(values) };
}

/** Printed cards need only some of the texts of a family, and only those exist: a content pack may need another. */
export function asPrinted(sentence: Sentence): Sentence<Mecanisburgo> {
  return sentence as Sentence<Mecanisburgo>;
}
