import type { GameTypes, OpenBase, ScoreRow, Seat, StateBase, TextKey, ViewBase } from '@cabale/engine';
import type {
  Canal,
  Cubes,
  DogeCard,
  Influence,
  Letter,
  Mission,
  Quay,
  Resource,
  Space,
  Tables,
  Tile,
} from '../content/tables.ts';
import type en from '../text/en.ts';
import type { VeniceRef } from '../text/refs.ts';
import type { SETUP } from './variants.ts';

export type Cargo = Record<Resource, number>;

/**
 * Pieces of one colour: the seats first; with two players the smugglers are colour 2, in solo the Doge's two families
 * are colours 1 and 2.
 */
export type Colour = number;
/** Two to a colour: `colour * 2` and `colour * 2 + 1`. Of smugglers and Doge the first is letter A, the second B. */
export type Gondola = number;
/** Who scores: a seat; in solo the Doge is 1. */
export type Side = number;
/** One copy of an influence card: `kind + 11 * copy` in the order of `INFLUENCES`. */
export type InfluenceCard = number;

export type Favour = 'none' | 'unused' | 'used';

/** What everybody sees of a player. */
export interface OpenPlayer {
  readonly coins: number;
  readonly parchments: number;
  readonly intrigue: number;
  readonly vp: number;
  readonly council: number;
  /** By own gondola. */
  readonly cargo: readonly [Cubes, Cubes];
  /** The own gondola the gondolier stands in; `null` before the first turn. */
  readonly gondolier: 0 | 1 | null;
  /** Completed missions at work. */
  readonly slots: readonly (Mission | null)[];
  readonly archive: readonly Mission[];
  readonly favour: Favour;
  readonly resigned: boolean;
}

export interface Player extends OpenPlayer {
  coins: number;
  parchments: number;
  intrigue: number;
  vp: number;
  council: number;
  readonly cargo: readonly [Cargo, Cargo];
  gondolier: 0 | 1 | null;
  /** Unfinished missions, in order of number. */
  readonly missions: Mission[];
  readonly slots: (Mission | null)[];
  readonly archive: Mission[];
  /** In order of number. */
  readonly influence: InfluenceCard[];
  favour: Favour;
  resigned: boolean;
}

/** A smuggler deck: cards are tiles. */
export interface OpenDeck {
  readonly discard: readonly Tile[];
  /** Drawn by the owner, one to be played; `null` for a card the observer may not see. */
  readonly drawn: readonly (Tile | null)[];
}

export interface Deck extends OpenDeck {
  /** Top last. */
  readonly cards: Tile[];
  readonly discard: Tile[];
  /** Solo: cards that left the game unseen. */
  readonly removed: Tile[];
  /** Solo: cards that were ever face up or drawn: they are known to be in the game. */
  readonly met: Tile[];
  /** The owner has put the top card back and knows it. */
  topKnown: boolean;
  readonly drawn: Tile[];
}

/** The Doge: one side, two colours. */
export interface OpenDoge {
  readonly parchments: number;
  readonly intrigue: number;
  readonly vp: number;
  /** By family. */
  readonly council: readonly [number, number];
  /** By position; `null` where a card was resolved and none came. */
  readonly row: readonly (DogeCard | null)[];
  readonly discard: readonly DogeCard[];
  /** Cards A and B played in this Doge turn, until its end. */
  readonly played: readonly Tile[];
  /** Turns left once the row could not be refilled; `null` before. */
  readonly turnsLeft: number | null;
  readonly space1Vp: number;
  readonly space4Vp: number;
  readonly finalTurns: number;
}

export interface Doge extends OpenDoge {
  parchments: number;
  intrigue: number;
  vp: number;
  readonly council: [number, number];
  /** Top last. */
  readonly pile: DogeCard[];
  readonly row: (DogeCard | null)[];
  readonly discard: DogeCard[];
  readonly removed: DogeCard[];
  readonly played: Tile[];
  turnsLeft: number | null;
}

