import type { GameTypes } from './game.ts';

/** The features of a game's positions. `write` fills `out` in the order of `names`. */
export interface Features<T extends GameTypes> {
  readonly names: readonly T['feature'][];
  /** Writes the features of one side, each about −1 to 1. */
  write(state: T['state'], side: number, content: T['content'], out: number[]): void;
}

/** What there is of each kind of thing, as far as the owner of the side sees it. */
export interface Counts<T extends GameTypes> {
  readonly names: readonly string[];
  /** Writes the counts of one side, each about 0 to 1, in the order of `names` from `at` on. */
  write(state: T['state'], side: number, content: T['content'], out: number[], at: number): void;
}

/** Learned weights: for each feature one number per phase of the game. */
export type WeightsOf<T extends GameTypes> = Readonly<Record<T['feature'], readonly number[]>>;

interface FeatureDefinition<T extends GameTypes, Counted> {
  /** Counts what the features of a side need, once for all of them. */
  prepare(state: T['state'], side: number, content: T['content']): Counted;
  readonly features: { readonly [Name in T['feature']]: (counted: Counted) => number };
  /** Features of a side that is not a normal player, such as an automaton; those it leaves out are 0. */
  exception?(
    state: T['state'],
    side: number,
    content: T['content'],
  ): Partial<Readonly<Record<T['feature'], number>>> | undefined;
}

/** Compiles named feature functions into an array, because search evaluates them after every rollout. */
export function defineFeatures<T extends GameTypes, Counted>(definition: FeatureDefinition<T, Counted>): Features<T> {
  const { prepare, exception } = definition;
  const names = Object.keys(definition.features) as T['feature'][];
  const functions = names.map((name) => definition.features[name]);
  return {
    names,
    write(state, side, content, out) {
      const values = exception?.(state, side, content);
      if (values !== undefined) {
        for (const [index, name] of names.entries()) out[index] = values[name] ?? 0;
        return;
      }
      const counted = prepare(state, side, content);
      let index = 0;
      for (const feature of functions) out[index++] = feature(counted);
    },
  };
}

/** Adds counts of one side, each in a group of its own list of names. */
export interface Tally<Group extends string> {
  add(group: Group, index: number, value?: number): void;
}

/**
 * Counts in groups, each named by a list: `{ cubes: RESOURCES }` has the names `cubes O`, `cubes V` and so on. Search
 * counts after every rollout, so the places of all groups are known in advance.
 */
export function defineCounts<T extends GameTypes, Group extends string>(
  groups: Readonly<Record<Group, readonly (string | number)[]>>,
  count: (tally: Tally<Group>, state: T['state'], side: number, content: T['content']) => void,
): Counts<T> {
  const names: string[] = [];
  const first: Partial<Record<Group, number>> = {};
  for (const group of Object.keys(groups) as Group[]) {
    first[group] = names.length;
    for (const name of groups[group]) names.push(`${group} ${name}`);
  }
  let values: number[] = [];
  let from = 0;
  const tally: Tally<Group> = {
    add(group, index, value = 1) {
      const at = from + (first[group] as number) + index;
      values[at] = (values[at] as number) + value;
    },
  };
  return {
    names,
    write(state, side, content, out, at) {
      for (let index = 0; index < names.length; index++) out[at + index] = 0;
      values = out;
      from = at;
      count(tally, state, side, content);
    },
  };
}
