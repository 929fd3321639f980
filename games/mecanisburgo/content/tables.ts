/** What the box holds and what its parts do (RULES.md, sections 2, 3 and 6). */
import { DECK_CHARACTER_CARDS, STARTING_CHARACTER_CARDS } from './characters.ts';
import { EVENT_CARDS } from './events.ts';
import { lookup } from './lookup.ts';
import { PROJECT_CARDS } from './projects.ts';
import { BLACK_MARKET_CARDS, DECK_PROPERTY_CARDS, STARTING_PROPERTY_CARDS } from './properties.ts';
import { THREAT_CARDS } from './threats.ts';

/** The names of cards, in the order of their table. */
function namesOf<Name extends string>(cards: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(cards) as Name[];
}

/** Recognises the cards of a list. */
function isOneOf<Name extends string>(names: readonly Name[]): (card: string | null) => card is Name {
  const known = lookup(Object.fromEntries(names.map((name) => [name, true])));
  return (card): card is Name => card !== null && card in known;
}

export const CORPS = ['bion', 'iglesia', 'oceanica', 'omni', 'osamu', 'rur'] as const;
/** A corporation. */
export type Corp = (typeof CORPS)[number];

/** A sector: 1 to 10 are 0 to 9; the Corporate Threat cards 11 and 12 are 10 and 11. */
export type Sector = number;
export const SECTORS = 10;
/** Los Paramos (MEC-8). */
export const MOORS: Sector = 9;
/** The Corporate Threat cards as sectors. */
export const CORPORATE: readonly Sector[] = [10, 11];

/** A slot of the HQ: 1 to 8 are 0 to 7; the first three are the Board. */
export type Slot = number;
export const SLOTS = 8;
export const BOARD = 3;
/** A pawn: the number of its slot, or the decoy. */
export type Pawn = number;
export const DECOY: Pawn = 8;

export const RACES = ['human', 'cyborg', 'robot', 'mutant'] as const;
export type Race = (typeof RACES)[number];

export const SKILLS = [
  'assassin',
  'autowarrior',
  'criminal',
  'doppelganger',
  'executive',
  'guts',
  'hacker',
  'immortal',
  'lawyer',
  'mediaStar',
  'mystech',
  'peacemaker',
  'pilot',
  'politician',
  'psychic',
  'sabotage',
  'scientist',
  'security',
  'seduction',
  'socializing',
  'suspended',
  'technician',
] as const;
export type Skill = (typeof SKILLS)[number];

