import type { GameTypes, OptionOf, Seat } from '@cabale/engine';

/** An option with the bot's estimate of it. */
export interface Assessed<T extends GameTypes> {
  readonly option: OptionOf<T>;
  readonly chance: number;
  readonly visits: number;
  /** Its weight at first sight, relative to the others. */
  readonly prior?: number;
  /** The standard error of the chance; search only. */
  readonly error?: number;
}

export interface Thinking<T extends GameTypes> {
  readonly option: OptionOf<T>;
  /** Best first. */
  readonly candidates: readonly Assessed<T>[];
  readonly iterations: number;
  /** Every side's chance as search found it, before the choice; empty where nothing was searched. */
  readonly chances?: readonly number[];
}

/** Plays one seat of one game. It gets views, never states, so it cannot cheat; it may keep memory between decisions. */
export interface Player<T extends GameTypes> {
  think(view: T['view'], seat: Seat): Thinking<T>;
}
