import type { Blocked, GameTypes, OptionOf, Outcome, Seat, SetupFields } from './game.ts';
import type { Decision } from './match.ts';

/** A thing on the table that a sentence can link to and a board can highlight: `card:R05`, `seat:0`, `position:3`. */
export type Ref = `${string}:${string}`;

/** A change that the words of an option announce, up to the next decision; a negative one is a cost or a loss. */
export interface Promised<T extends GameTypes = GameTypes> {
  readonly what: T['quantity'];
  /** Whose: a seat, or an automaton after them. */
  readonly side: number;
  /** `chance`: it may change, and chance decides by how much. */
  readonly by: number | 'chance';
}

/** A sentence as data: a key of the game's texts and its parameters. */
export interface Sentence<T extends GameTypes = GameTypes> {
  readonly key: T['text'];
  readonly values?: Readonly<Record<string, string | number>>;
  /** Parameters that are things: each is written as the thing's name and links to it. */
  readonly refs?: Readonly<Record<string, T['ref']>>;
  /**
   * What an option's words promise, by name. The size of a change is also the parameter of that name, so the number that
   * is shown is the number that is promised. The kit takes the option and compares.
   */
  readonly promises?: Readonly<Record<string, Promised<T>>>;
}

/**
 * Everything a game says, independent of language: the same sentences serve the decision bar, the log, screen readers
 * and the command line. `defineWords` makes one from tables by kind; keys are looked up in `text/fr.ts` and `text/en.ts`.
 */
export interface GameWords<T extends GameTypes> {
  /** What the seat has to decide, or what the table waits for. */
  prompt(view: T['view'], decision: Decision<T> | undefined, content: T['content']): Sentence<T>;
  option(option: OptionOf<T>, view: T['view'], content: T['content']): Sentence<T>;
  /** Every thing on the table the option touches: where it can be clicked. */
  thingsOf(option: OptionOf<T>, view: T['view'], content: T['content']): readonly T['ref'][];
  /** A line of the log; `undefined` for what is only animated. */
  event(event: T['event']): Sentence<T> | undefined;
  /** Why something cannot be done. */
  blocked(blocked: Blocked): Sentence<T>;
  /** What a thing is called; a view may know more about it than its place. */
  name(ref: T['ref'], view?: T['view']): Sentence<T>;
  outcome(outcome: Outcome, seat: Seat | undefined): Sentence<T>;
  /** Whether the option gives something up for good and is confirmed before it counts. */
  needsConfirm(option: OptionOf<T>, view: T['view'], content: T['content']): boolean;
}

/** What a concept of the rulebook is called, and by which words it must not be called (parts of regular expressions). */
export interface Term {
  readonly fr: string;
  readonly en: string;
  readonly notFr?: readonly string[];
  readonly notEn?: readonly string[];
}

/** The parts of a reference: `slot:0:3` is the kind `slot` with the ids `0` and `3`. */
export function partsOf(ref: Ref): { readonly what: string; readonly which: readonly string[] } {
  const [what = '', ...which] = ref.split(':');
  return { what, which };
}

/** The keys of a game's texts, without plural forms and contexts: `interface San { text: TextKey<typeof en> }`. */
export type TextKey<Texts, Path extends string = ''> = {
  [Name in keyof Texts & (string | number)]: Texts[Name] extends string
    ? `${Path}${WithoutSuffix<`${Name}`>}`
    : TextKey<Texts[Name], `${Path}${Name}.`>;
}[keyof Texts & (string | number)];

type WithoutSuffix<Name extends string> = Name extends `${infer Bare}_${Variant}` ? Bare : Name;

/** Variants of a text: singular and plural, with a player’s name, and for a reader who is not its subject. */
type Variant = 'one' | 'other' | 'named' | 'you' | 'you_one' | 'you_other';

/** The same keys in another language: a text that one has and the other lacks does not compile. */
export type SameTexts<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : SameTexts<Texts[Key]>;
};

/**
 * Texts that pages of the product look up by name, so that every game must have them. `text/en.ts` ends with
 * `satisfies ShellTexts<typeof SETUP, Reason>`.
 */
export type ShellTexts<Setup extends SetupFields, Reason extends string> = NamedTexts<Reason> &
  (keyof Setup extends never ? object : { readonly setup: SetupTexts<Setup> });

/** Each setting with its values. */
type SetupTexts<Setup extends SetupFields> = {
  readonly [Field in keyof Setup]: Readonly<Record<'label' | 'help' | `${Setup[Field][number]}`, string>>;
};

interface NamedTexts<Reason extends string> {
  readonly [section: string]: object;
  /** Why a game ended. */
  readonly reason: Readonly<Record<Reason, string>>;
  /** Parts of the score. */
  readonly score: Readonly<Record<string, string>>;
  /** What the evaluator looks at. */
  readonly feature: Readonly<Record<string, string>>;
  /** Lessons of the guided games. */
  readonly tutorial: object;
  readonly rules: { readonly [chapter: string]: object; readonly glossary: { readonly title: string } };
  readonly board: { readonly [name: string]: object | string; readonly label: string };
}
