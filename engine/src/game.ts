import type { Random, RandomWords } from './random.ts';
import type { Ref } from './words.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Whoever looks: a seat, or everybody else. */
export type Observer = Seat | 'audience';

/** The engine's own part of every state. A game's state is this plus the game's fields. */
export interface StateBase<Step = StepBase> {
  readonly seats: number;
  /** Steps still to be resolved, newest on top (last). */
  readonly stack: Step[];
  readonly random: RandomWords;
  /** Answers to the step on top that asks several seats at once, indexed by seat; `null` while nothing is sealed. */
  sealed: (OptionBase | null)[] | null;
}

/**
 * A named point of the game. With `seat` it asks that seat, with `seats` it asks them all at once and in secret,
 * with neither it asks nobody and resolves itself. Its other fields are the step's own memory.
 */
export interface StepBase {
  readonly kind: string;
  readonly seat?: Seat;
  readonly seats?: readonly Seat[];
}

/** One possible answer: small, flat, naming what it is about (`{ kind: 'play', card: 'R05' }`). */
export interface OptionBase {
  readonly kind: string;
  readonly [parameter: string]: string | number | boolean;
}

/** One thing that happened, small enough to be animated and told in a sentence. */
export interface EventBase {
  readonly kind: string;
}

export type SetupValue = string | number | boolean;
/** The variants a table may choose from: every field with its closed list of values, the default first. */
export type SetupFields = Readonly<Record<string, readonly [SetupValue, ...SetupValue[]]>>;
export type SetupOf<Fields extends SetupFields> = { readonly [Field in keyof Fields]: Fields[Field][number] };

/** The same value, as those read it who may not change it. */
export type DeepReadonly<V> = V extends string | number | boolean | null | undefined
  ? V
  : V extends readonly (infer Item)[]
    ? readonly DeepReadonly<Item>[]
    : { readonly [Name in keyof V]: DeepReadonly<V[Name]> };

/** What lies open in every game: the steps still to be resolved, and how the game ended. */
export interface OpenBase<Step = StepBase> {
  readonly stack: readonly Step[];
  /** `null` while the game goes on. */
  readonly result: unknown;
}

/** The engine's part of every view. */
export interface ViewBase<Step = StepBase> extends OpenBase<Step> {
  readonly observer: Observer;
}

/** The bag of types that makes a game; `interface San extends GameTypes { … }`, then `Game<San>`. */
export interface GameTypes {
  state: StateBase;
  step: StepBase;
  /** For every step that asks: what may be answered there. */
  options: object;
  /** What may be chosen at any moment of one's own turn; `never` where the game has no such thing. */
  anytime: OptionBase;
  event: EventBase;
  view: ViewBase;
  setup: SetupFields;
  content: object;
  /** Every thing on the table that words and boards refer to. */
  ref: Ref;
  /** Every key of the game's texts. */
  text: string;
}

export type StepOf<T extends GameTypes, Kind extends T['step']['kind']> = Extract<T['step'], { readonly kind: Kind }>;
/** What may be answered at a kind of step. */
export type OptionAt<T extends GameTypes, Kind> = Kind extends keyof T['options']
  ? Extract<T['options'][Kind], OptionBase>
  : never;
/** Any option of the game. */
export type OptionOf<T extends GameTypes> = OptionAt<T, keyof T['options']> | T['anytime'];

/** What a person might try at a step and why it is not possible; `rule` is an atom of RULES.md. */
export interface Blocked<Option extends OptionBase = OptionBase> {
  readonly option: Option;
  readonly rule: string;
}

/** One seat's answer to a step that asked several. */
export interface Answer<Option extends OptionBase = OptionBase> {
  readonly seat: Seat;
  readonly option: Option;
}

