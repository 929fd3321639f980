import type { GameTypes, OpenBase, ScoreRow, Seat, StateBase, TextKey, ViewBase } from '@cabale/engine';
import type { Colour, Company, Consultant, Counts, Tables } from '../content/tables.ts';
import type en from '../text/en.ts';
import type { NewOrderRef } from '../text/refs.ts';
import type { SETUP } from './variants.ts';

export type MutableCounts = Record<Colour, number>;

/** A tile of the grid: row by row from the top left, four to a row. */
export type Tile = number;
/** An HQ: its seat's number; in solo SOD's is 1. */
export type HqId = number;

/** A player's open area, or SOD's. */
export interface Hq {
  readonly up: MutableCounts;
  readonly tilted: MutableCounts;
  readonly captured: MutableCounts;
  readonly consultants: Record<Consultant, number>;
}

/** What everybody may know of a seat beside its HQ; `null` where the observer may not see it. */
export interface OpenPlayer {
  readonly hand: Counts | null;
  /** Cards that everybody knows to be in the hand: taken from the display and not laid or discarded since. */
  readonly known: Counts;
  readonly objectives: readonly Company[] | null;
  /** Objectives boxed because they were doubles (NO-1.11): only their owner knows the type, everybody the number. */
  readonly doubles: readonly Company[] | null;
  readonly resigned: boolean;
}

export interface Player extends OpenPlayer {
  readonly hand: MutableCounts;
  readonly known: MutableCounts;
  readonly objectives: readonly Company[];
  readonly doubles: readonly Company[];
  resigned: boolean;
}

/** The table of one: two colours are the player's, two SOD's. */
export interface Solo {
  /** Sorted as in `COLOURS`; empty until chosen (NO-10.4). */
  own: readonly Colour[];
  /** Open to both sides; empty until turned up (NO-10.8). */
  objectives: readonly Company[];
  /** Column of the marker, 1 to 4 (NO-10.2). */
  marker: number;
}

export const REASONS = ['finalRound', 'solo', 'resign'] as const;
export type Reason = (typeof REASONS)[number];

export interface NewOrderResult {
  readonly by: Reason;
  /** By seat, then SOD. */
  readonly ranks: readonly number[];
  /** Counted once, with the content's numbers. */
  readonly score: readonly ScoreRow[];
}

/** What lies open on the table, the same for everybody. */
export interface NewOrderOpen extends OpenBase<NewOrderStep> {
  /** The companies of the grid, by tile. */
  readonly types: readonly Company[];
  /** Who controls each tile, and with how many agents. */
  readonly colours: readonly Colour[];
  readonly agents: readonly number[];
  readonly supply: Counts;
  /** Consultants in the supply. */
  readonly agency: Readonly<Record<Consultant, number>>;
  /** Types of consultants in this game. */
  readonly consultantTypes: readonly Consultant[];
  /** By slot; `null` where a card was taken (RULES.md, M8: cards never slide). */
  readonly display: readonly (Colour | null)[];
  /** Cards that left the game during play. */
  readonly box: Counts;
  readonly players: readonly OpenPlayer[];
  /** By seat; in solo SOD's comes second. */
  readonly hqs: readonly Hq[];
  readonly solo: Readonly<Solo> | null;
  readonly sodAbilities: boolean;
  readonly active: Seat;
  /** Counts turns from 1; solo: the player's. */
  readonly turn: number;
  /** The consultant used this turn. */
  readonly used: Consultant | null;
  /** Who triggered the end, and the turns of the final round still to come. */
  readonly endedBy: Seat | null;
  readonly turnsLeft: number;
  readonly result: NewOrderResult | null;
}

export interface NewOrderState extends StateBase<NewOrderStep>, NewOrderOpen {
  readonly stack: NewOrderStep[];
  readonly colours: Colour[];
  readonly agents: number[];
  readonly supply: MutableCounts;
  readonly agency: Record<Consultant, number>;
  /** Top last. */
  readonly deck: Colour[];
  readonly display: (Colour | null)[];
  readonly box: MutableCounts;
  readonly players: readonly Player[];
  readonly solo: Solo | null;
  active: Seat;
  turn: number;
  used: Consultant | null;
  endedBy: Seat | null;
  turnsLeft: number;
  result: NewOrderResult | null;
}

/** A captured company and what was paid for it, kept for what follows a success. */
export interface Capture {
  readonly tile: Tile;
  readonly colour: Colour;
  /** Cards tilted, agents moved. */
  readonly paid: number;
}

