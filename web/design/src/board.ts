import type { Decision, Game, GameTypes, GameWords, Observer, OptionOf, Ref } from '@cabale/engine';
import type { ComponentType } from 'react';
import type { SeatInfo } from './table.ts';

/** What a game's board is given. It only presents: every click is one of the decision's options. */
export interface BoardProps<T extends GameTypes> {
  readonly view: T['view'];
  readonly observer: Observer;
  readonly content: T['content'];
  readonly seats: readonly SeatInfo[];
  /** `undefined` while nothing is asked here: bots play, a replay runs, the game is over. */
  readonly decision: Decision<T> | undefined;
  /** What has just happened, for motion and highlights. */
  readonly events: readonly T['event'][];
  choose(option: OptionOf<T>): void;
}

/** One lesson of the guided first game: a prepared moment, what to read, and which option to take. */
export interface Lesson<T extends GameTypes> {
  /** Key of the lesson's text in the game's `tutorial` texts. */
  readonly text: string;
  /** What the text points at. */
  readonly shows: readonly T['ref'][];
  /** The option to take to go on; `undefined`: reading is enough. */
  accepts?(option: OptionOf<T>): boolean;
}

/** A guided first game: a fixed deal, the opponents' fixed answers, and lessons along the way. */
export interface GuidedGame<T extends GameTypes> {
  /** Its place in addresses; where a game has several, the text `tutorial.<name>.name` says what each is. */
  readonly name: string;
  readonly seats: number;
  readonly seed: string;
  /** What the opponent answers, one after the other; afterwards, or where one does not fit, the weakest bot goes on. */
  readonly answers?: readonly OptionOf<T>[];
  readonly lessons: readonly Lesson<T>[];
}

/** All that the shell needs to show a game; one lazily loaded module per game (`@cabale/<game>/board`). */
export interface BoardModule<T extends GameTypes> {
  readonly game: Game<T>;
  readonly words: GameWords<T>;
  readonly Board: ComponentType<BoardProps<T>>;
  /** The rules, with pictures drawn from the board's own components. */
  readonly RulesPage: ComponentType;
  /** The first one is where a newcomer begins. */
  readonly guided: readonly [GuidedGame<T>, ...GuidedGame<T>[]];
  /** Explains a thing in a tooltip or sheet: a card drawn large, its effect in a sentence, the rule. */
  readonly Explanation: ComponentType<{ readonly thing: Ref; readonly content: T['content'] }>;
}