/** What rules may do besides changing the state they were given. */
export interface Table<T extends GameTypes> {
  readonly content: T['content'];
  /** The state's own generator. */
  readonly random: Random;
  /** These steps come next, in this order, before whatever was already waiting. */
  next(...steps: readonly T['step'][]): void;
  /** Everybody sees this. */
  tell(event: T['event']): void;
  /** Only `seat` sees `event`; the others see `open`, or nothing. */
  tellSecretly(seat: Seat, event: T['event'], open?: T['event']): void;
  /**
   * A moment worth looking at before things go on by themselves: an automaton's move, a stage of a fight. Whoever shows
   * the game stops here, with the table as it is now; nothing else changes.
   */
  pause(): void;
}

/** A step that asks one seat. An empty list means there is nothing to decide: the step is dropped. */
export interface Asks<T extends GameTypes, Step extends StepBase> {
  /** Every option the seat has, in a stable order, none twice. */
  options(state: T['state'], step: Step, seat: Seat, content: T['content']): readonly OptionAt<T, Step['kind']>[];
  /** Carries the answer out. The step has left the stack already. */
  take(state: T['state'], step: Step, seat: Seat, option: OptionAt<T, Step['kind']>, table: Table<T>): void;
  blocked?(
    state: T['state'],
    step: Step,
    seat: Seat,
    content: T['content'],
  ): readonly Blocked<OptionAt<T, Step['kind']>>[];
  /** `true`: ask even where there is only one answer, so that the player sees the moment pass. */
  readonly askAlways?: true;
  /** `false`: the actions of the whole turn are closed at this step. */
  readonly anytime?: false;
}

/** A step that asks several seats at once. Answers stay sealed until the last is in, then all are revealed together. */
export interface AsksTogether<T extends GameTypes, Step extends StepBase> {
  options(state: T['state'], step: Step, seat: Seat, content: T['content']): readonly OptionAt<T, Step['kind']>[];
  /** Carries all answers out, in order of seats whatever the order of arrival. Seats without options are absent. */
  reveal(state: T['state'], step: Step, answers: readonly Answer<OptionAt<T, Step['kind']>>[], table: Table<T>): void;
  blocked?(
    state: T['state'],
    step: Step,
    seat: Seat,
    content: T['content'],
  ): readonly Blocked<OptionAt<T, Step['kind']>>[];
  /** `true`: the actions of the whole turn are open here too; they happen at once and in sight, answers stay sealed. */
  readonly anytime?: true;
}

/** A step that asks nobody. */
export interface Runs<T extends GameTypes, Step extends StepBase> {
  run(state: T['state'], step: Step, table: Table<T>): void;
}

type StepDefinition<T extends GameTypes, Step extends StepBase> = Step extends { readonly seats: readonly Seat[] }
  ? AsksTogether<T, Step>
  : Step extends { readonly seat: Seat }
    ? Asks<T, Step>
    : Runs<T, Step>;

/** An action of the whole turn: offered at every step that asks the seat alone and does not close it. */
export interface Anytime<T extends GameTypes, Option extends OptionBase> {
  options(state: T['state'], step: T['step'], seat: Seat, content: T['content']): readonly Option[];
  /** Carries it out. The interrupted step stays on the stack and is asked again afterwards. */
  take(state: T['state'], seat: Seat, option: Option, table: Table<T>): void;
  blocked?(state: T['state'], step: T['step'], seat: Seat, content: T['content']): readonly Blocked<Option>[];
}

/** What a game begins with. */
export interface Deal<T extends GameTypes> {
  readonly setup: SetupOf<T['setup']>;
  readonly seats: number;
  readonly content: T['content'];
  readonly random: Random;
  /** The engine's part of the state; the game takes it over and puts its first step on the stack. */
  readonly base: { seats: number; stack: T['step'][]; random: RandomWords; sealed: null };
}

/** A row of the scoring table: a part of the score and what each seat, then each automaton, has in it. */
export interface ScoreRow {
  readonly part: string;
  readonly values: readonly number[];
}

