/** The printed cards and figures (RULES.md, sections 2, 3 and 6). */
import { CHARACTER_CARDS } from './characters.ts';
import { lookup } from './lookup.ts';
import { PROPERTY_CARDS } from './properties.ts';
import type {
  EventCard,
  EventCardId,
  Hit,
  Project,
  ProjectBenefit,
  ProjectCard,
  PropertyType,
  SectorCard,
  Skill,
  Tables,
  Threat,
  ThreatCard,
  TableSize,
} from './tables.ts';

const RED_CARPET: EventCard = {
  guests: ['mediaStar', 'mystech', 'politician', 'security'],
  type: 'N',
  hasAssassination: true,
  bonus: { skill: 'mediaStar', by: 2 },
  rewards: [
    { kind: 'cash', amount: 5 },
    { kind: 'draw', cards: 1 },
  ],
  provenance: 'rulebook',
};
const WILD_PARTY: EventCard = {
  guests: ['criminal', 'mediaStar', 'politician', 'security'],
  type: 'choice',
  hasAssassination: true,
  bonus: { skill: 'mediaStar', by: 2 },
  rewards: [
    { kind: 'draw', cards: 1 },
    { kind: 'action', action: 'socializing' },
  ],
  provenance: 'rulebook',
};
const CONGRESS: EventCard = {
  guests: ['scientist'],
  type: 'R',
  hasAssassination: false,
  bonus: null,
  rewards: [
    { kind: 'draw', cards: 1 },
    { kind: 'research', amount: 3 },
  ],
  provenance: 'rulebook',
};

/** D6. */
const EVENT_CARDS: Readonly<Record<EventCardId, EventCard>> = {
  M104: RED_CARPET,
  M105: RED_CARPET,
  M106: WILD_PARTY,
  M107: WILD_PARTY,
  M108: CONGRESS,
  M109: CONGRESS,
  M110: {
    guests: ['executive', 'socializing', 'criminal'],
    type: 'N',
    hasAssassination: false,
    bonus: { skill: 'executive', by: 1 },
    rewards: [{ kind: 'draw', cards: 2 }],
    provenance: 'reconstructed',
  },
  M111: {
    guests: ['technician', 'peacemaker', 'politician', 'robot'],
    type: 'N',
    hasAssassination: false,
    bonus: { skill: 'technician', by: 1 },
    rewards: [{ kind: 'robot', orCash: 6 }],
    provenance: 'reconstructed',
  },
  M112: {
    guests: ['pilot', 'autowarrior', 'guts'],
    type: 'C',
    hasAssassination: false,
    bonus: { skill: 'pilot', by: 1 },
    rewards: [{ kind: 'cash', amount: 8 }],
    provenance: 'reconstructed',
  },
  M113: {
    guests: ['lawyer', 'mediaStar', 'politician', 'criminal'],
    type: 'N',
    hasAssassination: false,
    bonus: { skill: 'lawyer', by: 1 },
    rewards: [
      { kind: 'cash', amount: 3 },
      { kind: 'action', action: 'trial' },
    ],
    provenance: 'reconstructed',
  },
};

const threat = (
  [stat, base, randoms]: readonly ['C' | 'R', number, number],
  hit: Hit,
  movement: ThreatCard['movement'],
  vp: number,
  more: Partial<ThreatCard> = {},
): ThreatCard => ({
  stat,
  base,
  randoms,
  adds: [],
  isEach: false,
  hit,
  movement,
  vp,
  provenance: 'reconstructed',
  ...more,
});

const damage = (...types: readonly PropertyType[]): Hit => ({ kind: 'property', types });

/** D7. */
const THREAT_CARDS: Readonly<Record<Threat, ThreatCard>> = {
  M114: threat(['C', 7, 1], { kind: 'robot' }, 'spread', 3),
  M115: threat(['C', 6, 1], { kind: 'character', which: 'nonRobot', how: 'kill', withBoard: false }, 'spread', 3),
  M116: threat(['C', 9, 1], { kind: 'property', types: 'any' }, 'destroy', 5),
  M117: threat(['R', 5, 1], { kind: 'ais' }, 'stay', 3),
  M118: threat(
    ['C', 6, 1],
    { kind: 'character', which: ['politician', 'mystech', 'mediaStar'], how: 'discard', withBoard: false },
    'stay',
    2,
  ),
  M119: threat(['C', 3, 2], damage('shuttle', 'minisub', 'island'), 'spread', 4),
  M120: threat(['C', 5, 1], { kind: 'pay', amount: 1, perHired: true }, 'destroy', 3, { adds: ['characters'] }),
  M121: threat(['C', 7, 1], damage('building', 'laboratory', 'refinery'), 'destroy', 4, { isEach: true }),
  M122: threat(
    ['R', 3, 2],
    { kind: 'character', which: ['scientist', 'hacker', 'technician'], how: 'kill', withBoard: true },
    'stay',
    4,
  ),
  M123: threat(['C', 4, 1], { kind: 'pay', amount: 4, perHired: false }, 'stay', 2),
  M124: threat(['C', 5, 1], damage('moonBase', 'mineral', 'contract', 'building'), 'destroy', 5, {
    adds: ['forbidden', 'round'],
  }),
};

const project = (
  [research, materials, cost]: readonly [number, number, number],
  needs: ProjectCard['needs'],
  vp: number,
  benefit: ProjectBenefit,
): ProjectCard => ({ research, materials, cost, needs, vp, benefit });

/** MEC-15. */
const PROJECT_CARDS: Readonly<Record<Project, ProjectCard>> = {
  cronoscafo: project([18, 15, 25], 'laboratory', 25, { kind: 'initiative' }),
  elevador: project([18, 15, 25], null, 25, { kind: 'draw' }),
  panacea: project([16, 12, 20], 'laboratory', 20, { kind: 'values', c: 0, r: 2, mp: 0 }),
  lazarius: project([16, 12, 20], 'laboratory', 20, { kind: 'immortal' }),
  barsoon: project([16, 15, 15], 'shuttle', 15, { kind: 'draw' }),
  lemuria: project([10, 12, 20], 'minisub', 15, { kind: 'values', c: 0, r: 0, mp: 2 }),
  jupiter: project([10, 12, 10], 'shuttle', 15, { kind: 'perType', type: 'shuttle', vp: 2 }),
  nrgia: project([15, 15, 20], null, 15, { kind: 'perThreat', vp: 3 }),
  antigravedad: project([10, 10, 10], null, 12, { kind: 'perSkill', skill: 'technician', vp: 2 }),
  dimensionX: project([12, 9, 15], null, 12, { kind: 'perSkill', skill: 'scientist', vp: 2 }),
  kubrick: project([10, 8, 20], 'shuttle', 12, { kind: 'perSkill', skill: 'pilot', vp: 2 }),
  manaPlancton: project([9, 10, 15], 'minisub', 12, { kind: 'perRace', race: 'mutant', vp: 2 }),
  mekka: project([15, 8, 20], null, 12, { kind: 'values', c: 3, r: 0, mp: 0 }),
  antimateria: project([15, 10, 10], 'shuttle', 10, { kind: 'perSkill', skill: 'criminal', vp: 2 }),
  atlantis: project([10, 10, 15], 'minisub', 10, { kind: 'perType', type: 'minisub', vp: 2 }),
  teoriaM: project([18, 10, 10], null, 10, { kind: 'perSkill', skill: 'scientist', vp: 2 }),
};

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
  characters: lookup(CHARACTER_CARDS),
  properties: lookup(PROPERTY_CARDS),
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
};
