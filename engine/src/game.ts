import type { Counts, Features, WeightsOf } from './features.ts';
import type { Random, RandomWords } from './random.ts';
import type { Ref } from './words.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Who looks at a game: a seat, or a spectator. */
export type Observer = Seat | 'audience';

/** The engine's part of every state; a game adds its own fields. */
export interface StateBase<Step = StepBase> {
  readonly seats: number;
  /** Steps still to be resolved, the next one last. */
  readonly stack: Step[];
  readonly random: RandomWords;
  /** Answers to the simultaneous step on top, indexed by seat; `null` while there are none. */
  sealed: (OptionBase | null)[] | null;
}

/**
 * A named point of the game. With `seat` it asks that seat, with `seats` it asks them simultaneously and in secret, with
 * neither it runs without a decision. Its other fields are local data of the step.
 */
export interface StepBase {
  readonly kind: string;
  readonly seat?: Seat;
  readonly seats?: readonly Seat[];
}

/** One possible answer, flat and small: `{ kind: 'play', card: 'R05' }`. */
export interface OptionBase {
  readonly kind: string;
  readonly [parameter: string]: string | number | boolean;
}

/** One thing that happened, small enough for one animation and one sentence. */
export interface EventBase {
  readonly kind: string;
}

/** A value of a setting. */
export type SetupValue = string | number | boolean;
/** The game's variants: every field with its possible values, the default first. */
export type SetupFields = Readonly<Record<string, readonly [SetupValue, ...SetupValue[]]>>;
/** One choice for every setting of `SetupFields`. */
export type SetupOf<Fields extends SetupFields> = { readonly [Field in keyof Fields]: Fields[Field][number] };

/** The same type with every field and list in it `readonly`. */
export type DeepReadonly<V> = V extends string | number | boolean | null | undefined
  ? V
  : { readonly [Name in keyof V]: DeepReadonly<V[Name]> };

/** What lies open of a state, or of a part of it: everything but what the engine hides and what is named. */
export type OpenOf<Whole, Hidden extends keyof Whole = never> = DeepReadonly<
  Omit<Whole, Exclude<keyof StateBase, 'stack'> | Hidden>
>;

/** The open part of every game: the steps still to be resolved, and the outcome, `null` while the game runs. */
export interface OpenBase<Step = StepBase> {
  readonly stack: readonly Step[];
  readonly result: unknown;
}

/** The engine's part of every view. */
export interface ViewBase<Step = StepBase> extends OpenBase<Step> {
  readonly observer: Observer;
}

/** The types of a game: `interface San extends GameTypes { … }`, then `Game<San>`. */
export interface GameTypes {
  state: StateBase;
  step: StepBase;
  /** The options of every step that asks, by kind of step. */
  options: object;
  /** Options available at every decision of one's own; `never` where the game has none. */
  anytime: OptionBase;
  event: EventBase;
  view: ViewBase;
  setup: SetupFields;
  content: object;
  /** Every thing on the table that words and boards refer to. */
  ref: Ref;
  /** Every key of the game's texts. */
  text: string;
  /** What players count, such as coins: the words of options promise changes of it. */
  quantity: string;
  /** The features that bots weigh; `feature.<name>` is the text that explains one in a hint. */
  feature: string;
}

/** The steps of one kind. */
export type StepOf<T extends GameTypes, Kind extends T['step']['kind']> = Extract<T['step'], { readonly kind: Kind }>;
/** The options of a kind of step. */
export type OptionAt<T extends GameTypes, Kind> = Kind extends keyof T['options']
  ? Extract<T['options'][Kind], OptionBase>
  : never;
/** Any option of the game. */
export type OptionOf<T extends GameTypes> = OptionAt<T, keyof T['options']> | T['anytime'];

/** Something a player might try that is not possible; `rule` is an atom of RULES.md that says why. */
export interface Blocked<Option extends OptionBase = OptionBase> {
  readonly option: Option;
  readonly rule: string;
}

/** One seat's answer to a simultaneous step. */
export interface Answer<Option extends OptionBase = OptionBase> {
  readonly seat: Seat;
  readonly option: Option;
}

/** What a step may do besides changing the state. */
export interface StepContext<T extends GameTypes> {
  readonly content: T['content'];
  /** The state's own generator. */
  readonly random: Random;
  /** Puts steps on the stack; they run in this order, before those already there. */
  next(...steps: readonly T['step'][]): void;
  /** Emits an event for everybody. */
  emit(event: T['event']): void;
  /** Emits `event` for one seat; the others get `open`, or nothing. */
  emitTo(seat: Seat, event: T['event'], open?: T['event']): void;
  /**
   * Ends a scene after the last event: a board shows this state before it continues. For steps that run without a
   * decision, such as an automaton's turn, and before a table is cleared for the next round.
   */
  pause(): void;
}

