import type { GameTypes, OptionOf, Seat } from '@cabale/engine';

/** An option as a bot sees it after thinking. */
export interface Assessed<T extends GameTypes> {
  readonly option: OptionOf<T>;
  readonly chance: number;
  readonly visits: number;
  /** The standard error of the chance; missing where nobody worked it out. */
  readonly error?: number;
}

export interface Thinking<T extends GameTypes> {
  readonly option: OptionOf<T>;
  /** Best first. */
  readonly candidates: readonly Assessed<T>[];
  readonly iterations: number;
}

/** Plays one seat of one game. It gets views, never states: it cannot cheat. It may remember between its decisions. */
export interface Player<T extends GameTypes> {
  think(view: T['view'], seat: Seat): Thinking<T>;
}
