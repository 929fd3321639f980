/** What the box holds and what its parts do, in numbers (RULES.md, sections 2, 3 and 6). */
import type { NUMBERS } from './printed.ts';

export const RESOURCES = ['O', 'V', 'S'] as const;
/** A cube: ceramic (orange), cloth (violet) or silver (grey). */
export type Resource = (typeof RESOURCES)[number];
export type Cubes = Readonly<Record<Resource, number>>;

export const TILES = [
  'market',
  'monastery',
  'lesserCouncil',
  'workshop',
  'docks',
  'consulate',
  'library',
  'senate',
  'church',
  'court',
  'bank',
  'councilOfTen',
] as const;
/** A building tile: four of each resource, in the order of `RESOURCES`. */
export type Tile = (typeof TILES)[number];

export const COMMUNAL = ['stMark', 'dogesPalace', 'grandCouncil'] as const;
/** A building printed on the board. */
export type Communal = (typeof COMMUNAL)[number];
export type Building = Tile | Communal;

export const INFLUENCES = [
  'bribeForeman',
  'overtime',
  'bribeCouncillors',
  'tradeInformation',
  'buildBridge',
  'promoteWorkers',
  'manageStock',
  'makeOffer',
  'investigate',
  'testify',
  'hireSpy',
] as const;
/** A kind of influence card. */
export type Influence = (typeof INFLUENCES)[number];

export const DOGE_CARDS = [
  'decree',
  'summons',
  'ducalWorks',
  'session',
  'twoFamilies',
  'archives',
  'absolution',
  'tribute',
  'patronage',
] as const;
/** A kind of Doge card, DG1 to DG9. */
export type DogeCard = (typeof DOGE_CARDS)[number];

export const LETTERS = ['A', 'B'] as const;
/** A smuggler deck and the gondolas it sends. */
export type Letter = (typeof LETTERS)[number];

export type Provenance = 'rulebook' | 'reconstructed' | 'pack';
/** Where each printed value of a card is known from. */
export type Provenances<Field extends string> = Readonly<Record<Field, Provenance>>;

export const MISSION_FIELDS = ['name', 'building', 'price', 'reward', 'effect'] as const;
export const CARD_FIELDS = ['copies', 'effect'] as const;

/** Steps of a tile, clockwise from the top. */
export const SPACES = [1, 2, 3, 4] as const;
export type Space = (typeof SPACES)[number];

/** A quay: a tile slot S1 to S12 is 0 to 11, then the three communal buildings in the order of `COMMUNAL`. */
export type Quay = number;
export const SLOTS = 12;
export const QUAYS = 15;
/** A canal: C1 to C24 are 0 to 23. */
export type Canal = number;
export const CANALS = 24;

/** What one use of a building does: all of it or nothing (VEN-9.4). */
export interface Effect {
  /** Must be held in whole, and is lost. */
  readonly pay?: { readonly coins?: number; readonly parchments?: number; readonly intrigue?: number };
  /** Intrigue taken by the player who uses it. */
  readonly takes?: number;
  readonly gain?: Gain;
  readonly special?: Special;
}

export interface Gain {
  readonly coins?: number;
  readonly parchments?: number;
  readonly vp?: number;
  /** Steps on the council track. */
  readonly council?: number;
  /** Intrigue removed, as far as there is any. */
  readonly relief?: number;
  /** Influence cards: draw two, keep one. */
  readonly influence?: number;
  readonly cubes?: CubeGain;
}

/** Cubes of one resource, or of any. */
export interface CubeGain {
  readonly count: number;
  readonly resource: Resource | 'any';
}