/** Where the end pawn stands: on the council track, then it counts the last rounds (VEN-17.5). */
export type Pawn = 'track' | 'triggered' | 'lastButOne' | 'last';

/** The movement of the turn. */
export interface OpenTrip {
  /** The own gondola that moves. */
  readonly gondola: 0 | 1;
  /** Quays that cannot be reached again, departure included, in order; the last is where the gondola is. */
  readonly quays: readonly Quay[];
  readonly canals: readonly Canal[];
  /** Mission 2 has lowered a price. */
  readonly discounted: boolean;
}

export interface Trip extends OpenTrip {
  readonly quays: Quay[];
  readonly canals: Canal[];
  discounted: boolean;
}

export const REASONS = ['rounds', 'doge', 'resign'] as const;
export type Reason = (typeof REASONS)[number];

export interface VeniceResult {
  readonly by: Reason;
  /** By seat, then the Doge. */
  readonly ranks: readonly number[];
  readonly score: readonly ScoreRow[];
  readonly arrested: Side | null;
}

/** What lies open on the table, the same for everybody; `null` stands for a card the observer may not see. */
export interface VeniceOpen extends OpenBase<VeniceStep> {
  /** The tile in each slot. */
  readonly tiles: readonly Tile[];
  /** By canal: the colour of its bridge. */
  readonly bridges: readonly (Colour | null)[];
  /** By gondola: where it is moored, or passes in its trip; `null` off the board. */
  readonly quays: readonly (Quay | null)[];
  /**
   * Gondolas on the board in the order in which they docked: of two at a quay the later lies on top. One under way is
   * not among them: it leaves the list with its first canal and comes back on top when it docks.
   */
  readonly moored: readonly Gondola[];
  /** By colour, then slot: the assistant's space, 0 for none. */
  readonly assistants: readonly (readonly (Space | 0)[])[];
  readonly players: readonly OpenPlayer[];
  /** Cubes left. */
  readonly supply: Cubes;
  /** Missions, top last. */
  readonly missions: readonly (Mission | null)[];
  readonly influence: readonly (InfluenceCard | null)[];
  readonly influenceDiscard: readonly InfluenceCard[];
  /** Cards the active player has drawn and chooses from: missions or influence cards, as the step says. */
  readonly drawn: readonly (number | null)[];
  /** Two players and solo. */
  readonly decks: Readonly<Record<Letter, OpenDeck>> | null;
  readonly doge: OpenDoge | null;
  readonly side: 'day' | 'night';
  readonly first: Seat;
  readonly active: Seat;
  /** Counts turns of players from 1; 0 in the preliminary round. */
  readonly turn: number;
  /** Influence cards that may not be played in this turn: gained in it (VEN-4.3). */
  readonly fresh: readonly (InfluenceCard | null)[];
  readonly influencePlayed: number;
  readonly trip: OpenTrip | null;
  readonly spy: Quay | null;
  readonly pawn: Pawn;
  readonly allAssistantsTaken: boolean;
  readonly result: VeniceResult | null;
}

export interface VeniceState extends StateBase<VeniceStep>, VeniceOpen {
  readonly stack: VeniceStep[];
  readonly bridges: (Colour | null)[];
  readonly quays: (Quay | null)[];
  readonly moored: Gondola[];
  readonly assistants: (Space | 0)[][];
  readonly players: readonly Player[];
  readonly supply: Cargo;
  readonly missions: Mission[];
  /** Missions that left the game unseen. */
  readonly missionsOut: readonly Mission[];
  /** By mission (No 1 first): bits of the seats that know its place in the pile or in another's hand. */
  readonly missionKnown: number[];
  readonly influence: InfluenceCard[];
  readonly influenceDiscard: InfluenceCard[];
  readonly influenceKnown: number[];
  readonly drawn: number[];
  readonly decks: Readonly<Record<Letter, Deck>> | null;
  readonly doge: Doge | null;
  first: Seat;
  active: Seat;
  turn: number;
  readonly fresh: InfluenceCard[];
  influencePlayed: number;
  trip: Trip | null;
  spy: Quay | null;
  pawn: Pawn;
  allAssistantsTaken: boolean;
  result: VeniceResult | null;
}

