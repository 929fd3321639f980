import type {
  DeepReadonly,
  GameTypes,
  Observer,
  OpenOf,
  ScoreRow,
  Seat,
  StateBase,
  StepContext,
  TextKey,
} from '@cabale/engine';
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

/** A seat beside its HQ. */
export interface Player {
  readonly hand: MutableCounts;
  /** Cards in the hand that everybody knows: taken from the display and not laid or discarded since. */
  readonly known: MutableCounts;
  readonly objectives: readonly Company[];
  /** Objectives boxed because they were doubles (NO-1.11): only their owner knows the type, everybody the number. */
  readonly doubles: readonly Company[];
  resigned: boolean;
}

/** What everybody may know of a seat beside its HQ; `null` where the observer may not see it. */
export interface OpenPlayer extends OpenOf<Player, 'hand' | 'objectives' | 'doubles'> {
  readonly hand: Counts | null;
  readonly objectives: readonly Company[] | null;
  readonly doubles: readonly Company[] | null;
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

/** How this table reads what the rulebook leaves open. */
export interface Readings {
  /** Solo: the player may also plot from the deck (NO-11.2). */
  readonly soloDeck: boolean;
  /** What a complete tie for first pays (NO-9.7). */
  readonly tiedFirst: 'first' | 'second';
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

export interface State extends StateBase<Step> {
  /** The companies of the grid, by tile. */
  readonly types: readonly Company[];
  /** Who controls each tile, and with how many agents. */
  readonly colours: Colour[];
  readonly agents: number[];
  readonly supply: MutableCounts;
  /** Consultants in the supply. */
  readonly agency: Record<Consultant, number>;
  /** Types of consultants in this game. */
  readonly consultantTypes: readonly Consultant[];
  /** Top last. */
  readonly deck: Colour[];
  /** By slot; `null` where a card was taken (RULES.md, M8: cards never slide). */
  readonly display: (Colour | null)[];
  /** Cards that left the game during play. */
  readonly box: MutableCounts;
  readonly players: readonly Player[];
  /** By seat; in solo SOD's comes second. */
  readonly hqs: readonly Hq[];
  readonly solo: Solo | null;
  readonly sodAbilities: boolean;
  readonly readings: Readings;
  active: Seat;
  /** Counts turns from 1; solo: the player's. */
  turn: number;
  /** The consultant used this turn. */
  used: Consultant | null;
  /** Who triggered the end, and the turns of the final round still to come. */
  endedBy: Seat | null;
  turnsLeft: number;
  result: NewOrderResult | null;
}

/** What lies open on the table, the same for everybody. */
export interface Open extends OpenOf<State, 'deck' | 'players'> {
  readonly players: readonly OpenPlayer[];
}

/** A captured company and its price, for the effects that follow a capture. */
export interface Capture {
  readonly tile: Tile;
  readonly colour: Colour;
  /** Cards tilted, agents moved. */
  readonly paid: number;
}

export type Step = DeepReadonly<
  /** Solo: the player's two colours. */
  | { kind: 'ownColours'; seat: Seat }
  /** Solo: display and objectives are turned up. */
  | { kind: 'openSolo' }
  | { kind: 'beginTurn' }
  /** Everything a turn may begin with: a consultant, or one of the three actions. */
  | { kind: 'main'; seat: Seat }
  /** The next card of a Plot. */
  | { kind: 'plot'; seat: Seat; left: number; gained: Counts }
  /** After a Plot: refill; solo: infiltrate first. */
  | { kind: 'endPlot'; gained: Counts }
  /** Media Controller: a card of another colour may join the cards just laid. */
  | { kind: 'odd'; seat: Seat; colour: Colour; laid: number }
  /** Where the agents go. */
  | { kind: 'place'; seat: Seat; colour: Colour; agents: number }
  /** Corporate Lawyer: a second colour may follow. */
  | { kind: 'second'; seat: Seat; colour: Colour; laid: number }
  | { kind: 'hire'; seat: Seat }
  | { kind: 'target'; seat: Seat; source: Tile }
  | { kind: 'strength'; seat: Seat; source: Tile; target: Tile }
  /** Abilities. Each may be declined at its first step (NO-5.14). */
  | { kind: 'broadcastFrom'; seat: Seat; left: number; colour: Colour | null }
  | { kind: 'broadcastTo'; seat: Seat; left: number; from: Tile }
  | { kind: 'guerrilla'; seat: Seat; left: number; hq: HqId | null; colour: Colour | null }
  | { kind: 'pressGive'; seat: Seat }
  | { kind: 'pressTake'; seat: Seat; colour: Colour; tilted: boolean }
  | { kind: 'ambient'; seat: Seat; left: number; hq: HqId | null }
  | { kind: 'social'; seat: Seat }
  | { kind: 'online'; seat: Seat; first: Tile | null }
  | { kind: 'pirate'; seat: Seat }
  | { kind: 'verify'; seat: Seat }
  /** After a capture and its ability: Negotiator, Crisis Manager. */
  | { kind: 'afterCapture'; capture: Capture }
  | { kind: 'crisis'; seat: Seat; colour: Colour; most: number }
  /** Corporate Accountant: a card without an agent. */
  | { kind: 'accountant'; seat: Seat }
  | { kind: 'discard'; seat: Seat }
  | { kind: 'endTurn' }
  /** Solo: SOD's turn, letter by letter (NO-12). */
  | { kind: 'sodTurn' }
>;

type Decline = { readonly kind: 'decline' };
/** A card in an HQ. */
export type HqCard = { readonly hq: HqId; readonly colour: Colour; readonly tilted: boolean };

/** The options of each step with a decision. */
export type Options = DeepReadonly<{
  ownColours: { kind: 'own'; first: Colour; second: Colour };
  main:
    | { kind: 'use'; consultant: Consultant }
    | PlotOption
    | { kind: 'lay'; colour: Colour; count: number }
    | { kind: 'takeover'; source: Tile };
  plot: PlotOption;
  odd: { kind: 'odd'; colour: Colour } | Decline;
  place: { kind: 'place'; tile: Tile };
  second: { kind: 'lay'; colour: Colour; count: number } | Decline;
  hire: { kind: 'hire'; consultant: Consultant } | Decline;
  target: { kind: 'target'; tile: Tile };
  strength: { kind: 'strength'; agents: number };
  broadcastFrom: { kind: 'from'; tile: Tile } | Decline;
  broadcastTo: { kind: 'to'; tile: Tile };
  guerrilla: { kind: 'tilt'; hq: HqId; colour: Colour } | Decline;
  pressGive: { kind: 'give'; colour: Colour; tilted: boolean } | Decline;
  pressTake: { kind: 'take' } & HqCard;
  ambient: { kind: 'straighten'; hq: HqId; colour: Colour } | Decline;
  social: ({ kind: 'remove' } & HqCard) | Decline;
  online: { kind: 'swap'; tile: Tile } | Decline;
  pirate: { kind: 'place'; tile: Tile } | Decline;
  verify: { kind: 'withdraw'; tile: Tile } | Decline;
  crisis: { kind: 'restore'; count: number } | Decline;
  accountant: { kind: 'account'; colour: Colour } | Decline;
  discard: { kind: 'discard'; colour: Colour };
}>;

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

/** What happened. `null` stands for a card that the receiver may not see. */
export type NewOrderEvent = DeepReadonly<
  | { kind: 'dealt'; first: Seat }
  | { kind: 'doubleReplaced'; seat: Seat }
  | { kind: 'ownColours'; seat: Seat; first: Colour; second: Colour }
  | { kind: 'objectivesTurnedUp'; objectives: Company[] }
  | { kind: 'turnBegan'; seat: Seat; turn: number }
  | { kind: 'consultantUsed'; seat: Seat; consultant: Consultant }
  | { kind: 'tookOpen'; seat: Seat; slot: number; colour: Colour }
  | { kind: 'drew'; seat: Seat; colour: Colour | null }
  /** Solo: a card of SOD's colours goes to the box (NO-11.3), or SOD discards one. */
  | { kind: 'boxed'; by: HqId; colour: Colour; slot: number | null }
  | { kind: 'displayFilled'; slot: number; colour: Colour }
  | { kind: 'endTriggered'; seat: Seat }
  /** `hq` lays cards; `odd` is the Media Controller's card among them. */
  | { kind: 'laid'; hq: HqId; colour: Colour; count: number; odd: Colour | null }
  /** The Accountant's card, without an agent. */
  | { kind: 'accounted'; hq: HqId; colour: Colour }
  | { kind: 'placed'; hq: HqId; colour: Colour; count: number; tile: Tile }
  | { kind: 'hired'; seat: Seat; consultant: Consultant }
  | { kind: 'takeover'; hq: HqId; colour: Colour; source: Tile; target: Tile; agents: number }
  | { kind: 'joined'; tile: Tile; colour: Colour; agents: number }
  | { kind: 'failed'; source: Tile; target: Tile }
  /** One defeated agent goes into the HQ, `returned` ones to the supply. */
  | { kind: 'captured'; hq: HqId; tile: Tile; company: Company; defeated: Colour; returned: number }
  | { kind: 'declined'; seat: Seat; what: Step['kind'] }
  | { kind: 'moved'; colour: Colour; from: Tile; to: Tile }
  | { kind: 'tilted'; hq: HqId; colour: Colour; count: number }
  | { kind: 'straightened'; hq: HqId; colour: Colour; count: number }
  | { kind: 'exchanged'; hq: HqId; gave: Colour; gaveTilted: boolean; other: HqId; took: Colour; tookTilted: boolean }
  | { kind: 'removed'; hq: HqId; colour: Colour; tilted: boolean }
  | { kind: 'swapped'; first: Tile; second: Tile }
  | { kind: 'withdrawn'; tile: Tile; colour: Colour }
  | { kind: 'discarded'; seat: Seat; colour: Colour }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'sodMarker'; column: number }
  /**
   * SOD has tested a line of its priorities; `tile` or `colour` is what it found there. Found but neither: several are
   * equal, and the next line decides between them.
   */
  | { kind: 'sodTested'; line: SodLine; found: boolean; tile: Tile | null; colour: Colour | null }
  | { kind: 'resigned'; seat: Seat }
  | { kind: 'objectivesRevealed'; seat: Seat; objectives: Company[] }
  | { kind: 'over'; by: Reason; ranks: number[] }
>;

/** What a step of the rules may do. */
export type Context = StepContext<NewOrder>;

export interface NewOrder extends GameTypes {
  state: State;
  step: Step;
  options: Options;
  anytime: never;
  event: NewOrderEvent;
  view: View;
  setup: typeof SETUP;
  content: Tables;
  ref: NewOrderRef;
  text: TextKey<typeof en>;
  /** Cards in an HQ, those upright among them, cards in hand, captured agents and consultants. */
  quantity: 'cards' | 'upright' | 'hand' | 'captured' | 'consultants';
  feature: keyof (typeof en)['feature'];
}

/** A player as an observer knows them. Objectives are open once the game is over. */
export interface PlayerView extends OpenPlayer {
  readonly handCount: number;
  readonly doublesCount: number;
}

export interface View extends Open {
  readonly observer: Observer;
  readonly players: readonly PlayerView[];
  readonly deckCount: number;
  /** Cards whose place the observer does not know: deck and hidden hands together, by colour. */
  readonly unseen: Counts;
}
