/** The printed cards and figures (RULES.md, sections 2, 3 and 6). */
import { DECK_CHARACTER_CARDS, STARTING_CHARACTER_CARDS } from './characters.ts';
import { EVENT_CARDS } from './events.ts';
import { lookup } from './lookup.ts';
import { PROJECT_CARDS } from './projects.ts';
import { BLACK_MARKET_CARDS, DECK_PROPERTY_CARDS, STARTING_PROPERTY_CARDS } from './properties.ts';
import type { SectorCard, Skill, Tables, TableSize } from './tables.ts';
import { THREAT_CARDS } from './threats.ts';

const sector = (more: Partial<SectorCard> = {}): SectorCard => ({
  favours: [],
  hasAssassination: false,
  actions: [],
  extraCards: 0,
  token: null,
  hasBlackMarket: false,
  spaces: 4,
  ...more,
});

const SUSPENDED: readonly Skill[] = ['suspended'];

/** MEC-10. */
const SECTOR_CARDS: readonly SectorCard[] = [
  sector({ actions: ['trial'] }),
  sector({ hasAssassination: true, actions: ['seduction', 'socializing'] }),
  sector({ favours: ['pilot'], token: 'shuttle' }),
  sector({ favours: SUSPENDED, actions: ['hackerAttack', 'business'] }),
  sector({ hasAssassination: true, extraCards: 1 }),
  sector({ favours: ['robot', 'cyborg', ...SUSPENDED], actions: ['hackerAttack'], hasBlackMarket: true }),
  sector({ hasAssassination: true, token: 'minisub', actions: ['sabotage'] }),
  sector({ favours: SUSPENDED, hasAssassination: true, extraCards: 1, actions: ['business', 'hackerAttack'] }),
  sector({ actions: ['autocombat'] }),
  sector({ favours: ['mutant'], actions: ['sabotage'], spaces: 8 }),
  sector({ spaces: 7 }),
  sector({ spaces: 7 }),
];

const WITHOUT_CORPORATE = ['crisis', 'criminalCrisis', 'elections', 'coup'] as const;
const ALL_VICTORY_EVENTS = [...WITHOUT_CORPORATE, 'corporate11', 'corporate12'] as const;

const SIZES: Readonly<Record<2 | 3 | 4 | 5 | 6, TableSize>> = {
  2: { sectors: 7, victoryEvents: WITHOUT_CORPORATE, bonus: [0, 10] },
  3: { sectors: 9, victoryEvents: [...WITHOUT_CORPORATE, 'corporate11'], bonus: [0, 7, 10] },
  4: { sectors: 10, victoryEvents: ALL_VICTORY_EVENTS, bonus: [0, 5, 7, 10] },
  5: { sectors: 10, victoryEvents: ALL_VICTORY_EVENTS, bonus: [0, 0, 5, 7, 10] },
  6: { sectors: 10, victoryEvents: ALL_VICTORY_EVENTS, bonus: [0, 0, 0, 5, 7, 10] },
};

export const PRINTED: Tables = {
  edition: 2,
  characters: lookup({ ...STARTING_CHARACTER_CARDS, ...DECK_CHARACTER_CARDS }),
  properties: lookup({ ...STARTING_PROPERTY_CARDS, ...DECK_PROPERTY_CARDS, ...BLACK_MARKET_CARDS }),
  events: lookup(EVENT_CARDS),
  threats: lookup(THREAT_CARDS),
  projects: lookup(PROJECT_CARDS),
  sectors: SECTOR_CARDS,
  sizes: SIZES,
  actionCards: {
    1: { copies: 1, income: 1 },
    2: { copies: 1, income: 1 },
    3: { copies: 2, income: 2 },
    4: { copies: 1, income: 2 },
    5: { copies: 1, income: 3 },
    6: { copies: 1, income: 4 },
  },
  randomCards: { 0: 2, 1: 4, 2: 4, 3: 4, 4: 4, 5: 3, 6: 2, 8: 1 },
  socializing: { 0: -10, 1: -5, 2: -5, 3: 0, 4: 5, 5: 5, 6: 10, 8: 20 },
  numbers: {
    rounds: 4,
    cash: 30,
    ais: 3,
    dealt: 4,
    kept: 3,
    keptVp: 5,
    firstVictoryEvent: 3,
    corporateSpaces: 3,
    enemySpaces: 4,
    corporateVp: 10,
    revival: 10,
    repair: 10,
    eliteRepair: 5,
    chaos: 3,
    crisisVp: 45,
    coupCombat: 35,
    criminals: 3,
    politicians: 3,
    robots: 6,
    captured: 3,
    cavorite: 4,
    cashPerVp: 10,
  },
  fromPack: [],
};
