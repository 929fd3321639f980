import type { GameTypes } from '@cabale/engine';

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

/** A text `about.…`: what a kind of thing is. */
export type AboutName<T extends GameTypes> = KeysBelow<T['text'], 'about'>;
/** A text `tutorial.…`: what a lesson says. */
export type LessonName<T extends GameTypes> = KeysBelow<T['text'], 'tutorial'>;
/** A chapter of the rules page: it has a text `rules.<name>.title`. */
export type ChapterName<T extends GameTypes> = Before<KeysBelow<T['text'], 'rules'>, 'title'>;
/** A word of the glossary: it has a text `rules.glossary.<word>.term`. */
export type GlossaryWord<T extends GameTypes> = Before<KeysBelow<T['text'], 'rules.glossary'>, 'term'>;
