/** What a content pack may say of each entry (RULES.md, section 10). */
import { MOST_IMMUNITY } from '../rules/offers.ts';
import {
  ACTIONS,
  ARRS,
  CORRUPTIONS,
  DISTRICTS,
  GENRES,
  TITLE_EFFECTS,
  TYPES,
  VERSES,
  type Agent,
  type Verse,
} from './tables.ts';

/** A whole number. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** A list of different names. */
export interface ListOf {
  readonly listOf: readonly string[];
  readonly least: number;
  readonly most: number;
}

/** What a value may be; names stand for one of them. */
export type Allowed = Range | ListOf | readonly string[];
export type Fields = Readonly<Record<string, Allowed>>;
type Entries = Readonly<Record<string, Fields>>;

const range = (least: number, most: number): Range => ({ least, most });
const listOf = (names: readonly string[], least: number, most = least): ListOf => ({ listOf: names, least, most });

const ARR_NAMES: readonly string[] = Array.from({ length: ARRS }, (_, arr) => `${arr + 1}`);
/** C01 to C36. */
export const CORRUPTION_NAMES: readonly string[] = Array.from(
  { length: CORRUPTIONS },
  (_, index) => `C${`${index + 1}`.padStart(2, '0')}`,
);

const GENRE: Fields = { genre: GENRES };
const ONE_TYPE: Fields = { ...GENRE, type: TYPES };
const TWO_TYPES: Fields = { ...GENRE, types: listOf(TYPES, 2), scores: GENRES };
const TWO_DISTRICTS: Fields = { ...GENRE, districts: listOf(DISTRICTS, 2) };

const SPECIAL_VERSES: Partial<Record<Verse, Fields>> = {
  westland: ONE_TYPE,
  exoplanet: ONE_TYPE,
  elvenLands: ONE_TYPE,
  conquistadores: TWO_TYPES,
  spaceConquest: TWO_TYPES,
  elassar: TWO_TYPES,
  venizia: TWO_DISTRICTS,
  olmeta: TWO_DISTRICTS,
  rift: TWO_DISTRICTS,
};

/** Agents whose Districts only the pictures show. */
export const DISTRICT_AGENTS: readonly Agent[] = [
  'leslie',
  'camille',
  'zero',
  'jade',
  'muriel',
  'nash',
  'benedict',
  'slice',
];
const LEVEL_2_DISTRICTS: readonly Agent[] = ['nash', 'benedict', 'slice'];

const CARD: Fields = {
  kind: ['immunity', 'money', 'revenue', 'agent', 'influence', 'server', 'verse', 'boost'],
  type: TYPES,
  districts: listOf(DISTRICTS, 2),
  genres: listOf(GENRES, 2),
  actions: listOf(ACTIONS, 2),
};

/** What each kind of Corruption card names beside its kind. */
export const CARD_NEEDS: Readonly<Record<string, string | undefined>> = {
  agent: 'type',
  influence: 'districts',
  server: 'districts',
  verse: 'genres',
  boost: 'actions',
};

function each(names: readonly string[], fieldsOf: (name: string) => Fields): Entries {
  return Object.fromEntries(names.map((name) => [name, fieldsOf(name)]));
}

/** Parts that hold entries by name. */
export const ENTRIES = {
  arrs: each(ARR_NAMES, () => ({ district: DISTRICTS, adjacent: listOf(ARR_NAMES, 1, ARRS - 1) })),
  titles: each(DISTRICTS, () => ({ effect: TITLE_EFFECTS })),
  agents: each(DISTRICT_AGENTS, (agent) => ({
    districts: listOf(DISTRICTS, LEVEL_2_DISTRICTS.some((other) => other === agent) ? 2 : 1),
  })),
  verses: each(VERSES, (verse) => SPECIAL_VERSES[verse as Verse] ?? GENRE),
  corruption: each(CORRUPTION_NAMES, () => CARD),
  objectives: each(['O9', 'O10', 'O11'], () => ({ first: TYPES, second: TYPES })),
  boosts: { B4: { reach: range(0, 5) } },
} as const satisfies Readonly<Record<string, Entries>>;

/** Numbers by name; those of an Action under a Necro card end with `Modified`. */
export const NUMBERS = {
  startEuros: range(0, 50),
  startImmunity: range(0, 10),
  startRevenue: range(0, 20),
  service: range(1, 6),
  searchAt: range(1, 20),
  work: range(0, 20),
  workModified: range(0, 20),
  recruit: range(0, 20),
  recruitModified: range(0, 40),
  build: range(0, 30),
  buildModified: range(0, 60),
  create: range(0, 30),
  createModified: range(0, 60),
  buildRevenue: range(0, 10),
  createRevenue: range(0, 10),
  // Renewing the row for nothing would never end.
  renewal: range(1, 10),
  donateOne: range(0, 10),
  donateOneModified: range(0, 20),
  donateTwo: range(0, 10),
  donateTwoModified: range(0, 20),
  donateImmunity: range(0, 10),
  reach: range(0, 5),
  technician: range(0, 10),
  diplomat: range(0, 5),
  recycleLook: range(1, 5),
  recycleImmunity: range(1, 6),
  avoidGlobal: range(1, MOST_IMMUNITY),
  avoidBoth: range(1, MOST_IMMUNITY),
  titleEuros: range(0, 30),
  workTitle: range(0, 20),
  vp2: range(0, 10),
  eurosPerVp: range(1, 20),
  arrVp: range(0, 10),
  titleVp: range(0, 30),
  agentVp: range(0, 10),
  trioVp: range(0, 20),
  verseCap: range(0, 50),
  objectiveCap: range(0, 100),
} as const satisfies Fields;
