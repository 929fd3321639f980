import type { Decision, Game, GameTypes, GameWords, Observer, OptionOf, Rulebook, RulesText } from '@cabale/engine';
import type { ComponentType } from 'react';
import type { SeatInfo } from './table.ts';
import type { LessonName } from './textnames.ts';

/** Props of a game's board. It only renders: every click is one of the decision's options. */
export interface BoardProps<T extends GameTypes> {
  readonly view: T['view'];
  readonly observer: Observer;
  readonly content: T['content'];
  readonly seats: readonly SeatInfo[];
  /** `undefined` while the observer has nothing to decide: bots play, a replay runs, or the game is over. */
  readonly decision: Decision<T> | undefined;
  /** What has just happened, for animations and highlights. */
  readonly events: readonly T['event'][];
  choose(option: OptionOf<T>): void;
}

/** One lesson of the guided game: a prepared position, a text, and the option to take. */
export interface Lesson<T extends GameTypes> {
  /** Key of the lesson's text below `tutorial`. */
  readonly text: LessonName<T>;
  /** Things that the text refers to; highlighted. */
  readonly shows: readonly T['ref'][];
  /** The option that continues the lesson; `undefined`: the player only reads. */
  accepts?(option: OptionOf<T>): boolean;
}

/** A guided game: a fixed deal, scripted answers of the opponents, and lessons. */
export interface GuidedGame<T extends GameTypes> {
  /** Its name in addresses; in games with several, the text `tutorial.<name>.name` is its title. */
  readonly name: string;
  readonly seats: number;
  readonly seed: string;
  /** The opponent's answers in order. After the last, or if one is not an option, the weakest bot continues. */
  readonly answers?: readonly OptionOf<T>[];
  readonly lessons: readonly Lesson<T>[];
}

/** Props of a game's explanations. */
export interface ExplanationProps<T extends GameTypes> {
  readonly thing: T['ref'];
  readonly content: T['content'];
  /** `undefined` outside a game, as on a rules page. */
  readonly view: T['view'] | undefined;
}

/** What the rules page says, and RULES.md, which is large and loaded when a rule is first opened. */
export interface GameRules {
  readonly text: RulesText;
  readonly book: () => Promise<Rulebook>;
}

/** Everything the shell needs to show a game; one lazily loaded module per game (`@cabale/<game>/board`). */
export interface BoardModule<T extends GameTypes> {
  readonly game: Game<T>;
  readonly words: GameWords<T>;
  readonly Board: ComponentType<BoardProps<T>>;
  /** The rules, illustrated with the board's own components. */
  readonly RulesPage: ComponentType;
  readonly rules: GameRules;
  /** The first one is for newcomers. */
  readonly guided: readonly [GuidedGame<T>, ...GuidedGame<T>[]];
  /** Explains a thing in a tooltip or sheet: the card enlarged, its effect in a sentence, the rule. */
  readonly Explanation: ComponentType<ExplanationProps<T>>;
}
