/** What a content pack may change of each entry (RULES.md, section 10). */
import { packList, packRange, type PackEntries, type PackRanges } from '@cabale/engine';
import { MOST_IMMUNITY } from '../rules/offers.ts';
import {
  ACTIONS,
  MOST_ARRS,
  CORRUPTIONS,
  DISTRICTS,
  GENRES,
  LEVEL_2,
  TITLE_EFFECTS,
  TYPES,
  VERSES,
  type Agent,
  type Verse,
} from './tables.ts';

type Entries = Readonly<Record<string, PackRanges>>;

const ARR_NAMES: readonly string[] = Array.from({ length: MOST_ARRS }, (_, arr) => `${arr + 1}`);
/** C01 to C36. */
export const CORRUPTION_NAMES: readonly string[] = Array.from(
  { length: CORRUPTIONS },
  (_, index) => `C${`${index + 1}`.padStart(2, '0')}`,
);

const GENRE: PackRanges = { genre: GENRES };
const ONE_TYPE: PackRanges = { ...GENRE, type: TYPES };
const TWO_TYPES: PackRanges = { ...GENRE, types: packList(TYPES, 2), scores: GENRES };
const TWO_DISTRICTS: PackRanges = { ...GENRE, districts: packList(DISTRICTS, 2) };

const SPECIAL_VERSES: Partial<Record<Verse, PackRanges>> = {
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
const DISTRICT_AGENTS: readonly Agent[] = ['leslie', 'camille', 'zero', 'jade', 'muriel', 'nash', 'benedict', 'slice'];

const CARD: PackRanges = {
  kind: ['immunity', 'money', 'revenue', 'agent', 'influence', 'server', 'verse', 'boost'],
  type: TYPES,
  districts: packList(DISTRICTS, 2),
  genres: packList(GENRES, 2),
  actions: packList(ACTIONS, 2),
};

/** What each kind of Corruption card names beside its kind. */
export const CARD_NEEDS: Readonly<Record<string, string | undefined>> = {
  agent: 'type',
  influence: 'districts',
  server: 'districts',
  verse: 'genres',
  boost: 'actions',
};

function each(names: readonly string[], fieldsOf: (name: string) => PackRanges): Entries {
  return Object.fromEntries(names.map((name) => [name, fieldsOf(name)]));
}

/** Parts that hold entries by name. */
export const ENTRIES: PackEntries<'arrs' | 'titles' | 'agents' | 'verses' | 'corruption' | 'objectives' | 'boosts'> = {
  arrs: each(ARR_NAMES, () => ({ district: DISTRICTS, adjacent: packList(ARR_NAMES, 1, MOST_ARRS - 1) })),
  titles: each(DISTRICTS, () => ({ effect: TITLE_EFFECTS })),
  agents: each(DISTRICT_AGENTS, (agent) => ({
    districts: packList(DISTRICTS, LEVEL_2.some((other) => other === agent) ? 2 : 1),
  })),
  verses: each(VERSES, (verse) => SPECIAL_VERSES[verse as Verse] ?? GENRE),
  corruption: each(CORRUPTION_NAMES, () => CARD),
  objectives: each(['O9', 'O10', 'O11'], () => ({ first: TYPES, second: TYPES })),
  boosts: { B4: { reach: packRange(0, 5) } },
};

/** Numbers by name; those of an Action under a Necro card end with `Modified`. */
export const NUMBERS: PackRanges = {
  startEuros: packRange(0, 50),
  startImmunity: packRange(0, 10),
  startRevenue: packRange(0, 20),
  service: packRange(1, 6),
  searchAt: packRange(1, 20),
  work: packRange(0, 20),
  workModified: packRange(0, 20),
  recruit: packRange(0, 20),
  recruitModified: packRange(0, 40),
  build: packRange(0, 30),
  buildModified: packRange(0, 60),
  create: packRange(0, 30),
  createModified: packRange(0, 60),
  buildRevenue: packRange(0, 10),
  createRevenue: packRange(0, 10),
  // A free renewal could be repeated for ever.
  renewal: packRange(1, 10),
  donateOne: packRange(0, 10),
  donateOneModified: packRange(0, 20),
  donateTwo: packRange(0, 10),
  donateTwoModified: packRange(0, 20),
  donateImmunity: packRange(0, 10),
  reach: packRange(0, 5),
  technician: packRange(0, 10),
  diplomat: packRange(0, 5),
  recycleLook: packRange(1, 5),
  recycleImmunity: packRange(1, 6),
  avoidGlobal: packRange(1, MOST_IMMUNITY),
  avoidBoth: packRange(1, MOST_IMMUNITY),
  titleEuros: packRange(0, 30),
  workTitle: packRange(0, 20),
  vp2: packRange(0, 10),
  eurosPerVp: packRange(1, 20),
  firstPlayerArr: packRange(0, MOST_ARRS),
  arrVp: packRange(0, 10),
  titleVp: packRange(0, 30),
  agentVp: packRange(0, 10),
  trioVp: packRange(0, 20),
  verseCap: packRange(0, 50),
  objectiveCap: packRange(0, 100),
};
