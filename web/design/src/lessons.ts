import {
  defaultSetup,
  isSameOption,
  Match,
  type GameTypes,
  type OptionOf,
  type Rules,
  type Seat,
} from '@cabale/engine';
import type { GuidedGame, Lesson } from './board.ts';
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

/** A guided game at one of its lessons. */
export interface GuidedMatch<T extends GameTypes> {
  readonly match: Match<T>;
  /** The opponents' answers that follow. */
  readonly answers: readonly OptionOf<T>[];
}

/** A guided game at the lesson of that number, counted from 0: everything before it was played as it is taught. */
export function guidedAt<T extends GameTypes>(
  rules: Rules<T>,
  { name, seats, setup, seed, opening = [], answers = [], lessons }: GuidedGame<T>,
  lesson = 0,
): GuidedMatch<T> {
  const match = new Match(rules, { setup: { ...defaultSetup(rules.game.setup), ...setup }, seats, seed });
  for (const [index, { seat, option }] of opening.entries()) {
    const chosen = match.choose(seat, option);
    if (!chosen.ok) throw new Error(`${name}: choice ${index} of the opening is refused: ${chosen.refusal.code}`);
  }
  const left = [...answers];
  for (const { accepts } of lessons.slice(0, lesson)) {
    answerOthers(match, left);
    const wanted = match.decision(0)?.options.find((option) => accepts?.(option) === true);
    if (wanted !== undefined) match.choose(0, wanted);
  }
  answerOthers(match, left);
  return { match, answers: left };
}

/** The opponents answer as long as the guided game says what. */
function answerOthers<T extends GameTypes>(match: Match<T>, answers: OptionOf<T>[]): void {
  for (let seat = otherAsked(match); seat !== undefined; seat = otherAsked(match)) {
    const answer = answers.shift();
    if (answer === undefined || !match.choose(seat, answer).ok) return;
  }
}

/** The first of the others the match waits for, as the guided table asks its bots. */
function otherAsked<T extends GameTypes>({ rules, state }: Match<T>): Seat | undefined {
  return rules.deciders(state).find((seat) => seat !== 0);
}
