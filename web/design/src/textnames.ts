import type { GameTypes, KeysBelow } from '@cabale/engine';

/** A text `about.…`: what a kind of thing is. */
export type AboutName<T extends GameTypes> = KeysBelow<T['text'], 'about'>;
/** A text `tutorial.…`: what a lesson says. */
export type LessonName<T extends GameTypes> = KeysBelow<T['text'], 'tutorial'>;