export type NewOrderStep =
  /** Solo: two colours to call one's own. */
  | { readonly kind: 'ownColours'; readonly seat: Seat }
  /** Solo: display and objectives are turned up. */
  | { readonly kind: 'openSolo' }
  | { readonly kind: 'beginTurn' }
  /** Everything a turn may begin with: a consultant, or one of the three actions. */
  | { readonly kind: 'main'; readonly seat: Seat }
  /** The next card of a Plot. */
  | { readonly kind: 'plot'; readonly seat: Seat; readonly left: number; readonly gained: Counts }
  /** The Plot is done: refill; solo: infiltrate first. */
  | { readonly kind: 'endPlot'; readonly gained: Counts }
  /** Media Controller: a card of another colour may join the cards just laid. */
  | { readonly kind: 'odd'; readonly seat: Seat; readonly colour: Colour; readonly laid: number }
  /** Where the agents go. */
  | { readonly kind: 'place'; readonly seat: Seat; readonly colour: Colour; readonly agents: number }
  /** Corporate Lawyer: a second colour may follow. */
  | { readonly kind: 'second'; readonly seat: Seat; readonly colour: Colour; readonly laid: number }
  | { readonly kind: 'hire'; readonly seat: Seat }
  | { readonly kind: 'target'; readonly seat: Seat; readonly source: Tile }
  | { readonly kind: 'strength'; readonly seat: Seat; readonly source: Tile; readonly target: Tile }
  /** Abilities. Each may be declined at its first question (NO-5.14). */
  | { readonly kind: 'broadcastFrom'; readonly seat: Seat; readonly left: number; readonly colour: Colour | null }
  | { readonly kind: 'broadcastTo'; readonly seat: Seat; readonly left: number; readonly from: Tile }
  | {
      readonly kind: 'guerrilla';
      readonly seat: Seat;
      readonly left: number;
      readonly hq: HqId | null;
      readonly colour: Colour | null;
    }
  | { readonly kind: 'pressGive'; readonly seat: Seat }
  | { readonly kind: 'pressTake'; readonly seat: Seat; readonly colour: Colour; readonly tilted: boolean }
  | { readonly kind: 'ambient'; readonly seat: Seat; readonly left: number; readonly hq: HqId | null }
  | { readonly kind: 'social'; readonly seat: Seat }
  | { readonly kind: 'online'; readonly seat: Seat; readonly first: Tile | null }
  | { readonly kind: 'pirate'; readonly seat: Seat }
  | { readonly kind: 'verify'; readonly seat: Seat }
  /** After a capture and its ability: Negotiator, Crisis Manager. */
  | { readonly kind: 'afterCapture'; readonly capture: Capture }
  | { readonly kind: 'crisis'; readonly seat: Seat; readonly colour: Colour; readonly most: number }
  /** Corporate Accountant: a card without an agent. */
  | { readonly kind: 'accountant'; readonly seat: Seat }
  | { readonly kind: 'discard'; readonly seat: Seat }
  | { readonly kind: 'endTurn' }
  /** Solo: SOD's turn, letter by letter (NO-12). */
  | { readonly kind: 'sodTurn' };

type Decline = { readonly kind: 'decline' };
/** A card in an HQ. */
type HqCard = {
  readonly hq: HqId;
  readonly colour: Colour;
  readonly tilted: boolean;
};

/** What may be answered at each step that asks. */
export interface NewOrderOptions {
  ownColours: { readonly kind: 'own'; readonly first: Colour; readonly second: Colour };
  main:
    | { readonly kind: 'use'; readonly consultant: Consultant }
    | PlotOption
    | { readonly kind: 'lay'; readonly colour: Colour; readonly count: number }
    | { readonly kind: 'takeover'; readonly source: Tile };
  plot: PlotOption;
  odd: { readonly kind: 'odd'; readonly colour: Colour } | Decline;
  place: { readonly kind: 'place'; readonly tile: Tile };
  second: { readonly kind: 'lay'; readonly colour: Colour; readonly count: number } | Decline;
  hire: { readonly kind: 'hire'; readonly consultant: Consultant } | Decline;
  target: { readonly kind: 'target'; readonly tile: Tile };
  strength: { readonly kind: 'strength'; readonly agents: number };
  broadcastFrom: { readonly kind: 'from'; readonly tile: Tile } | Decline;
  broadcastTo: { readonly kind: 'to'; readonly tile: Tile };
  guerrilla: { readonly kind: 'tilt'; readonly hq: HqId; readonly colour: Colour } | Decline;
  pressGive: { readonly kind: 'give'; readonly colour: Colour; readonly tilted: boolean } | Decline;
  pressTake: { readonly kind: 'take' } & HqCard;
  ambient: { readonly kind: 'straighten'; readonly hq: HqId; readonly colour: Colour } | Decline;
  social: ({ readonly kind: 'remove' } & HqCard) | Decline;
  online: { readonly kind: 'swap'; readonly tile: Tile } | Decline;
  pirate: { readonly kind: 'place'; readonly tile: Tile } | Decline;
  verify: { readonly kind: 'withdraw'; readonly tile: Tile } | Decline;
  crisis: { readonly kind: 'restore'; readonly count: number } | Decline;
  accountant: { readonly kind: 'account'; readonly colour: Colour } | Decline;
  discard: { readonly kind: 'discard'; readonly colour: Colour };
}

/** A card of the display by its slot (of equal cards the leftmost; solo: any), or the top of the deck. */
type PlotOption = { readonly kind: 'plot'; readonly slot: number } | { readonly kind: 'plotDeck' };

