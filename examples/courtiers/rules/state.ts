import type {
  DeepReadonly,
  GameTypes,
  Observer,
  OpenOf,
  Outcome,
  Seat,
  StateBase,
  StepContext,
  TextKey,
} from '@cabale/engine';
import type { Card, Content } from '../content/cards.ts';
import type en from '../text/en.ts';

/** Everything about the game at one point, hidden things included. */
export interface State extends StateBase<Step> {
  round: number;
  /** Values of the Favours that lie face up. */
  offered: number[];
  /** The revealed cards by seat; `null` until they are revealed. */
  bids: Card[] | null;
  discard: Card[];
  /** Values of the Favours that each seat has taken. */
  taken: number[][];
  result: Outcome | null;
  /** Sorted. */
  hands: Card[][];
  /** Influence cards that were not dealt. */
  rest: Card[];
  /** Favours face down, top last. */
  pile: number[];
}

/** What everybody sees. */
export type Open = OpenOf<State, 'hands' | 'rest' | 'pile'>;

/** The open table and what the observer knows. */
export interface View extends Open {
  readonly observer: Observer;
  /** The observer's own cards; empty for the audience. */
  readonly hand: readonly Card[];
}

export type Step = DeepReadonly<
  | { kind: 'round' }
  | { kind: 'bid'; seats: Seat[] }
  /** The winner of the bids chooses; `second` gets the other Favour. */
  | { kind: 'choose'; seat: Seat; second: Seat }
>;

export type Options = DeepReadonly<{
  bid: { kind: 'bid'; card: Card };
  choose: { kind: 'take'; worth: number };
}>;

export type CourtiersEvent = DeepReadonly<
  | { kind: 'offered'; first: number; second: number }
  | { kind: 'bid'; seat: Seat; card: Card }
  | { kind: 'took'; seat: Seat; worth: number }
  | { kind: 'resigned'; seat: Seat }
>;

/** Everything on the table that words and the board refer to. */
export type CourtiersRef = `seat:${number}` | `card:${Card}` | `favour:${number}` | 'pile:favours' | 'pile:discard';

/** What a step of the rules may do. */
export type Context = StepContext<Courtiers>;

export interface Courtiers extends GameTypes {
  state: State;
  view: View;
  step: Step;
  options: Options;
  anytime: never;
  event: CourtiersEvent;
  setup: typeof SETUP;
  content: Content;
  ref: CourtiersRef;
  text: TextKey<typeof en>;
  feature: 'points' | 'cards' | 'lead';
  quantity: 'points' | 'cards';
}

/** The variants: every field with its values, the default first. This game has none. */
export const SETUP = {} as const;