/** Solo: how the Doge's preliminary placements differ (VEN-23.1, 23.6). */
export type Preliminary = (typeof SETUP.preliminary)[number];

/** Why a building is activated. */
export type Activation = 'preliminary' | 'dock' | 'pass' | 'spy' | 'overtime';

export type VeniceStep =
  /** Every seat learns the missions dealt to it. */
  | { readonly kind: 'deal' }
  /** Every seat gives back one of the missions dealt. */
  | { readonly kind: 'keepMissions'; readonly seats: readonly Seat[] }
  /** The first player is drawn (VEN-2.17), unless the table has settled it: then it is `first`. */
  | { readonly kind: 'begin'; readonly first: Seat | null }
  | { readonly kind: 'placeGondola'; readonly seat: Seat; readonly gondola: 0 | 1 }
  /** Solo: Doge gondolas come between the player's two (VEN-20.10). */
  | { readonly kind: 'dogeArrives'; readonly preliminary: Preliminary }
  /** Solo: VEN-20.14. */
  | { readonly kind: 'openSolo' }
  | { readonly kind: 'beginTurn' }
  | { readonly kind: 'influence'; readonly seat: Seat }
  | { readonly kind: 'foreman'; readonly seat: Seat }
  | { readonly kind: 'promote'; readonly seat: Seat }
  | { readonly kind: 'overtime'; readonly seat: Seat }
  | { readonly kind: 'councillors'; readonly seat: Seat }
  | { readonly kind: 'offer'; readonly seat: Seat }
  | { readonly kind: 'stock'; readonly seat: Seat }
  | { readonly kind: 'spy'; readonly seat: Seat }
  | { readonly kind: 'gondolier'; readonly seat: Seat }
  | { readonly kind: 'row'; readonly seat: Seat }
  | { readonly kind: 'arrive'; readonly seat: Seat }
  /** Gondola `mover` passes `moored`. Smugglers and the Doge do not choose; then one seat is asked, or none. */
  | { readonly kind: 'crossing'; readonly seats: readonly Seat[]; readonly mover: Gondola; readonly moored: Gondola }
  /** Cubes go between the own gondolas: in a crossing, or with Manage Stock. */
  | { readonly kind: 'split'; readonly seat: Seat; readonly extra: Resource | null }
  /** Passing: crossings are done, the building may be used. */
  | { readonly kind: 'passed' }
  | {
      readonly kind: 'activate';
      readonly seat: Seat;
      readonly gondola: 0 | 1;
      readonly quay: Quay;
      readonly why: Activation;
      /** Effects not used yet: 1 to 4, or parts 1 and 2. */
      readonly left: readonly number[];
    }
  /** A cube of any colour, `left` times. */
  | { readonly kind: 'gain'; readonly seat: Seat; readonly gondola: 0 | 1; readonly left: number }
  | { readonly kind: 'sell'; readonly seat: Seat; readonly gondola: 0 | 1; readonly coins: number }
  | { readonly kind: 'convert'; readonly seat: Seat; readonly gondola: 0 | 1 }
  | { readonly kind: 'ship'; readonly seat: Seat; readonly gondola: 0 | 1; readonly vpEach: number }
  | { readonly kind: 'overflow'; readonly seat: Seat; readonly gondola: 0 | 1 }
  /** Where a bridge goes; `vp` may be taken instead, where it is not `null`. */
  | {
      readonly kind: 'bridge';
      readonly seat: Seat;
      readonly vp: number | null;
      readonly cause: 'effect' | 'influence';
    }
  | { readonly kind: 'keepMission'; readonly seat: Seat }
  | { readonly kind: 'keepInfluence'; readonly seat: Seat }
  /** Of two cards not kept (missions 9 and 13): which goes to the bottom first. */
  | { readonly kind: 'bottomMission'; readonly seat: Seat }
  | { readonly kind: 'bottomInfluence'; readonly seat: Seat }
  | { readonly kind: 'docked' }
  | { readonly kind: 'complete'; readonly seat: Seat }
  /** Mission 6: which cubes. */
  | { readonly kind: 'pay'; readonly seat: Seat; readonly mission: Mission }
  | { readonly kind: 'slot'; readonly seat: Seat; readonly mission: Mission }
  | { readonly kind: 'advance' }
  /** Mission 23. */
  | { readonly kind: 'indulgence'; readonly seat: Seat }
  | { readonly kind: 'endTurn' }
  /** Cards of a deck are drawn. */
  | { readonly kind: 'smugglerDraw'; readonly letter: Letter }
  /** Two players: `seat` plays a card of its deck. Solo: both letters in turn. */
  | { readonly kind: 'smuggler'; readonly seat: Seat; readonly letter: Letter }
  /** Solo: which of the two gondolas of the letter. */
  | { readonly kind: 'dogeGondola'; readonly seat: Seat; readonly letter: Letter; readonly quay: Quay }
  /** Several paths cost as little as `cost`; each as its option names it. */
  | {
      readonly kind: 'path';
      readonly seat: Seat;
      readonly gondola: Gondola;
      readonly quay: Quay;
      readonly cost: number;
      readonly paths: readonly string[];
    }
  /** A smuggler's or the Doge's boat goes on along its path, quay by quay. */
  | { readonly kind: 'sail'; readonly gondola: Gondola; readonly canals: readonly Canal[] }
  /** The card at this position of the row, from 0, and those to its right. */
  | { readonly kind: 'dogeCards'; readonly position: number }
  | { readonly kind: 'summons'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'dogeRefill' }
  | { readonly kind: 'passOn' }
  /** Final scoring, step 3; `content` seats in a row have declined. */
  | { readonly kind: 'lower'; readonly seat: Seat; readonly content: number }
  | { readonly kind: 'score' };

