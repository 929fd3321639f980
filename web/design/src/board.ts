import type {
  Decision,
  Game,
  GameTypes,
  GameWords,
  Observer,
  OptionOf,
  Rulebook,
  RulesText,
  Seat,
  SetupOf,
} from '@cabale/engine';
import type { ComponentType, ReactNode } from 'react';
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
  /** Settings that differ from the defaults. */
  readonly setup?: Partial<SetupOf<T['setup']>>;
  readonly seed: string;
  /** Choices made before the first lesson, for a game that begins in the middle. */
  readonly opening?: readonly { readonly seat: Seat; readonly option: OptionOf<T> }[];
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

/** The rules of a game in words: large, so loaded when the page or a single rule is first opened. */
export interface GameRules {
  /** The rules, illustrated with the board's own components. */
  readonly Page: ComponentType;
  readonly text: RulesText;
  /** RULES.md. */
  readonly book: Rulebook;
}

/** What can be heard at a table. */
export type Sound = 'turn' | 'card' | 'coin' | 'water' | 'press' | 'alarm' | 'end';

/** The sounds of a game: their timbre, and which events are heard. */
export interface SoundWorld<Event extends string = string> {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
  /** 1: as written; 2: an octave higher. */
  readonly pitch: number;
  readonly of: Readonly<Partial<Record<Event, Sound>>>;
}

/** A character that stands for a symbol in the texts of a game: its icon, and the text that names it. */
export interface TextSign<T extends GameTypes> {
  readonly icon: ReactNode;
  readonly name: T['text'];
}

export type TextSigns<T extends GameTypes> = Readonly<Record<string, TextSign<T>>>;

/** Everything the shell needs to show a game; one lazily loaded module per game (`@cabale/<game>/board`). */
export interface BoardModule<T extends GameTypes> {
  readonly game: Game<T>;
  readonly words: GameWords<T>;
  readonly Board: ComponentType<BoardProps<T>>;
  readonly rules: () => Promise<GameRules>;
  /** Characters of the texts that the board draws as icons. */
  readonly signs?: TextSigns<T>;
  readonly sounds?: SoundWorld<T['event']['kind']>;
  /** The first one is for newcomers. */
  readonly guided: readonly [GuidedGame<T>, ...GuidedGame<T>[]];
  /** Explains a thing in a tooltip or sheet: the card enlarged, its effect in a sentence, the rule. */
  readonly Explanation: ComponentType<ExplanationProps<T>>;
}