export const PROPERTY_TYPES = [
  'shuttle',
  'minisub',
  'laboratory',
  'refinery',
  'mineral',
  'moonBase',
  'island',
  'building',
  'robot',
  'drug',
  'contract',
  'gear',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const ACTIONS = [
  'assassination',
  'autocombat',
  'business',
  'hackerAttack',
  'sabotage',
  'seduction',
  'socializing',
  'trial',
] as const;
/** What an agent may do beside fighting (MEC-11). */
export type Action = (typeof ACTIONS)[number];

/** Negotiation, Combat, R&D Combat. */
export const CONTEST_TYPES = ['N', 'C', 'R'] as const;
export type ContestType = (typeof CONTEST_TYPES)[number];

/** Starting Characters, three for each corporation in the order of the Board. */
export const STARTING_CHARACTERS = namesOf(STARTING_CHARACTER_CARDS);
export const DECK_CHARACTERS = namesOf(DECK_CHARACTER_CARDS);
export const CHARACTERS = [...STARTING_CHARACTERS, ...DECK_CHARACTERS] as const;
export type Character = (typeof CHARACTERS)[number];

export const STARTING_PROPERTIES = namesOf(STARTING_PROPERTY_CARDS);
export const DECK_PROPERTIES = namesOf(DECK_PROPERTY_CARDS);
/** Black Market Robots. */
export const BLACK_MARKET = namesOf(BLACK_MARKET_CARDS);
export type BlackMarketRobot = (typeof BLACK_MARKET)[number];
export const PROPERTIES = [...STARTING_PROPERTIES, ...DECK_PROPERTIES, ...BLACK_MARKET] as const;
export type Property = (typeof PROPERTIES)[number];

export const EVENTS = namesOf(EVENT_CARDS);
export type EventCardId = (typeof EVENTS)[number];

export const THREATS = namesOf(THREAT_CARDS);
export type Threat = (typeof THREATS)[number];

export type DeckCharacter = (typeof DECK_CHARACTERS)[number];
export type DeckProperty = (typeof DECK_PROPERTIES)[number];
/** What may be taken into play from the hand. */
export type Asset = DeckCharacter | DeckProperty;
export const OPPORTUNITIES = [...DECK_CHARACTERS, ...DECK_PROPERTIES, ...EVENTS, ...THREATS] as const;
/** A card of the Opportunity deck. */
export type Opportunity = (typeof OPPORTUNITIES)[number];

export const PROJECTS = namesOf(PROJECT_CARDS);
/** A Major Project (MEC-15). */
export type Project = (typeof PROJECTS)[number];

export const isCharacter = isOneOf(CHARACTERS);
export const isProperty = isOneOf(PROPERTIES);
export const isEvent = isOneOf(EVENTS);
export const isThreat = isOneOf(THREATS);
export const isProject = isOneOf(PROJECTS);

export const VICTORY_EVENTS = ['crisis', 'criminalCrisis', 'elections', 'coup', 'corporate11', 'corporate12'] as const;
export type VictoryEvent = (typeof VICTORY_EVENTS)[number];

export const SPECIAL_VICTORIES = ['armadrill', 'robur', 'weintraub', 'gregor', 'metaluna'] as const;
export type SpecialVictory = (typeof SPECIAL_VICTORIES)[number];

/** The values of Random cards (MEC-2, D2). */
export const RANDOM_VALUES = [0, 1, 2, 3, 4, 5, 6, 8] as const;
export type RandomValue = (typeof RANDOM_VALUES)[number];
/** The values of Action cards (D1). */
export const ACTION_VALUES = [1, 2, 3, 4, 5, 6] as const;
export type ActionValue = (typeof ACTION_VALUES)[number];

/** Negotiation, Combat, Support, R&D and raw materials. */
export interface Values {
  readonly n: number;
  readonly c: number;
  readonly s: number;
  readonly r: number;
  readonly mp: number;
}

export interface CharacterCard extends Values {
  readonly race: Race;
  /** In the order printed; `true` where the skill is elite. */
  readonly skills: Readonly<Partial<Record<Skill, boolean>>>;
  /** Income where positive, salary where negative, in K. */
  readonly pay: number;
  readonly vp: number;
  readonly isCorrupt: boolean;
  readonly victory: SpecialVictory | null;
  /** Whose starting Character it is. */
  readonly corp: Corp | null;
}

export interface PropertyCard extends Values {
  readonly type: PropertyType;
  /** Income where positive, upkeep where negative, in K. */
  readonly pay: number;
  readonly cost: number;
  readonly vp: number;
  readonly isCriminal: boolean;
  readonly isCorrupt: boolean;
  readonly cavorite: number;
  readonly politician: 'elite' | 'plain' | null;
  /** SECn: what an assassination loses against it. */
  readonly security: number;
  /** FOR: whom its values need in the contest (MEC-13.4). */
  readonly needs: Skill | Race | null;
  /** The same for its Support alone. */
  readonly supportNeeds: Skill | Race | null;
  /** Its Support counts once for each such agent. */
  readonly isPerAgent: boolean;
  readonly saves: boolean;
  readonly initiative: boolean;
  /** Where control lets it draw a card. */
  readonly drawAt: Sector | 'anywhere' | null;
  readonly cash: number;
  /** DRUGa/k (MEC-13.14). */
  readonly drug: { readonly adds: number | 'random'; readonly kills: number } | null;
  readonly victory: SpecialVictory | null;
  readonly corp: Corp | null;
}

/** What wins an Event (MEC-9.10). */
export type Reward =
  | { readonly kind: 'cash'; readonly amount: number }
  | { readonly kind: 'draw'; readonly cards: number }
  | { readonly kind: 'research'; readonly amount: number }
  /** A Black Market Robot, or so much money where none is left. */
  | { readonly kind: 'robot'; readonly orCash: number }
  | { readonly kind: 'action'; readonly action: 'socializing' | 'trial' };

export interface EventCard {
  readonly guests: readonly (Skill | Race)[];
  readonly type: ContestType | 'choice';
  readonly hasAssassination: boolean;
  /** What each agent of a skill adds (MEC-9.6). */
  readonly bonus: { readonly skill: Skill; readonly by: number } | null;
  readonly rewards: readonly Reward[];
}

/** Which card of each corporation a Threat hits, and how (D7). */
export type Hit =
  | { readonly kind: 'robot' }
  | {
      readonly kind: 'character';
      readonly which: 'nonRobot' | readonly Skill[];
      readonly how: 'kill' | 'discard';
      readonly withBoard: boolean;
    }
  | { readonly kind: 'property'; readonly types: readonly PropertyType[] | 'any' }
  | { readonly kind: 'ais' }
  | { readonly kind: 'pay'; readonly amount: number; readonly perHired: boolean };

export interface ThreatCard {
  readonly stat: 'C' | 'R';
  /** Strength: a figure, so many Random cards, and what is counted (MEC-7.18). */
  readonly base: number;
  readonly randoms: number;
  readonly adds: readonly ('characters' | 'forbidden' | 'round')[];
  /** A draw of its own against each corporation. */
  readonly isEach: boolean;
  readonly hit: Hit;
  readonly movement: 'stay' | 'spread' | 'destroy';
  readonly vp: number;
}

/** What a Project brings (MEC-15). */
export type ProjectBenefit =
  | { readonly kind: 'initiative' | 'draw' | 'immortal' }
  /** Engaged in a contest, or committed to a purchase. */
  | { readonly kind: 'values'; readonly c: number; readonly r: number; readonly mp: number }
  | { readonly kind: 'perType'; readonly type: 'shuttle' | 'minisub'; readonly vp: number }
  | { readonly kind: 'perSkill'; readonly skill: Skill; readonly vp: number }
  | { readonly kind: 'perRace'; readonly race: Race; readonly vp: number }
  | { readonly kind: 'perThreat'; readonly vp: number };

export interface ProjectCard {
  readonly research: number;
  readonly materials: number;
  readonly cost: number;
  readonly needs: 'laboratory' | 'shuttle' | 'minisub' | null;
  readonly vp: number;
  readonly benefit: ProjectBenefit;
}

/** What a sector gives (MEC-10). */
export interface SectorCard {
  /** Agents of these skills and races get +1. */
  readonly favours: readonly (Skill | Race)[];
  readonly hasAssassination: boolean;
  readonly actions: readonly Action[];
  readonly extraCards: number;
  readonly token: 'shuttle' | 'minisub' | null;
  readonly hasBlackMarket: boolean;
  readonly spaces: number;
}

/** What depends on the number of players (section 2). */
export interface TableSize {
  readonly sectors: number;
  readonly victoryEvents: readonly VictoryEvent[];
  /** By position in the first turn order. */
  readonly bonus: readonly number[];
}

export interface Numbers {
  readonly rounds: number;
  readonly cash: number;
  readonly ais: number;
  readonly dealt: number;
  readonly kept: number;
  readonly keptVp: number;
  /** The first round that reveals a Victory Event. */
  readonly firstVictoryEvent: number;
  readonly corporateSpaces: number;
  readonly enemySpaces: number;
  readonly corporateVp: number;
  readonly revival: number;
  readonly repair: number;
  readonly eliteRepair: number;
  readonly chaos: number;
  readonly crisisVp: number;
  readonly coupCombat: number;
  readonly criminals: number;
  readonly politicians: number;
  readonly robots: number;
  readonly captured: number;
  readonly cavorite: number;
  readonly cashPerVp: number;
}

/** Everything a content pack may change. */
export interface Tables {
  /** 1: the rules as of version 1.0.0, for games that began under them. */
  readonly edition: 1 | 2;
  readonly characters: Readonly<Record<Character, CharacterCard>>;
  readonly properties: Readonly<Record<Property, PropertyCard>>;
  readonly events: Readonly<Record<EventCardId, EventCard>>;
  readonly threats: Readonly<Record<Threat, ThreatCard>>;
  readonly projects: Readonly<Record<Project, ProjectCard>>;
  /** 1 to 10, then the two Corporate Threat cards. */
  readonly sectors: readonly SectorCard[];
  readonly sizes: Readonly<Record<2 | 3 | 4 | 5 | 6, TableSize>>;
  /** By value: how many a corporation has, and what one left unplayed earns. */
  readonly actionCards: Readonly<Record<ActionValue, { readonly copies: number; readonly income: number }>>;
  readonly randomCards: Readonly<Record<RandomValue, number>>;
  /** What Socializing brings, by the Random card drawn. */
  readonly socializing: Readonly<Record<RandomValue, number>>;
  readonly numbers: Numbers;
  /** Values that a content pack has replaced, as `characters.M001.n`. */
  readonly fromPack: readonly string[];
}