type None = { readonly kind: 'none' };
type CubesOption<Kind extends string> = { readonly kind: Kind } & Readonly<Record<Resource, number>>;
type PriceOption =
  | { readonly kind: 'parchment' }
  | { readonly kind: 'intrigue' }
  /** Mission 21: a cube instead of a parchment; `gondola` is the own one it comes from. */
  | { readonly kind: 'cube'; readonly gondola: number; readonly resource: Resource };

/** What may be answered at each step that asks. */
export interface VeniceOptions {
  keepMissions: { readonly kind: 'return'; readonly mission: Mission };
  placeGondola: { readonly kind: 'place'; readonly quay: Quay };
  /** Of two copies either: the option names the kind. */
  influence: { readonly kind: 'influence'; readonly card: Influence } | None;
  foreman: { readonly kind: 'assistant'; readonly quay: Quay };
  promote: { readonly kind: 'assistant'; readonly quay: Quay };
  overtime: { readonly kind: 'overtime'; readonly quay: Quay };
  councillors: { readonly kind: 'advance' } | None;
  offer: { readonly kind: 'draw' } | { readonly kind: 'vp' };
  stock: { readonly kind: 'gain'; readonly resource: Resource };
  spy: { readonly kind: 'spy'; readonly quay: Quay };
  gondolier: { readonly kind: 'board'; readonly gondola: number };
  row: { readonly kind: 'row'; readonly canal: Canal };
  arrive: { readonly kind: 'dock' } | { readonly kind: 'pass' };
  crossing: PriceOption;
  /** The cubes on the first own gondola; all others go on the second. `drop` is a cube there is no room for, or '-'. */
  split: CubesOption<'split'> & { readonly drop: Resource | '-' };
  activate: { readonly kind: 'use'; readonly effect: number } | { readonly kind: 'finish' };
  gain: { readonly kind: 'gain'; readonly resource: Resource };
  sell: { readonly kind: 'sell'; readonly resource: Resource };
  convert: { readonly kind: 'convert'; readonly from: Resource; readonly to: Resource };
  ship: CubesOption<'ship'>;
  overflow: { readonly kind: 'discard'; readonly resource: Resource };
  bridge: { readonly kind: 'build'; readonly canal: Canal } | { readonly kind: 'vp' };
  keepMission: { readonly kind: 'keepMission'; readonly mission: Mission };
  keepInfluence: { readonly kind: 'keepInfluence'; readonly card: Influence };
  bottomMission: { readonly kind: 'bottomMission'; readonly mission: Mission };
  bottomInfluence: { readonly kind: 'bottomInfluence'; readonly card: Influence };
  complete: { readonly kind: 'complete'; readonly mission: Mission } | None;
  pay: CubesOption<'pay'>;
  slot: { readonly kind: 'slot'; readonly slot: number } | { readonly kind: 'archive' };
  indulgence: { readonly kind: 'repent' } | None;
  smuggler: { readonly kind: 'send'; readonly tile: Tile };
  dogeGondola: { readonly kind: 'gondola'; readonly gondola: Gondola };
  /** Canals by number, joined by `-`. */
  path: { readonly kind: 'path'; readonly canals: string };
  summons: PriceOption;
  lower: { readonly kind: 'lower'; readonly by: 'parchments' | 'coins' } | { readonly kind: 'content' };
}

