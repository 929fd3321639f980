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
import type {
  Canal,
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

export interface Player {
  coins: number;
  parchments: number;
  intrigue: number;
  vp: number;
  council: number;
  /** By own gondola. */
  readonly cargo: readonly [Cargo, Cargo];
  /** The own gondola the gondolier stands in; `null` before the first turn. */
  gondolier: 0 | 1 | null;
  /** Unfinished missions, in order of number. */
  readonly missions: Mission[];
  /** Completed missions at work. */
  readonly slots: (Mission | null)[];
  readonly archive: Mission[];
  /** In order of number. */
  readonly influence: InfluenceCard[];
  favour: Favour;
  resigned: boolean;
}

/** What everybody sees of a player. */
export type OpenPlayer = OpenOf<Player, 'missions' | 'influence'>;

/** A smuggler deck: cards are tiles. */
export interface Deck {
  /** Top last. */
  readonly cards: Tile[];
  readonly discard: Tile[];
  /** Solo: cards that left the game unseen. */
  readonly removed: Tile[];
  /** Solo: cards that were ever face up or drawn: they are known to be in the game. */
  readonly met: Tile[];
  /** The owner has put the top card back and knows it. */
  topKnown: boolean;
  /** Drawn by the owner, one to be played. */
  readonly drawn: Tile[];
}

export interface OpenDeck extends OpenOf<Deck, 'cards' | 'removed' | 'met' | 'topKnown' | 'drawn'> {
  /** `null` for a card the observer may not see. */
  readonly drawn: readonly (Tile | null)[];
}

/** The Doge: one side, two colours. */
export interface Doge {
  parchments: number;
  intrigue: number;
  vp: number;
  /** By family. */
  readonly council: [number, number];
  /** Top last. */
  readonly pile: DogeCard[];
  /** By position; `null` where a card was resolved and none came. */
  readonly row: (DogeCard | null)[];
  readonly discard: DogeCard[];
  readonly removed: DogeCard[];
  /** Cards A and B played in this Doge turn, until its end. */
  readonly played: Tile[];
  /** Turns left once the row could not be refilled; `null` before. */
  turnsLeft: number | null;
  readonly space1Vp: number;
  readonly space4Vp: number;
  readonly finalTurns: number;
}

export type OpenDoge = OpenOf<Doge, 'pile' | 'removed'>;

/** Where the end pawn stands: on the council track, then it counts the last rounds (VEN-17.5). */
export type Pawn = 'track' | 'triggered' | 'lastButOne' | 'last';

/** The movement of the turn. */
export interface Trip {
  /** The own gondola that moves. */
  readonly gondola: 0 | 1;
  /** Quays that cannot be reached again, departure included, in order; the last is where the gondola is. */
  readonly quays: Quay[];
  readonly canals: Canal[];
  /** Mission 2 has lowered a price. */
  discounted: boolean;
}

export type OpenTrip = OpenOf<Trip>;

export const REASONS = ['rounds', 'doge', 'resign'] as const;
export type Reason = (typeof REASONS)[number];

export interface VeniceResult {
  readonly by: Reason;
  /** By seat, then the Doge. */
  readonly ranks: readonly number[];
  readonly score: readonly ScoreRow[];
  readonly arrested: Side | null;
}

export interface State extends StateBase<Step> {
  /** The tile in each slot. */
  readonly tiles: readonly Tile[];
  /** By canal: the colour of its bridge. */
  readonly bridges: (Colour | null)[];
  /** By gondola: where it is moored, or passes in its trip; `null` off the board. */
  readonly quays: (Quay | null)[];
  /**
   * Gondolas on the board in the order in which they docked: of two at a quay the later lies on top. One under way is
   * not among them: it leaves the list with its first canal and comes back on top when it docks.
   */
  readonly moored: Gondola[];
  /** By colour, then slot: the assistant's space, 0 for none. */
  readonly assistants: (Space | 0)[][];
  readonly players: readonly Player[];
  /** Cubes left. */
  readonly supply: Cargo;
  /** Top last. */
  readonly missions: Mission[];
  /** Missions that left the game unseen. */
  readonly missionsOut: readonly Mission[];
  /** By mission (No 1 first): bits of the seats that know its place in the pile or in another's hand. */
  readonly missionKnown: number[];
  readonly influence: InfluenceCard[];
  readonly influenceDiscard: InfluenceCard[];
  readonly influenceKnown: number[];
  /** Cards the active player has drawn and chooses from: missions or influence cards, as the step says. */
  readonly drawn: number[];
  /** Two players and solo. */
  readonly decks: Readonly<Record<Letter, Deck>> | null;
  readonly doge: Doge | null;
  readonly side: 'day' | 'night';
  /** VEN-5.16. */
  readonly ownGondola: (typeof SETUP.ownGondola)[number];
  first: Seat;
  active: Seat;
  /** Counts turns of players from 1; 0 in the preliminary round. */
  turn: number;
  /** Influence cards that may not be played in this turn: gained in it (VEN-4.3). */
  readonly fresh: InfluenceCard[];
  influencePlayed: number;
  trip: Trip | null;
  spy: Quay | null;
  pawn: Pawn;
  allAssistantsTaken: boolean;
  result: VeniceResult | null;
}

type Unsure = 'players' | 'missions' | 'influence' | 'drawn' | 'decks' | 'doge' | 'fresh';

/** What lies open on the table, the same for everybody; `null` stands for a card the observer may not see. */
export interface Open extends OpenOf<State, Unsure | 'missionsOut' | 'missionKnown' | 'influenceKnown'> {
  readonly players: readonly OpenPlayer[];
  readonly missions: readonly (Mission | null)[];
  readonly influence: readonly (InfluenceCard | null)[];
  readonly drawn: readonly (number | null)[];
  readonly decks: Readonly<Record<Letter, OpenDeck>> | null;
  readonly doge: OpenDoge | null;
  readonly fresh: readonly (InfluenceCard | null)[];
}

/** Solo: how the Doge's preliminary placements differ (VEN-23.1, 23.6). */
export type Preliminary = (typeof SETUP.preliminary)[number];

/** Why a building is activated. */
export type Activation = 'preliminary' | 'dock' | 'pass' | 'spy' | 'overtime';

export type Step = DeepReadonly<
  /** Every seat learns the missions dealt to it. */
  | { kind: 'deal' }
  /** Every seat gives back one of the missions dealt. */
  | { kind: 'keepMissions'; seats: Seat[] }
  /** The first player is drawn (VEN-2.17), unless the table has settled it: then it is `first`. */
  | { kind: 'begin'; first: Seat | null }
  /** Solo: `freeOnly` leaves out what costs something (VEN-20.16). */
  | { kind: 'placeGondola'; seat: Seat; gondola: 0 | 1; freeOnly?: true }
  /** Solo: Doge gondolas come between the player's two (VEN-20.10). */
  | { kind: 'dogeArrives'; preliminary: Preliminary }
  /** Solo: VEN-20.14. */
  | { kind: 'openSolo' }
  | { kind: 'beginTurn' }
  | { kind: 'influence'; seat: Seat }
  | { kind: 'foreman'; seat: Seat }
  | { kind: 'promote'; seat: Seat }
  | { kind: 'overtime'; seat: Seat }
  | { kind: 'councillors'; seat: Seat }
  | { kind: 'offer'; seat: Seat }
  | { kind: 'stock'; seat: Seat }
  | { kind: 'spy'; seat: Seat }
  | { kind: 'gondolier'; seat: Seat }
  | { kind: 'row'; seat: Seat }
  | { kind: 'arrive'; seat: Seat }
  /** Gondola `mover` passes `moored`. Smugglers and the Doge do not choose; then one seat is asked, or none. */
  | { kind: 'crossing'; seats: Seat[]; mover: Gondola; moored: Gondola }
  /** Cubes go between the own gondolas: in a crossing, or with Manage Stock. */
  | { kind: 'split'; seat: Seat; extra: Resource | null }
  /** Passing: crossings are done, the building may be used. */
  | { kind: 'passed' }
  | {
      kind: 'activate';
      seat: Seat;
      gondola: 0 | 1;
      quay: Quay;
      why: Activation;
      /** Effects not used yet: 1 to 4, or parts 1 and 2. */
      left: number[];
    }
  /** A cube of any colour, `left` times. */
  | { kind: 'gain'; seat: Seat; gondola: 0 | 1; left: number }
  | { kind: 'sell'; seat: Seat; gondola: 0 | 1; coins: number }
  | { kind: 'convert'; seat: Seat; gondola: 0 | 1 }
  | { kind: 'ship'; seat: Seat; gondola: 0 | 1; vpEach: number }
  | { kind: 'overflow'; seat: Seat; gondola: 0 | 1 }
  /** Where a bridge goes; `vp` may be taken instead, where it is not `null`. */
  | { kind: 'bridge'; seat: Seat; vp: number | null; cause: 'effect' | 'influence' }
  | { kind: 'keepMission'; seat: Seat }
  | { kind: 'keepInfluence'; seat: Seat }
  /** Of two cards not kept (missions 9 and 13): which goes to the bottom first. */
  | { kind: 'bottomMission'; seat: Seat }
  | { kind: 'bottomInfluence'; seat: Seat }
  | { kind: 'docked' }
  | { kind: 'complete'; seat: Seat }
  /** Mission 6: which cubes. */
  | { kind: 'pay'; seat: Seat; mission: Mission }
  | { kind: 'slot'; seat: Seat; mission: Mission }
  | { kind: 'advance' }
  /** Mission 23. */
  | { kind: 'indulgence'; seat: Seat }
  | { kind: 'endTurn' }
  /** Cards of a deck are drawn. */
  | { kind: 'smugglerDraw'; letter: Letter }
  /** Two players: `seat` plays a card of its deck. Solo: both letters in turn. */
  | { kind: 'smuggler'; seat: Seat; letter: Letter }
  /** Solo: which of the two gondolas of the letter. */
  | { kind: 'dogeGondola'; seat: Seat; letter: Letter; quay: Quay }
  /** Several paths cost as little as `cost`; each as its option names it. */
  | { kind: 'path'; seat: Seat; gondola: Gondola; quay: Quay; cost: number; paths: string[] }
  /** A smuggler's or the Doge's boat goes on along its path, quay by quay. */
  | { kind: 'sail'; gondola: Gondola; canals: Canal[] }
  /** The card at this position of the row, from 0, and those to its right. */
  | { kind: 'dogeCards'; position: number }
  | { kind: 'summons'; seat: Seat; left: number }
  | { kind: 'dogeRefill' }
  | { kind: 'passOn' }
  /** Final scoring, step 3; `content` seats in a row have declined. */
  | { kind: 'lower'; seat: Seat; content: number }
  | { kind: 'score' }
>;

type None = { readonly kind: 'none' };
type CubesOption<Kind extends string> = { readonly kind: Kind } & Readonly<Record<Resource, number>>;
type PriceOption =
  | { readonly kind: 'parchment' }
  | { readonly kind: 'intrigue' }
  /** Mission 21: a cube instead of a parchment; `gondola` is the own one it comes from. */
  | { readonly kind: 'cube'; readonly gondola: number; readonly resource: Resource };

/** What may be answered at each step that asks. */
export type Options = DeepReadonly<{
  keepMissions: { kind: 'return'; mission: Mission };
  placeGondola: { kind: 'place'; quay: Quay };
  /** Of two copies either: the option names the kind. */
  influence: { kind: 'influence'; card: Influence } | None;
  foreman: { kind: 'assistant'; quay: Quay };
  promote: { kind: 'assistant'; quay: Quay };
  overtime: { kind: 'overtime'; quay: Quay };
  councillors: { kind: 'advance' } | None;
  offer: { kind: 'draw' } | { kind: 'vp' };
  stock: { kind: 'gain'; resource: Resource };
  spy: { kind: 'spy'; quay: Quay };
  gondolier: { kind: 'board'; gondola: number };
  row: { kind: 'row'; canal: Canal };
  arrive: { kind: 'dock' } | { kind: 'pass' };
  crossing: PriceOption;
  /** The cubes on the first own gondola; all others go on the second. `drop` is a cube there is no room for, or '-'. */
  split: CubesOption<'split'> & { drop: Resource | '-' };
  activate: { kind: 'use'; effect: number } | { kind: 'finish' };
  gain: { kind: 'gain'; resource: Resource };
  sell: { kind: 'sell'; resource: Resource };
  convert: { kind: 'convert'; from: Resource; to: Resource };
  ship: CubesOption<'ship'>;
  overflow: { kind: 'discard'; resource: Resource };
  bridge: { kind: 'build'; canal: Canal } | { kind: 'vp' };
  keepMission: { kind: 'keepMission'; mission: Mission };
  keepInfluence: { kind: 'keepInfluence'; card: Influence };
  bottomMission: { kind: 'bottomMission'; mission: Mission };
  bottomInfluence: { kind: 'bottomInfluence'; card: Influence };
  complete: { kind: 'complete'; mission: Mission } | None;
  pay: CubesOption<'pay'>;
  slot: { kind: 'slot'; slot: number } | { kind: 'archive' };
  indulgence: { kind: 'repent' } | None;
  smuggler: { kind: 'send'; tile: Tile };
  dogeGondola: { kind: 'gondola'; gondola: Gondola };
  /** Canals by number, joined by `-`. */
  path: { kind: 'path'; canals: string };
  summons: PriceOption;
  lower: { kind: 'lower'; by: 'parchments' | 'coins' } | { kind: 'content' };
}>;

/** Where something gained, paid, taken or lost comes from. */
export type Cause = keyof (typeof en)['cause'];

export type Quantity = 'coins' | 'parchments' | 'intrigue' | 'vp' | 'council';

/** What players count: tracks, and pieces and cards by number. */
export type Counted = Quantity | 'cubes' | 'missions' | 'influence' | 'bridges' | 'dogePile';

/** How much of what changes. */
export type Changes = Readonly<Partial<Record<Counted, number>>>;

/** What happened. `null` stands for a card the observer may not see. */
export type VeniceEvent = DeepReadonly<
  | { kind: 'dealt'; missions: Mission[] | null; seat: Seat }
  | { kind: 'keptMissions'; seat: Seat; returned: Mission | null }
  | { kind: 'firstPlayer'; seat: Seat }
  | { kind: 'placedGondola'; gondola: Gondola; quay: Quay }
  | { kind: 'turnBegan'; seat: Seat; turn: number }
  /** A number of a side changed by `by`, caps applied. */
  | { kind: 'changed'; side: Side; what: Quantity; by: number; cause: Cause }
  /** Cubes came on board or left; `from` and `to` are gondolas, `null` the supply. */
  | { kind: 'cubes'; resource: Resource; count: number; from: Gondola | null; to: Gondola | null }
  | { kind: 'influencePlayed'; seat: Seat; card: Influence }
  | { kind: 'influenceGained'; seat: Seat; card: Influence | null }
  | { kind: 'influenceReturned'; seat: Seat; card: Influence | null }
  | { kind: 'influenceShuffled' }
  | { kind: 'missionGained'; seat: Seat; mission: Mission | null }
  | { kind: 'missionReturned'; seat: Seat; mission: Mission | null }
  | { kind: 'spyPlaced'; seat: Seat; quay: Quay }
  | { kind: 'spyLeft'; quay: Quay }
  | { kind: 'boarded'; seat: Seat; gondola: Gondola; paid: number }
  | {
      kind: 'rowed';
      gondola: Gondola;
      canal: Canal;
      from: Quay;
      to: Quay;
      paid: number;
      /** The colour of the bridge it went under. */
      bridge: Colour | null;
    }
  | { kind: 'docked'; gondola: Gondola; quay: Quay }
  | { kind: 'passed'; gondola: Gondola; quay: Quay }
  | { kind: 'crossed'; mover: Gondola; moored: Gondola }
  | { kind: 'activated'; seat: Seat; quay: Quay; effect: number; why: Activation }
  | { kind: 'assistant'; colour: Colour; quay: Quay; space: Space; pushed: boolean }
  | { kind: 'bridgeBuilt'; colour: Colour; canal: Canal }
  | { kind: 'missionCompleted'; seat: Seat; mission: Mission }
  /** `slot` is `null` for the archive. */
  | { kind: 'missionPlaced'; seat: Seat; mission: Mission; slot: number | null }
  | { kind: 'missionArchived'; seat: Seat; mission: Mission }
  | { kind: 'favourFlipped'; seat: Seat; take: 'coins' | 'parchments' }
  | { kind: 'endTriggered'; by: 'missions' | 'council' | 'dogeRow' }
  | { kind: 'roundEnded'; pawn: Pawn }
  /** `revealed`: in the solo preliminary round, where nobody plays it. */
  | { kind: 'smugglerCard'; seat: Seat; letter: Letter; tile: Tile; revealed?: true }
  | {
      kind: 'smugglerPath';
      gondola: Gondola;
      canals: Canal[];
      cost: number;
      /** How many paths cost as little. */
      equals: number;
    }
  | { kind: 'deckShuffled'; letter: Letter }
  | { kind: 'dogeCard'; card: DogeCard; position: number }
  | { kind: 'dogeCardIgnored'; card: DogeCard; position: number; by: Letter }
  | { kind: 'dogeRefilled'; card: DogeCard; position: number }
  | { kind: 'dogeCardLeft' }
  | { kind: 'content'; seat: Seat }
  | { kind: 'arrested'; side: Side }
  | { kind: 'resigned'; seat: Seat }
  | { kind: 'over'; by: Reason; ranks: number[] }
>;

/** What a step of the rules may do. */
export type Context = StepContext<Venice>;

export interface Venice extends GameTypes {
  state: State;
  step: Step;
  options: Options;
  /** VEN-16: flipped at any decision of the owner's. */
  anytime: { readonly kind: 'favour'; readonly take: 'coins' | 'parchments' };
  event: VeniceEvent;
  view: View;
  setup: typeof SETUP;
  content: Tables;
  ref: VeniceRef;
  text: TextKey<typeof en>;
  feature: keyof (typeof en)['feature'];
  quantity: Counted;
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

export interface View extends Open {
  readonly observer: Observer;
  readonly players: readonly PlayerView[];
  readonly missionsOutCount: number;
  readonly decks: Readonly<Record<Letter, DeckView>> | null;
  readonly doge: DogeView | null;
}
