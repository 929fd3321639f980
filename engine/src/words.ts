import type { Decision } from './match.ts';
import type { Blocked, GameTypes, OptionOf, Outcome, Seat } from './game.ts';

/** Something on the table that a sentence speaks of: `card:R05`, `seat:0`, `position:3`. Boards light it up by this. */
export type Ref = `${string}:${string}`;

/** A sentence as data: a key of the game's texts and its parameters. A parameter that is a `Ref` is shown by its name. */
export interface Sentence {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Parameters that name things: each is written as the thing's name and links to it. */
  readonly refs?: Readonly<Record<string, Ref>>;
}

/**
 * Everything a game says, without saying it in a language: the same sentences serve the browser's decision bar and log,
 * screen readers and the command line. Keys are looked up in the game's `text/fr.ts` and `text/en.ts`.
 */
export interface GameWords<T extends GameTypes> {
  /** What is expected of the seat now, or what the table waits for. */
  prompt(view: T['view'], decision: Decision<T> | undefined, content: T['content']): Sentence;
  option(option: OptionOf<T>, view: T['view'], content: T['content']): Sentence;
  /** Every thing on the table that choosing the option touches: where it glows. */
  refsOf(option: OptionOf<T>, view: T['view'], content: T['content']): readonly Ref[];
  /** A line of the log; `undefined` for what is only animated. */
  event(event: T['event']): Sentence | undefined;
  /** Why something cannot be done. */
  blocked(blocked: Blocked): Sentence;
  /** What a thing is called; a view may tell more of it than its place. */
  name(ref: Ref, view?: T['view']): Sentence;
  outcome(outcome: Outcome, seat: Seat | undefined): Sentence;
  /** Options that give something up for good, asked once more before they count (ending a turn, say). */
  isFinal(option: OptionOf<T>, view?: T['view']): boolean;
}