/** Where something gained, paid, taken or lost comes from. */
export type Cause =
  | 'effect'
  | 'canal'
  | 'bridge'
  | 'mooring'
  | 'crossing'
  | 'mission'
  | 'missionEffect'
  | 'influence'
  | 'favour'
  | 'tax'
  | 'stay'
  | 'accusation'
  | 'allAssistants'
  | 'cap'
  | 'dogeSpace'
  | 'dogeCard'
  | 'final';

export type Quantity = 'coins' | 'parchments' | 'intrigue' | 'vp' | 'council';

/** What happened. `null` stands for a card the observer may not see. */
export type VeniceEvent =
  | { readonly kind: 'dealt'; readonly missions: readonly Mission[] | null; readonly seat: Seat }
  | { readonly kind: 'keptMissions'; readonly seat: Seat; readonly returned: Mission | null }
  | { readonly kind: 'firstPlayer'; readonly seat: Seat }
  | { readonly kind: 'placedGondola'; readonly gondola: Gondola; readonly quay: Quay }
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  /** A number of a side changed by `by`, which is what really came or went. */
  | {
      readonly kind: 'changed';
      readonly side: Side;
      readonly what: Quantity;
      readonly by: number;
      readonly cause: Cause;
    }
  /** Cubes came on board or left; `from` and `to` are gondolas, `null` the supply. */
  | {
      readonly kind: 'cubes';
      readonly resource: Resource;
      readonly count: number;
      readonly from: Gondola | null;
      readonly to: Gondola | null;
    }
  | { readonly kind: 'influencePlayed'; readonly seat: Seat; readonly card: Influence }
  | { readonly kind: 'influenceGained'; readonly seat: Seat; readonly card: Influence | null }
  | { readonly kind: 'influenceReturned'; readonly seat: Seat; readonly card: Influence | null }
  | { readonly kind: 'influenceShuffled' }
  | { readonly kind: 'missionGained'; readonly seat: Seat; readonly mission: Mission | null }
  | { readonly kind: 'missionReturned'; readonly seat: Seat; readonly mission: Mission | null }
  | { readonly kind: 'spyPlaced'; readonly seat: Seat; readonly quay: Quay }
  | { readonly kind: 'spyLeft'; readonly quay: Quay }
  | { readonly kind: 'boarded'; readonly seat: Seat; readonly gondola: Gondola; readonly paid: number }
  | {
      readonly kind: 'rowed';
      readonly gondola: Gondola;
      readonly canal: Canal;
      readonly from: Quay;
      readonly to: Quay;
      readonly paid: number;
      /** The colour of the bridge it went under. */
      readonly bridge: Colour | null;
    }
  | { readonly kind: 'docked'; readonly gondola: Gondola; readonly quay: Quay }
  | { readonly kind: 'passed'; readonly gondola: Gondola; readonly quay: Quay }
  | { readonly kind: 'crossed'; readonly mover: Gondola; readonly moored: Gondola }
  | {
      readonly kind: 'activated';
      readonly seat: Seat;
      readonly quay: Quay;
      readonly effect: number;
      readonly why: Activation;
    }
  | {
      readonly kind: 'assistant';
      readonly colour: Colour;
      readonly quay: Quay;
      readonly space: Space;
      readonly pushed: boolean;
    }
  | { readonly kind: 'bridgeBuilt'; readonly colour: Colour; readonly canal: Canal }
  | { readonly kind: 'missionCompleted'; readonly seat: Seat; readonly mission: Mission }
  /** `slot` is `null` for the archive. */
  | { readonly kind: 'missionPlaced'; readonly seat: Seat; readonly mission: Mission; readonly slot: number | null }
  | { readonly kind: 'missionArchived'; readonly seat: Seat; readonly mission: Mission }
  | { readonly kind: 'favourFlipped'; readonly seat: Seat; readonly take: 'coins' | 'parchments' }
  | { readonly kind: 'endTriggered'; readonly by: 'missions' | 'council' | 'dogeRow' }
  | { readonly kind: 'roundEnded'; readonly pawn: Pawn }
  /** Smugglers and the Doge show their working. */
  | { readonly kind: 'smugglerCard'; readonly seat: Seat; readonly letter: Letter; readonly tile: Tile }
  | {
      readonly kind: 'smugglerPath';
      readonly gondola: Gondola;
      readonly canals: readonly Canal[];
      readonly cost: number;
      /** How many paths cost as little. */
      readonly equals: number;
    }
  | { readonly kind: 'deckShuffled'; readonly letter: Letter }
  | { readonly kind: 'dogeCard'; readonly card: DogeCard; readonly position: number }
  | { readonly kind: 'dogeCardIgnored'; readonly card: DogeCard; readonly position: number; readonly by: Letter }
  | { readonly kind: 'dogeRefilled'; readonly card: DogeCard; readonly position: number }
  | { readonly kind: 'dogeCardLeft' }
  | { readonly kind: 'content'; readonly seat: Seat }
  | { readonly kind: 'arrested'; readonly side: Side }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly by: Reason; readonly ranks: readonly number[] };