/** A step that asks one seat. It is dropped where there are no options. */
export interface Asks<T extends GameTypes, Step extends StepBase> {
  /** All options of the seat, in a stable order, without duplicates. */
  options(state: T['state'], step: Step, seat: Seat, content: T['content']): readonly OptionAt<T, Step['kind']>[];
  /** Applies the answer. The step is no longer on the stack. */
  take(state: T['state'], step: Step, seat: Seat, option: OptionAt<T, Step['kind']>, context: StepContext<T>): void;
  blocked?(
    state: T['state'],
    step: Step,
    seat: Seat,
    content: T['content'],
  ): readonly Blocked<OptionAt<T, Step['kind']>>[];
  /**
   * A single option is taken without asking. `true` asks all the same; a function asks where the option costs, uses up or
   * reveals something, so that it is never done unasked.
   */
  readonly askLone?: AskLone<T, Step>;
  /** `false`: no anytime actions at this step. */
  readonly anytime?: false;
}

/** A step that asks several seats simultaneously. Answers stay sealed until the last one is given. */
export interface AsksTogether<T extends GameTypes, Step extends StepBase> {
  options(state: T['state'], step: Step, seat: Seat, content: T['content']): readonly OptionAt<T, Step['kind']>[];
  /** Applies all answers, in order of seats. Seats without options are absent. */
  reveal(
    state: T['state'],
    step: Step,
    answers: readonly Answer<OptionAt<T, Step['kind']>>[],
    context: StepContext<T>,
  ): void;
  blocked?(
    state: T['state'],
    step: Step,
    seat: Seat,
    content: T['content'],
  ): readonly Blocked<OptionAt<T, Step['kind']>>[];
  /** `true`: anytime actions are possible here too. They are applied and seen immediately; answers stay sealed. */
  readonly anytime?: true;
  /** As for a single seat. */
  readonly askLone?: AskLone<T, Step>;
}

type AskLone<T extends GameTypes, Step extends StepBase> =
  | true
  | ((option: OptionAt<T, Step['kind']>, state: T['state'], step: Step, seat: Seat, content: T['content']) => boolean);

/** A step without a decision. */
export interface Runs<T extends GameTypes, Step extends StepBase> {
  run(state: T['state'], step: Step, context: StepContext<T>): void;
}

type StepDefinition<T extends GameTypes, Step extends StepBase> = Step extends { readonly seats: readonly Seat[] }
  ? AsksTogether<T, Step>
  : Step extends { readonly seat: Seat }
    ? Asks<T, Step>
    : Runs<T, Step>;

/** The definition of one kind of step. Whether it asks one seat, several or none follows from the step's type. */
export type StepRules<T extends GameTypes, Kind extends T['step']['kind']> = StepDefinition<T, StepOf<T, Kind>>;

/** An action offered at every step that asks the seat alone, unless the step excludes it. */
export interface Anytime<T extends GameTypes, Option extends OptionBase> {
  options(state: T['state'], step: T['step'], seat: Seat, content: T['content']): readonly Option[];
  /** Applies it. The interrupted step stays on the stack and is asked again. */
  take(state: T['state'], seat: Seat, option: Option, context: StepContext<T>): void;
  blocked?(state: T['state'], step: T['step'], seat: Seat, content: T['content']): readonly Blocked<Option>[];
}

/** What a new game is made of. */
export interface Deal<T extends GameTypes> {
  readonly setup: SetupOf<T['setup']>;
  readonly seats: number;
  readonly content: T['content'];
  readonly random: Random;
  /** The engine's part of the state; the game adds its own and puts its first step on the stack. */
  readonly base: { seats: number; stack: T['step'][]; random: RandomWords; sealed: null };
}

/** A row of the scoring table: a part of the score, with a value for each side. */
export interface ScoreRow {
  readonly part: string;
  readonly values: readonly number[];
}

/** How a game ended. */
export interface Outcome {
  /** By side: 1 is the first place; sides may share a rank. */
  readonly ranks: readonly number[];
  /** Why the game ended, a key of the game's texts. */
  readonly reason: string;
  readonly score: readonly ScoreRow[];
}

