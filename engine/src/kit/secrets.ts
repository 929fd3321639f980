/** Where a state keeps what an observer may not know. Games declare it for the secrecy law, independently of `view`. */
import type { GameTypes, Observer } from '../game.ts';
import type { Random } from '../random.ts';

/** The same type without `readonly`. */
export type Writable<V> = V extends object ? { -readonly [Key in keyof V]: Writable<V[Key]> } : V;

type Scalar = string | number;

/** One hidden value of a state. */
export interface Place<Value extends Scalar> {
  /** The kind of hidden thing, one of `SecretPlaces.kinds`. */
  readonly kind: string;
  read(): Value;
  /** Writes another value, here and wherever else the state stores it. */
  write(value: Value): void;
  /** Whether the rules allow the value here; any value of the pool where missing. */
  admits?(value: Value): boolean;
}

/** Places whose values could be exchanged without the observer noticing. */
export interface Pool {
  readonly kinds: readonly string[];
  values(): readonly Scalar[];
  /** Exchanges the values of two places, unless they are equal or one of them cannot be in the other place. */
  swap(random: Random): boolean;
  /** Puts the values in an order that does not depend on where they were. */
  sort(): void;
}

/** The order of the places must follow from what the observer knows, because `sort` fills them in this order. */
export function pool<Value extends Scalar>(places: readonly Place<Value>[]): Pool {
  return {
    kinds: places.map(({ kind }) => kind),
    values: () => places.map((place) => place.read()),
    swap(random) {
      if (places.length < 2) return false;
      const [one, other] = [random.pick(places), random.pick(places)];
      const [value, otherValue] = [one.read(), other.read()];
      if (value === otherValue || !mayHold(one, otherValue) || !mayHold(other, value)) return false;
      one.write(otherValue);
      other.write(value);
      return true;
    },
    sort() {
      const values = places.map((place) => place.read()).toSorted(compare);
      for (const [index, value] of values.entries()) places[index]?.write(value);
    },
  };
}

function mayHold<Value extends Scalar>(place: Place<Value>, value: Value): boolean {
  return place.admits === undefined || place.admits(value);
}

function compare(left: Scalar, right: Scalar): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The places of a list, or those of them whose value and index are hidden. */
export function placesIn<Value extends Scalar>(
  kind: string,
  list: Value[],
  isHidden: (value: Value, index: number) => boolean = () => true,
  admits?: (value: Value) => boolean,
): Place<Value>[] {
  return list.flatMap((value, index) => (isHidden(value, index) ? [placeAt(kind, list, index, value, admits)] : []));
}

function placeAt<Value extends Scalar>(
  kind: string,
  list: Value[],
  index: number,
  first: Value,
  admits?: (value: Value) => boolean,
): Place<Value> {
  let current = first;
  const place = {
    kind,
    read: () => current,
    write(value: Value) {
      current = value;
      list[index] = value;
    },
  };
  return admits === undefined ? place : { ...place, admits };
}

/** The same place, where the state stores its value a second time. */
export function linked<Value extends Scalar>(place: Place<Value>, also: (value: Value) => void): Place<Value> {
  return {
    ...place,
    write(value) {
      place.write(value);
      also(value);
    },
  };
}

/** Something hidden that is not a value in one of several places, such as the length of a list. */
export interface Variation {
  readonly kind: string;
  /** Changes it to something else that the rules allow; returns whether it did. */
  vary(random: Random): boolean;
}

/** What one observer may not know of one state. */
export interface Secrets {
  readonly pools: readonly Pool[];
  readonly variations?: readonly Variation[];
  /** Restores the game's invariants after values have changed places, such as the order of a sorted hand. */
  restore?(): void;
  /** Erases what the pools leave of hidden things; what remains is all that the observer may know. */
  blank?(): void;
}

/** A game's declaration of what is hidden from whom. */
export interface SecretPlaces<T extends GameTypes> {
  /** All kinds of hidden things, with `GENERATOR`, and `SEALED` where several seats answer simultaneously. */
  readonly kinds: readonly string[];
  /** Steps for several seats whose answers stay hidden; those of all others are seen by everybody once they are opened. */
  readonly hiddenAnswers?: readonly T['step']['kind'][];
  /** The hidden places of this very state, which is a copy that may be changed. */
  of(state: Writable<T['state']>, observer: Observer, content: T['content']): Secrets;
}

/** The kind of hidden thing that is the generator's state. It belongs to the engine; the kit varies it in every game. */
export const GENERATOR = 'generator';
/** The kind of hidden thing that is a sealed answer. It belongs to the engine, too. */
export const SEALED = 'sealed answers';