export interface Venice extends GameTypes {
  state: VeniceState;
  step: VeniceStep;
  options: VeniceOptions;
  /** VEN-16: flipped at any decision of the owner's. */
  anytime: { readonly kind: 'favour'; readonly take: 'coins' | 'parchments' };
  event: VeniceEvent;
  view: VeniceView;
  setup: typeof SETUP;
  content: Tables;
  ref: VeniceRef;
  text: TextKey<typeof en>;
}

/** A player as an observer knows them. */
export interface PlayerView extends OpenPlayer {
  readonly missionCount: number;
  /** Own ones; everybody's when the game is over; of others those whose place the observer knows. */
  readonly missions: readonly Mission[];
  readonly influenceCount: number;
  readonly influence: readonly InfluenceCard[];
}

export interface DeckView extends OpenDeck {
  readonly count: number;
  /** Known to the owner alone. */
  readonly top: Tile | null;
  readonly met: readonly Tile[];
  readonly removedCount: number;
}

export interface DogeView extends OpenDoge {
  readonly pileCount: number;
  readonly removedCount: number;
  /** Cards nobody has seen: pile and removed together. */
  readonly unseen: Readonly<Record<DogeCard, number>>;
}

export interface VeniceView extends ViewBase<VeniceStep>, VeniceOpen {
  readonly stack: readonly VeniceStep[];
  readonly result: VeniceResult | null;
  readonly players: readonly PlayerView[];
  readonly missionsOutCount: number;
  readonly decks: Readonly<Record<Letter, DeckView>> | null;
  readonly doge: DogeView | null;
}