/** Effects that are more than a list of gains. */
export type Special =
  /** Sell one cube. */
  | { readonly kind: 'sell'; readonly coins: number }
  /** Turn one cube into another colour. */
  | { readonly kind: 'convert' }
  /** Give up any number of cubes. */
  | { readonly kind: 'ship'; readonly vpEach: number }
  /** VP per completed mission. */
  | { readonly kind: 'perMission'; readonly vpEach: number }
  /** VP by the number of influence cards in hand. */
  | { readonly kind: 'fullHand'; readonly cards: number; readonly vp: number }
  /** Every other player takes intrigue. */
  | { readonly kind: 'accuse'; readonly intrigue: number }
  /** VP per player with strictly more intrigue. */
  | { readonly kind: 'perRival'; readonly vpEach: number }
  /** A bridge, or VP. */
  | { readonly kind: 'bridgeOrVp'; readonly vp: number }
  /** A bridge. */
  | { readonly kind: 'bridge' }
  /** A mission, for tax. */
  | { readonly kind: 'mission' }
  /** The council session: one step, and one for each player with strictly less intrigue. */
  | { readonly kind: 'session' };

/** Number of a mission card, 1 to 26. */
export type Mission = number;
export const MISSIONS = 26;

/** The permanent effects, in the order of the cards that print them; a content pack may exchange them. */
export const MISSION_EFFECTS = [
  'twoCrews',
  'harbourPass',
  'bridgeWardens',
  'tollRights',
  'masterMasons',
  'mixedCargo',
  'sharedMoorings',
  'exemptedHouse',
  'foreignLetters',
  'portersGuild',
  'scribesSeal',
  'celebratedName',
  'earInTheChancery',
  'scandalmongers',
  'silentPartners',
  'doubleGame',
  'hiringHall',
  'peckingOrder',
  'oldHands',
  'cleanHands',
  'paymentInKind',
  'councilWhip',
  'indulgence',
  'copyists',
  'courtSupplier',
  'advocates',
] as const;
/** A permanent effect, named after the card that prints it. */
export type MissionEffect = (typeof MISSION_EFFECTS)[number];

export interface MissionCard {
  readonly effect: MissionEffect;
  readonly building: Building;
  readonly cubes: Cubes;
  readonly parchments: number;
  readonly vp: number;
  readonly coins: number;
  readonly provenance: Provenances<(typeof MISSION_FIELDS)[number]>;
}

export interface CanalCard {
  readonly ends: readonly [Quay, Quay];
  readonly cost: number;
  /** Of the cost; where canals run is reconstructed. */
  readonly provenance: Provenance;
}

/** A kind of Doge card; a content pack may give it the effect of another. */
export interface DogeCopies extends Copies {
  readonly effect: DogeCard;
}

/** A kind of card: how many there are, and where that is known from. */
export interface Copies {
  readonly copies: number;
  readonly provenance: Provenances<(typeof CARD_FIELDS)[number]>;
}

/** What changes with the number of players; 1 is solo. */
export interface TableSize {
  /** Missions in the game before the deal. */
  readonly missions: number;
  /** Where the end pawn starts; solo: the Doge's parchments stay below. */
  readonly pawn: number;
  readonly intrigueCap: number;
  /** VP for the ranks on the council track. */
  readonly council: readonly number[];
  /** Of the VP for the ranks; all else is the rulebook's. */
  readonly provenance: Provenance;
}

export interface SmugglerDeck {
  readonly ignores: Readonly<Record<Tile, 1 | 2 | 3>>;
  readonly provenance: Provenance;
}

/** Every number of the game: what a content pack may change. */
export interface Tables {
  readonly tiles: Readonly<Record<Tile, readonly [Effect, Effect, Effect, Effect]>>;
  /** Parts of the communal buildings. */
  readonly communal: Readonly<Record<Communal, readonly Effect[]>>;
  readonly canals: readonly CanalCard[];
  /** In order: card No 1 comes first. */
  readonly missions: readonly MissionCard[];
  readonly influence: Readonly<Record<Influence, Copies>>;
  /** Which Doge card of the row a smuggler card ignores, 1 to 3 from the left, by tile. */
  readonly smugglers: Readonly<Record<Letter, SmugglerDeck>>;
  readonly doge: Readonly<Record<DogeCard, DogeCopies>>;
  readonly sizes: Readonly<Record<1 | 2 | 3 | 4 | 5, TableSize>>;
  readonly numbers: Numbers;
}

export type Numbers = Readonly<typeof NUMBERS>;

/** A table with a value for every name. */
export function recordOf<Name extends string, V>(
  names: readonly Name[],
  valueOf: (name: Name) => V,
): Readonly<Record<Name, V>> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, V>;
}
