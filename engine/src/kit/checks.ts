import type { Told } from '../events.ts';
import type { GameBot, GameTypes, Seat, SetupOf } from '../game.ts';
import type { SecretPlaces } from './secrets.ts';

/** A way to play a game that is checked by itself: a seat count with a setup. */
export interface Mode<T extends GameTypes> {
  readonly name: string;
  readonly seats: number;
  readonly setup: SetupOf<T['setup']>;
  /** The mode it differs from by a handicap, a difficulty or an optional card only: tests play fewer games of it. */
  readonly variantOf?: string;
}

/** What a game promises of itself, beside the laws that hold for every game. */
export interface GameChecks<T extends GameTypes> {
  readonly modes: readonly Mode<T>[];
  /** No game takes more decisions than this, however badly it is played. */
  readonly bound: number;
  /** `true` for a game in which everybody sees everything; else imagined worlds must sometimes differ from the truth. */
  readonly openInformation?: true;
  /** What is hidden from whom, declared apart from `view`; every game needs it that is not of open information. */
  readonly secrets?: SecretPlaces<T>;
  /** Each says what is wrong with a state, or `undefined`. Checked after every choice. */
  readonly invariants: Readonly<Record<string, (state: T['state'], content: T['content']) => string | undefined>>;
  /** What a seat plays, where seats differ by more than their place: bots playing each other show whether that is fair. */
  role?(state: T['state'], seat: Seat): string;
  /** What can occur, where the game wants to see that all of it does. */
  readonly occurrences?: Occurrences<T>;
}

/** One choice and all that came of it up to the next decision. */
export interface Moment<T extends GameTypes> {
  /** The state the choice was made in; for the deal the first state at rest. */
  readonly before: T['state'];
  readonly told: readonly Told<T['event'], T['state']>[];
  readonly after: T['state'];
  readonly content: T['content'];
}

/** Things of a game by groups, as `skills` or `victories`. */
export type Things = Readonly<Record<string, readonly string[]>>;
/** An aim beside winning: how much more eagerly than else an option is taken for its sake; 1 where it is no matter. */
export type Aim<T extends GameTypes> = GameBot<T>['eagerness'];

/** What a game wants counted, to see that all of it is reachable in play. */
export interface Occurrences<T extends GameTypes> {
  /** All that can occur in the mode, and nothing that cannot: what occurs beside it is a violation. */
  things(mode: Mode<T>, content: T['content']): Things;
  /** Calls `count` once for each time a thing occurred in the moment. */
  occurred(moment: Moment<T>, count: (group: string, name: string) => void): void;
  /** What bots are after in some of the games, so that play comes where it seldom comes by itself. */
  readonly aims?: Readonly<Record<string, Aim<T>>>;
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
