import type { GameTypes } from './game.ts';

/** The features of a game's positions. `write` fills `out` in the order of `names`. */
export interface Features<T extends GameTypes> {
  readonly names: readonly T['feature'][];
  /** Writes the features of one side, each about −1 to 1. */
  write(state: T['state'], side: number, content: T['content'], out: number[]): void;
}

/** Learned weights: for each feature one number per phase of the game. */
export type WeightsOf<T extends GameTypes> = Readonly<Record<T['feature'], readonly number[]>>;

interface FeatureDefinition<T extends GameTypes, Counts> {
  /** Counts what the features of a side need, once for all of them. */
  prepare(state: T['state'], side: number, content: T['content']): Counts;
  readonly features: { readonly [Name in T['feature']]: (counts: Counts) => number };
  /** Features of a side that is not a normal player, such as an automaton; those it leaves out are 0. */
  exception?(
    state: T['state'],
    side: number,
    content: T['content'],
  ): Partial<Readonly<Record<T['feature'], number>>> | undefined;
}

/** Compiles named feature functions into an array, because search evaluates them after every rollout. */
export function defineFeatures<T extends GameTypes, Counts>(definition: FeatureDefinition<T, Counts>): Features<T> {
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
      const counts = prepare(state, side, content);
      let index = 0;
      for (const feature of functions) out[index++] = feature(counts);
    },
  };
}
