import { isSameOption, type GameTypes, type OptionOf } from '@cabale/engine';
import type { Lesson } from './board.ts';
import type { LessonName } from './textnames.ts';

/** The two kinds of lessons. `shows` are the things that the text refers to. */
export interface Lessons<T extends GameTypes> {
  /** A lesson to read. */
  readonly read: (text: LessonName<T>, ...shows: Lesson<T>['shows']) => Lesson<T>;
  /** A lesson in which the player takes an option. */
  readonly does: (text: LessonName<T>, option: OptionOf<T>, ...shows: Lesson<T>['shows']) => Lesson<T>;
}

export function lessonsOf<T extends GameTypes>(): Lessons<T> {
  return {
    read: (text, ...shows) => ({ text, shows }),
    does: (text, wanted, ...shows) => ({ text, shows, accepts: (option) => isSameOption(option, wanted) }),
  };
}
