import type { GameTypes, SetupOf } from '../game.ts';

/** A way to play a game that is checked by itself: a seat count with a setup. */
export interface Mode<T extends GameTypes> {
  readonly name: string;
  readonly seats: number;
  readonly setup: SetupOf<T['setup']>;
}

/** What a game promises of itself, beside the laws that hold for every game. */
export interface GameChecks<T extends GameTypes> {
  readonly modes: readonly Mode<T>[];
  /** No game takes more decisions than this, however badly it is played. */
  readonly bound: number;
  /** `true` for a game in which everybody sees everything; else imagined worlds must sometimes differ from the truth. */
  readonly openInformation?: true;
  /** Each says what is wrong with a state, or `undefined`. Checked after every choice. */
  readonly invariants: Readonly<Record<string, (state: T['state'], content: T['content']) => string | undefined>>;
}

/** A law that did not hold, with all that is needed to see it again. */
export interface Violation {
  readonly law: string;
  readonly message: string;
  readonly mode: string;
  readonly seed: string;
  /** The choices up to there, as `seat option` lines. */
  readonly choices: readonly string[];
}

/** Thrown where a law does not hold; the runner adds seed and choices. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly law: string;

  constructor(law: string, message: string) {
    super(message);
    this.law = law;
  }
}