export interface Outcome {
  /** By seat, then by automaton: 1 for the first place; equal ranks share it. */
  readonly ranks: readonly number[];
  /** Why the game ended, a key of the game's texts. */
  readonly reason: string;
  readonly score: readonly ScoreRow[];
}

/** How a content pack is read: whole content out, or messages that name the entry and the reason. */
export interface ContentSource<Content> {
  readonly printed: Content;
  parse(pack: unknown): { readonly content: Content } | { readonly mistakes: readonly string[] };
}

/**
 * The one contract all games share. All of it is pure: no clock, no randomness but the state's, no memory outside it.
 * What a view may not show is declared a second time, in the game's checks, and the kit's secrecy law compares the two.
 * That `view` and `imagine` fit together is another law.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Of the rules; a record is bound to it. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly setup: T['setup'];
  /** Settings that mean something at some seat counts only; elsewhere they are not offered. */
  readonly setupSeats?: { readonly [Field in keyof T['setup']]?: { readonly min: number; readonly max: number } };
  readonly content: ContentSource<T['content']>;
  start(deal: Deal<T>): T['state'];
  readonly steps: { readonly [Kind in T['step']['kind']]: StepDefinition<T, StepOf<T, Kind>> };
  readonly anytime?: { readonly [Kind in T['anytime']['kind']]: Anytime<T, Extract<T['anytime'], { kind: Kind }>> };
  /** What a perfectly attentive player in that place knows, built by listing it. */
  view(state: T['state'], observer: Observer, content: T['content']): T['view'];
  /** A whole state that the view's owner could not tell from the true one. */
  imagine(view: T['view'], random: Random, content: T['content']): T['state'];
  /** `undefined` while the game goes on. Asked after every step: keep it cheap. */
  outcome(state: T['state']): Outcome | undefined;
  /** A seat gives up at a decision of its own; without it, giving up is not offered. */
  resign?(state: T['state'], seat: Seat, table: Table<T>): void;
  /** A faster copy for this state than the general one. */
  clone?(state: T['state']): T['state'];
  readonly bot: GameBot<T>;
}

/** What is good in a game: all that the bots of every game ask of one. */
export interface GameBot<T extends GameTypes> {
  /** How many sides compete, automata included: they are numbered after the seats. The seats alone where missing. */
  sides?(state: T['state']): number;
  /** Names of the numbers the judge looks at, in the order of `features`. */
  readonly features: readonly string[];
  /** Writes the features of one seat, or automaton, into `out`, each about −1 to 1. */
  measure(state: T['state'], seat: Seat, content: T['content'], out: number[]): void;
  /** Which set of weights applies: 0 for the opening, and so on. */
  phase(state: T['state']): number;
  /** Learned weights: indexed by seat count, then phase, then feature. */
  readonly weights: Readonly<Record<number, readonly (readonly number[])[]>>;
  /** How eagerly a quick player takes the option, above 0; playouts choose in proportion. */
  eagerness(state: T['state'], step: T['step'], seat: Seat, option: OptionOf<T>, content: T['content']): number;
  /** Names the option for the search's statistics: the content, and the place only where the place matters. */
  key(state: T['state'], step: T['step'], option: OptionOf<T>, content: T['content']): string;
  /** Answers a step that needs no thought, in search and playouts. */
  routine?(state: T['state'], step: T['step'], seat: Seat, options: readonly OptionOf<T>[]): OptionOf<T> | undefined;
  /** Grows by one whenever a turn ends: where the judge may look. */
  turn(state: T['state']): number;
  /** What part of a level's iterations a turn of this game is worth, by its length and its menus; all where missing. */
  readonly effort?: number;
  /** How many turns the search looks ahead: long enough to see what a turn was good for; four where missing. */
  readonly horizon?: number;
}

/** Helps the compiler to point at the wrong part of a game instead of at all of it. */
export function defineGame<T extends GameTypes>(game: Game<T>): Game<T> {
  return game;
}
