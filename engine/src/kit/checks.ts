import type { EmittedEvent } from '../events.ts';
import type { GameBot, GameTypes, Seat, SetupOf } from '../game.ts';
import type { MatchRecord } from '../record.ts';
import type { GameWords } from '../words.ts';
import type { SecretPlaces } from './secrets.ts';

/** Something players count. */
export interface Quantity<T extends GameTypes> {
  of(state: T['state'], side: number, content: T['content']): number;
  /** A change that the words of an option must announce, if it happens to the seat that takes the option. */
  readonly announced?: 'fall' | 'rise' | 'change';
}

/** A seat count with a setup, checked separately. */
export interface Mode<T extends GameTypes> {
  readonly name: string;
  readonly seats: number;
  readonly setup: SetupOf<T['setup']>;
  /** The mode from which it differs only by a handicap, a difficulty or an optional card: tests play fewer games of it. */
  readonly variantOf?: string;
}

/** A game's own checks, besides the laws of all games. */
export interface GameChecks<T extends GameTypes> {
  readonly modes: readonly Mode<T>[];
  /** The most decisions a game can take, however badly it is played. */
  readonly bound: number;
  /** `true` if everybody sees everything; otherwise imagined worlds must sometimes differ from the real state. */
  readonly openInformation?: true;
  /** What is hidden from whom, declared independently of `view`; required unless all information is open. */
  readonly secrets?: SecretPlaces<T>;
  /** Each returns what is wrong with a state, or `undefined`. Checked after every choice. */
  readonly invariants: Readonly<Record<string, (state: T['state'], content: T['content']) => string | undefined>>;
  /** What the game says: the kit compares what the words of options promise with what happens. */
  readonly words?: GameWords<T>;
  /** What players count, computed from the state alone, apart from the words. */
  readonly quantities?: { readonly [What in T['quantity']]: Quantity<T> };
  /** Steps that no option is about, such as the end of a turn: what they change is nobody's promise. */
  readonly aftermath?: readonly T['step']['kind'][];
  /** Steps that may take a single answer by themselves, because it costs, uses up and reveals nothing. */
  readonly lone?: readonly T['step']['kind'][];
  /** Steps that carry out what cannot be avoided or taken back any more: their single answer may cost something. */
  readonly forced?: readonly T['step']['kind'][];
  /** The role of a seat, where roles differ: `simulate` shows whether they are balanced. */
  role?(state: T['state'], seat: Seat): string;
  /** What can occur in the game, to prove that all of it does. */
  readonly occurrences?: Occurrences<T>;
}

/** One choice and all that followed until the next decision. */
export interface PlayedMove<T extends GameTypes> {
  /** The state before the choice; for the deal, the first state. */
  readonly before: T['state'];
  readonly events: readonly EmittedEvent<T['event'], T['state']>[];
  readonly after: T['state'];
  readonly content: T['content'];
}

/** Things that can occur, by group, such as `skills` or `victories`. */
export type Things = Readonly<Record<string, readonly string[]>>;
/** An aim besides winning: the factor by which it changes the prior of an option; 1 where it does not matter. */
export type Aim<T extends GameTypes> = GameBot<T>['prior'];

/** What is counted in a game, to prove that all of it is reachable in play. */
export interface Occurrences<T extends GameTypes> {
  /** Everything that can occur in the mode; anything else that occurs is a violation. */
  things(mode: Mode<T>, content: T['content']): Things;
  /** Calls `count` once for each time a thing occurred. */
  occurred(move: PlayedMove<T>, count: (group: string, name: string) => void): void;
  /** Aims of bots in some of the games, so that play reaches rare situations. */
  readonly aims?: Readonly<Record<string, Aim<T>>>;
}

/** A broken law, with all that is needed to reproduce it. */
export interface Violation {
  readonly law: string;
  readonly message: string;
  readonly mode: string;
  readonly seed: string;
  /** The choices so far, as `seat option` lines. */
  readonly choices: readonly string[];
  /** The game up to there as a file that a table opens; absent where the rules cannot even deal. */
  readonly record?: MatchRecord;
}

/** Thrown by a broken law; the runner adds seed and choices. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly law: string;

  constructor(law: string, message: string) {
    super(message);
    this.law = law;
  }
}