/** Reads a content pack: either the whole content, or messages that name the wrong entries and why. */
export interface ContentSource<Content> {
  readonly printed: Content;
  parse(pack: unknown): { readonly content: Content } | { readonly mistakes: readonly string[] };
}

/** An earlier version of the rules: games that began under it are replayed and continued as it played. */
export interface EarlierRules<T extends GameTypes> {
  /** Settings it did not have, at the values it played by. */
  readonly setup?: Partial<SetupOf<T['setup']>>;
  /** Steps that took a single option without asking, although they ask now. */
  readonly takesLone?: readonly T['step']['kind'][];
  /** The content it had, from today's; rules that differ read its `edition`. */
  content?(content: T['content']): T['content'];
  /** A stored state with the fields that were added since. */
  upgrade?(state: T['state']): T['state'];
  /** A state without the fields that were added since: records have its checksum. */
  original?(state: T['state']): object;
}

/**
 * The contract of a game. All of it is deterministic: no clock, no randomness but the state's generator, no memory outside
 * the state. What a view may not show is declared once more in the game's checks; the kit's laws compare the two.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** The version of the rules; records name it. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly setup: T['setup'];
  /** Settings that exist only at some seat counts. */
  readonly setupSeats?: { readonly [Field in keyof T['setup']]?: { readonly min: number; readonly max: number } };
  /** Settings that mean something only with some values of others. */
  readonly setupWhen?: {
    readonly [Field in keyof T['setup']]?: { readonly [Other in keyof T['setup']]?: readonly SetupValue[] };
  };
  readonly content: ContentSource<T['content']>;
  /** Earlier versions of the rules, whose records and stored states are still read. */
  readonly earlier?: Readonly<Record<string, EarlierRules<T>>>;
  start(deal: Deal<T>): T['state'];
  readonly steps: { readonly [Kind in T['step']['kind']]: StepRules<T, Kind> };
  readonly anytime?: { readonly [Kind in T['anytime']['kind']]: Anytime<T, Extract<T['anytime'], { kind: Kind }>> };
  /** All that the observer knows. Lists what is known instead of removing what is not, so that nothing is forgotten. */
  view(state: T['state'], observer: Observer, content: T['content']): T['view'];
  /** Samples a state that is consistent with the view: the observer cannot distinguish it from the real one. */
  imagine(view: T['view'], random: Random, content: T['content']): T['state'];
  /** `undefined` while the game runs. Called after every step, so it must be cheap. */
  outcome(state: T['state']): Outcome | undefined;
  /** How many sides compete: the seats, then the automata. The seats alone where missing. */
  sides?(state: T['state']): number;
  /** Applies a resignation. Without it players cannot resign. */
  resign?(state: T['state'], seat: Seat, context: StepContext<T>): void;
  /** A copy of the state that is faster than the generic one. */
  clone?(state: T['state']): T['state'];
  readonly bot: GameBot<T>;
}

/** What bots need to know about a game. */
export interface GameBot<T extends GameTypes> {
  /** What the evaluator weighs. */
  readonly features: Features<T>;
  /** Raw counts beside the features, for what learns by itself which of them matter. */
  readonly counts?: Counts<T>;
  /** Which of the weights apply: 0 for the opening, and so on. */
  phase(state: T['state']): number;
  /** By seat count. */
  readonly weights: Readonly<Record<number, WeightsOf<T>>>;
  /** What bots have learned of this game, as JSON; loaded when one first thinks. */
  learned?(): Promise<string>;
  /** How promising the option is at first sight, above 0: rollouts choose in proportion, search tries it first. */
  prior(state: T['state'], step: T['step'], seat: Seat, option: OptionOf<T>, content: T['content']): number;
  /** Identifies the option in the search tree: by content, and by position only where the position matters. */
  key(state: T['state'], step: T['step'], option: OptionOf<T>, content: T['content']): string;
  /** Answers a step that is not worth searching. */
  autoAnswer?(state: T['state'], step: T['step'], seat: Seat, options: readonly OptionOf<T>[]): OptionOf<T> | undefined;
  /** Grows by one whenever a turn ends: only there may a position be evaluated. */
  turn(state: T['state']): number;
  /** The fraction of a level's iterations that a turn of this game needs; 1 where missing. */
  readonly effort?: number;
  /** How many turns rollouts look ahead: long enough for a turn to pay off; 4 where missing. */
  readonly horizon?: number;
}

/** Makes compile errors point at the wrong part of a game instead of at the whole. */
export function defineGame<T extends GameTypes>(game: Game<T>): Game<T> {
  return game;
}
