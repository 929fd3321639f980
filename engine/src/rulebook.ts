import type { GameTypes } from './game.ts';

/** What follows a prefix in a game's text keys: below `about`, the key `about.pile.draw` is `pile.draw`. */
export type KeysBelow<Key extends string, Prefix extends string> = string extends Key
  ? string
  : Key extends `${Prefix}.${infer Rest}`
    ? Rest
    : never;

type Before<Key extends string, Suffix extends string> = string extends Key
  ? string
  : Key extends `${infer Name}.${Suffix}`
    ? Name
    : never;

/** A chapter of the rules page: it has a text `rules.<name>.title`. */
export type ChapterName<T extends GameTypes> = Before<KeysBelow<T['text'], 'rules'>, 'title'>;
/** A word of the glossary: it has a text `rules.glossary.<word>.term`. */
export type GlossaryWord<T extends GameTypes> = Before<KeysBelow<T['text'], 'rules.glossary'>, 'term'>;

/** A paragraph of the rules page: a text below `rules.<chapter>`, and the atoms of RULES.md that it tells. */
export interface RulesPart<T extends GameTypes = GameTypes, Name extends string = string> {
  readonly name: Name;
  readonly rules: readonly string[];
  /** Steps are numbered, items are not; others are paragraphs. */
  readonly as?: 'step' | 'item';
  /** What the rulebook says where a ruling was needed: its French text, in every language. */
  readonly quote?: string;
  /** The setting by which a table chooses another reading. */
  readonly option?: keyof T['setup'] & string;
}

/** A chapter of the rules page. */
export type RulesChapter<T extends GameTypes = GameTypes> = {
  readonly [Name in ChapterName<T>]: {
    readonly name: Name;
    readonly parts: readonly RulesPart<T, Exclude<KeysBelow<T['text'], `rules.${Name}`>, 'title'>>[];
  };
}[ChapterName<T>];

/** What the rules page of a game says, in order. The pictures are the board's. */
export interface RulesText<T extends GameTypes = GameTypes> {
  readonly chapters: readonly RulesChapter<T>[];
  readonly glossary: readonly (string & GlossaryWord<T>)[];
}

/** Checks the text of a rules page against the game's types, then forgets them. */
export function defineRules<T extends GameTypes>(text: RulesText<T>): RulesText {
  return text as unknown as RulesText;
}

/** An atom of RULES.md. */
export interface RuleEntry {
  /** In English, in Markdown. */
  readonly text: string;
  /** The rulings that the atom cites. */
  readonly rulings: readonly string[];
  /** The titles of the tests that prove it. */
  readonly tests: readonly string[];
  /** It describes the program and need not be known to play. */
  readonly isInternal?: true;
}

/** RULES.md with the tests that prove it. The build writes one for every game. */
export interface Rulebook {
  readonly rules: Readonly<Record<string, RuleEntry>>;
  readonly rulings: Readonly<Record<string, string>>;
}