/** Lines of SOD's priorities, as RULES.md numbers them. */
export const SOD_LINES = [
  'A-1',
  'A-2',
  'A-3',
  'A-4',
  'B-1',
  'B-2',
  'B-3',
  'BB-1',
  'BB-2',
  'BB-3',
  'BB-4',
  'C-1',
  'C-2',
  'C-3',
  'D',
] as const;
export type SodLine = (typeof SOD_LINES)[number];

/** What happened. `null` stands for a card the listener may not see. */
export type NewOrderEvent =
  | { readonly kind: 'dealt'; readonly first: Seat }
  | { readonly kind: 'doubleReplaced'; readonly seat: Seat }
  | { readonly kind: 'ownColours'; readonly seat: Seat; readonly first: Colour; readonly second: Colour }
  | { readonly kind: 'objectivesTurnedUp'; readonly objectives: readonly Company[] }
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'consultantUsed'; readonly seat: Seat; readonly consultant: Consultant }
  | { readonly kind: 'tookOpen'; readonly seat: Seat; readonly slot: number; readonly colour: Colour }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly colour: Colour | null }
  /** Solo: a card of SOD's colours goes to the box (NO-11.3), or SOD discards one. */
  | { readonly kind: 'boxed'; readonly by: HqId; readonly colour: Colour; readonly slot: number | null }
  | { readonly kind: 'displayFilled'; readonly slot: number; readonly colour: Colour }
  | { readonly kind: 'endTriggered'; readonly seat: Seat }
  /** `hq` lays cards; `odd` is the Media Controller's card among them. */
  | {
      readonly kind: 'laid';
      readonly hq: HqId;
      readonly colour: Colour;
      readonly count: number;
      readonly odd: Colour | null;
    }
  | {
      readonly kind: 'placed';
      readonly hq: HqId;
      readonly colour: Colour;
      readonly count: number;
      readonly tile: Tile;
    }
  | { readonly kind: 'hired'; readonly seat: Seat; readonly consultant: Consultant }
  | {
      readonly kind: 'takeover';
      readonly hq: HqId;
      readonly colour: Colour;
      readonly source: Tile;
      readonly target: Tile;
      readonly agents: number;
    }
  | { readonly kind: 'joined'; readonly tile: Tile; readonly colour: Colour; readonly agents: number }
  | { readonly kind: 'failed'; readonly source: Tile; readonly target: Tile }
  | {
      readonly kind: 'captured';
      readonly hq: HqId;
      readonly tile: Tile;
      readonly company: Company;
      readonly defeated: Colour;
      /** How many of them went back to the supply. */
      readonly returned: number;
    }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly what: NewOrderStep['kind'] }
  | { readonly kind: 'moved'; readonly colour: Colour; readonly from: Tile; readonly to: Tile }
  | { readonly kind: 'tilted'; readonly hq: HqId; readonly colour: Colour; readonly count: number }
  | { readonly kind: 'straightened'; readonly hq: HqId; readonly colour: Colour; readonly count: number }
  | {
      readonly kind: 'exchanged';
      readonly hq: HqId;
      readonly gave: Colour;
      readonly gaveTilted: boolean;
      readonly other: HqId;
      readonly took: Colour;
      readonly tookTilted: boolean;
    }
  | { readonly kind: 'removed'; readonly hq: HqId; readonly colour: Colour; readonly tilted: boolean }
  | { readonly kind: 'swapped'; readonly first: Tile; readonly second: Tile }
  | { readonly kind: 'withdrawn'; readonly tile: Tile; readonly colour: Colour }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'sodMarker'; readonly column: number }
  /**
   * SOD has tested a line of its priorities; `tile` or `colour` is what it found there. Found but neither: several are
   * equal, and the next line decides between them.
   */
  | {
      readonly kind: 'sodTested';
      readonly line: SodLine;
      readonly found: boolean;
      readonly tile: Tile | null;
      readonly colour: Colour | null;
    }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'objectivesRevealed'; readonly seat: Seat; readonly objectives: readonly Company[] }
  | { readonly kind: 'over'; readonly by: Reason; readonly ranks: readonly number[] };

export interface NewOrder extends GameTypes {
  state: NewOrderState;
  step: NewOrderStep;
  options: NewOrderOptions;
  anytime: never;
  event: NewOrderEvent;
  view: NewOrderView;
  setup: typeof SETUP;
  content: Tables;
  ref: NewOrderRef;
  text: TextKey<typeof en>;
}

/** A player as an observer knows them. Objectives are open once the game is over. */
export interface PlayerView extends OpenPlayer {
  readonly handCount: number;
  readonly doublesCount: number;
}

export interface NewOrderView extends ViewBase<NewOrderStep>, NewOrderOpen {
  readonly stack: readonly NewOrderStep[];
  readonly result: NewOrderResult | null;
  readonly players: readonly PlayerView[];
  readonly deckCount: number;
  /** Cards whose place the observer does not know: deck and hidden hands together, by colour. */
  readonly unseen: Counts;
}
