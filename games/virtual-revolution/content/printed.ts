/** The printed cards and figures (RULES.md, sections 2, 3 and 6). */
import type {
  Action,
  AgentCard,
  AgentType,
  ArrCard,
  BoostEffect,
  Bonus,
  CorruptionCard,
  District,
  EndGain,
  Extra,
  Genre,
  Mission,
  NecroCard,
  NecroEffect,
  Promotion,
  Tables,
  VerseCard,
} from './tables.ts';

const arr = (district: District, ...adjacent: readonly number[]): ArrCard => ({
  district,
  adjacent: adjacent.map((number) => number - 1),
});

/** Section 6.1, the 1st to the 23rd, neighbours by their printed numbers. */
const ARRS: readonly ArrCard[] = [
  arr('MA', 2, 3, 4, 6, 7, 8),
  arr('MA', 1, 3, 9, 10),
  arr('MA', 1, 2, 4, 10, 11),
  arr('MA', 1, 3, 5, 11, 12),
  arr('QL', 4, 6, 13, 14),
  arr('QL', 1, 5, 7, 14, 15),
  arr('QL', 1, 6, 8, 15, 16),
  arr('CE', 1, 7, 9, 16, 17),
  arr('PI', 2, 8, 10, 18),
  arr('PI', 2, 3, 9, 11, 18, 19),
  arr('NA', 3, 4, 10, 12, 20),
  arr('NA', 4, 11, 13, 20),
  arr('DR', 5, 12, 14),
  arr('DR', 5, 6, 13, 15),
  arr('DR', 6, 7, 14, 16, 21),
  arr('CE', 7, 8, 15, 17, 21, 22),
  arr('CE', 8, 16, 18, 22, 23),
  arr('PI', 9, 10, 17, 19, 23),
  arr('PI', 10, 18, 20),
  arr('NA', 11, 12, 19),
  arr('ND', 15, 16, 22),
  arr('ND', 16, 17, 21, 23),
  arr('ND', 17, 18, 22),
];

const level1 = (type: AgentType, promotion: Promotion, boost: BoostEffect): AgentCard => ({
  type,
  level: 1,
  promotion,
  extra: null,
  boost,
});
const level2 = (type: AgentType, extra: Extra, promotion: Promotion): AgentCard => ({
  type,
  level: 2,
  promotion,
  extra,
  boost: null,
});

const eliminate = (...districts: readonly District[]): Promotion => ({
  kind: 'eliminate',
  districts,
  whose: 'opponent',
});
const extra = (action: Action): Promotion => ({ kind: 'extra', action });
/** Combatants that donate and change tokens in two Districts. */
const donor = (...districts: readonly District[]): AgentCard =>
  level2('C', { kind: 'extraIn', action: 'donate', districts }, { kind: 'eliminateOrAdd', districts });
const WORK: BoostEffect = { action: 'work', euros: 3 };
const DONATE: BoostEffect = { action: 'donate', discardFor: 1 };
const RECRUIT: BoostEffect = { action: 'recruit', euros: 2, reach: 1 };
const BUILD_EUROS: BoostEffect = { action: 'build', euros: 2 };
const BUILD_REVENUE: BoostEffect = { action: 'build', revenue: 1 };
const CREATE: BoostEffect = { action: 'create', euros: 2 };

/** VR-25. */
const AGENT_CARDS: Tables['agents'] = {
  leslie: level1('C', eliminate('ND'), WORK),
  camille: level1('C', eliminate('QL'), WORK),
  zero: level1('C', eliminate('DR'), WORK),
  jade: level1('C', eliminate('CE'), WORK),
  muriel: level1('C', eliminate('NA'), WORK),
  droid: level1('C', { kind: 'eliminate', districts: ['PI', 'MA'], whose: 'anyone' }, DONATE),
  pixel: level1('T', { kind: 'copy' }, CREATE),
  shane: level1('T', { kind: 'renewRow' }, { action: 'create', replace: { least: 1, most: 2 } }),
  sx1248: level1('T', { kind: 'money', action: 'build', euros: 3 }, BUILD_EUROS),
  dimka: level1('T', { kind: 'revenue', by: 1 }, BUILD_REVENUE),
  megabyte: level1('T', { kind: 'money', action: 'create', euros: 3 }, BUILD_REVENUE),
  delta: level1('T', { kind: 'noToken' }, BUILD_EUROS),
  armondo: level1('D', { kind: 'reach', reach: 2 }, RECRUIT),
  clarisse: level1('D', { kind: 'swapCorruption' }, DONATE),
  yoshida: level1('D', { kind: 'addAdjacent' }, RECRUIT),
  fouine: level1('D', { kind: 'discardCorruption', cards: 2 }, RECRUIT),
  lance: level1('D', { kind: 'money', action: 'recruit', euros: 4 }, RECRUIT),
  princess: level1('D', { kind: 'immunity', by: 2 }, DONATE),
  nash: donor('PI', 'ND'),
  benedict: donor('CE', 'QL'),
  slice: donor('DR', 'NA'),
  tanaka: level2('C', { kind: 'eliminateAdjacent' }, extra('donate')),
  trunk: level2('C', { kind: 'addAnywhere' }, extra('work')),
  hassan: level2('T', { kind: 'bonusAgain' }, { kind: 'putOnline' }),
  vicomte: level2('T', { kind: 'trade' }, { kind: 'readyAll' }),
  mole: level2('T', { kind: 'revenue', by: 2 }, { kind: 'revenue', by: 2 }),
  corto: level2('T', { kind: 'renewRow' }, extra('create')),
  ivan: level2('T', { kind: 'moveServer' }, extra('build')),
  morel: level2('D', { kind: 'stealImmunity' }, { kind: 'extraFromDiscard' }),
  slade: level2('D', { kind: 'addAdjacent' }, { kind: 'immunity', by: 2 }),
  dina: level2('D', { kind: 'giveCorruption' }, { kind: 'giveCorruption' }),
  stilson: level2('D', { kind: 'swapAgent' }, extra('recruit')),
  tropovicz: level2('D', { kind: 'moneyAndEliminate', euros: 3 }, { kind: 'freeType' }),
};

const verse = (genre: Genre, mission: Mission | null, bonus: Bonus | null, end: EndGain): VerseCard => ({
  genre,
  mission,
  bonus,
  end,
});
const service = (C: number, T: number, D: number): Mission => ({ kind: 'service', types: { C, T, D } });
const BOOST: Bonus = { kind: 'boost' };
const VP2: Bonus = { kind: 'vp2' };
const extreme = (of: 'euros' | 'tokens', which: 'most' | 'fewest'): EndGain => ({ kind: 'extreme', of, which, vp: 7 });
const inDistricts = (genre: Genre, ...districts: readonly District[]): VerseCard =>
  verse(genre, { kind: 'server', districts }, { kind: 'add', districts }, { kind: 'perArr', districts, vp: 2 });
const perGenre = (genre: Genre): EndGain => ({ kind: 'perGenre', genre, vp: 3 });
const perAgent = (type: AgentType): EndGain => ({ kind: 'perAgent', type, vp: 3 });

/** VR-26; `sources.ts` says what is reconstructed. */
const VERSE_CARDS: Tables['verses'] = {
  westland: verse('adventure', service(2, 0, 0), BOOST, perAgent('C')),
  exoplanet: verse('scienceFiction', service(0, 2, 0), BOOST, perAgent('T')),
  elvenLands: verse('fantasy', service(0, 0, 2), BOOST, perAgent('D')),
  conquistadores: verse('adventure', service(1, 0, 1), VP2, perGenre('adventure')),
  spaceConquest: verse('scienceFiction', service(1, 1, 0), VP2, perGenre('scienceFiction')),
  elassar: verse('fantasy', service(0, 1, 1), VP2, perGenre('fantasy')),
  venizia: inDistricts('adventure', 'QL', 'MA'),
  olmeta: inDistricts('scienceFiction', 'DR', 'NA'),
  rift: inDistricts('fantasy', 'PI', 'CE'),
  darkKingdom: verse('horror', service(1, 1, 1), { kind: 'darkKingdom' }, { kind: 'perTrio', vp: 5 }),
  mythologia: verse('horror', { kind: 'searchedWith', cards: 7 }, { kind: 'revenue', by: 2 }, perGenre('horror')),
  codex: verse('horror', null, null, extreme('euros', 'fewest')),
  paris1920: verse(
    'horror',
    { kind: 'server', districts: ['ND'] },
    { kind: 'add', districts: ['PI', 'ND', 'QL', 'CE', 'MA', 'DR', 'NA'] },
    { kind: 'perArr', districts: ['ND'], vp: 3 },
  ),
  howling: verse('horror', { kind: 'directorsTogether' }, VP2, { kind: 'perEmptyDistrict', vp: 2 }),
  curse: verse(
    'horror',
    { kind: 'searchedWithoutImmunity' },
    { kind: 'immunity', by: 2 },
    { kind: 'perFinalCorruption', vp: 2 },
  ),
  archipelago: verse(
    'adventure',
    { kind: 'stack', tokens: 3 },
    { kind: 'addControlled', tokens: 3 },
    { kind: 'perStack', tokens: 2, vp: 3 },
  ),
  london1884: verse(
    'adventure',
    { kind: 'recycling', tokens: 3 },
    { kind: 'recycle', tokens: 3 },
    { kind: 'perRecycled', vp: 3 },
  ),
  steampunk: verse('adventure', null, null, extreme('tokens', 'most')),
  ashes: verse('scienceFiction', { kind: 'noService' }, BOOST, { kind: 'perBoost', vp: 2 }),
  multiverse: verse('scienceFiction', null, null, extreme('euros', 'most')),
  outpost53: verse(
    'scienceFiction',
    { kind: 'adjacentServers' },
    { kind: 'euros', by: 5 },
    { kind: 'perServer', vp: 2 },
  ),
  jurassicLand: verse(
    'fantasy',
    { kind: 'immunity', least: 5 },
    { kind: 'immunity', by: 1 },
    { kind: 'perImmunity', vp: 2 },
  ),
  cyclades: verse('fantasy', null, null, extreme('tokens', 'fewest')),
  castle: verse('fantasy', { kind: 'boosts', least: 4 }, BOOST, { kind: 'perBoostedAction', vp: 3 }),
};

const influence = (...districts: readonly [District, District]): CorruptionCard => ({ kind: 'influence', districts });
const server = (...districts: readonly [District, District]): CorruptionCard => ({ kind: 'server', districts });
const genres = (...pair: readonly [Genre, Genre]): CorruptionCard => ({ kind: 'verse', genres: pair });
const boost = (...actions: readonly [Action, Action]): CorruptionCard => ({ kind: 'boost', actions });
const IMMUNITY: CorruptionCard = { kind: 'immunity' };
const MONEY: CorruptionCard = { kind: 'money', euros: 2 };
const REVENUE: CorruptionCard = { kind: 'revenue', by: 1 };

/** Section 6.6, C01 to C36. */
const CORRUPTION: readonly CorruptionCard[] = [
  IMMUNITY,
  IMMUNITY,
  MONEY,
  MONEY,
  MONEY,
  REVENUE,
  REVENUE,
  REVENUE,
  { kind: 'agent', type: 'C' },
  { kind: 'agent', type: 'T' },
  { kind: 'agent', type: 'D' },
  influence('PI', 'CE'),
  influence('CE', 'ND'),
  influence('ND', 'DR'),
  influence('DR', 'QL'),
  influence('QL', 'MA'),
  influence('MA', 'NA'),
  influence('NA', 'PI'),
  server('QL', 'NA'),
  server('NA', 'DR'),
  server('DR', 'PI'),
  server('PI', 'ND'),
  server('ND', 'MA'),
  server('MA', 'CE'),
  server('CE', 'QL'),
  genres('adventure', 'scienceFiction'),
  genres('adventure', 'fantasy'),
  genres('adventure', 'horror'),
  genres('scienceFiction', 'fantasy'),
  genres('scienceFiction', 'horror'),
  genres('fantasy', 'horror'),
  boost('work', 'recruit'),
  boost('recruit', 'create'),
  boost('create', 'donate'),
  boost('donate', 'build'),
  boost('build', 'work'),
];

const modifier = (action: Action): NecroEffect => ({ kind: 'modifier', modifier: action });
const draw = (cards: number): NecroEffect => ({ kind: 'draw', cards });
const gain = (kind: 'immunity' | 'revenue' | 'euros', by: number): NecroEffect => ({ kind, by });
const keepEuros = (most: number): NecroEffect => ({ kind: 'keepEuros', most });
const tokens = (count: number): NecroEffect => ({ kind: 'tokens', count });
const DISCARD: NecroEffect = { kind: 'discardCorruption', cards: 1 };
const NOTHING: NecroEffect = { kind: 'nothing' };
const necro = (min: NecroEffect, global: NecroEffect, max: NecroEffect): NecroCard => ({ min, global, max });

/** VR-30. */
const NECRO: Tables['necro'] = {
  corruption: necro(gain('immunity', 1), draw(1), modifier('recruit')),
  insurrections: necro(gain('immunity', 1), modifier('donate'), modifier('build')),
  transport: necro(gain('immunity', 1), modifier('work'), modifier('create')),
  embezzlement: necro(gain('revenue', 1), keepEuros(5), keepEuros(0)),
  tipOff: necro(DISCARD, tokens(1), tokens(2)),
  revelations: necro(gain('revenue', 1), gain('revenue', -1), gain('revenue', -2)),
  revolt: necro(DISCARD, draw(1), draw(2)),
  blackmail: necro(gain('euros', 5), gain('euros', -5), gain('euros', -10)),
  aggressiveAi: necro(gain('immunity', 1), { kind: 'verse' }, { kind: 'verse' }),
  assassination: necro(gain('immunity', 1), { kind: 'agent' }, { kind: 'agent' }),
  elimination: necro(gain('immunity', 1), { kind: 'boost' }, { kind: 'boost' }),
  virus: necro(NOTHING, { kind: 'verseCap', most: 8 }, { kind: 'server', orVp: 5 }),
  sabotage: necro(NOTHING, { kind: 'objectiveCap', most: 25 }, { kind: 'perTrio', vp: 2 }),
  shootOut: necro(NOTHING, { kind: 'perTitle', vp: 3 }, { kind: 'clearArrs', count: 2 }),
};

const agents = (first: AgentType, second: AgentType): Tables['objectives']['O9'] => ({
  kind: 'agents',
  first,
  second,
  firstVp: [5, 7],
  secondVp: [2, 3],
});

export const PRINTED: Tables = {
  arrs: ARRS,
  districtNames: null,
  // VR-28, section 6.3.
  titles: {
    PI: { effect: 'swapCorruption' },
    ND: { effect: 'look' },
    QL: { effect: 'protect' },
    CE: { effect: 'sell' },
    MA: { effect: 'ready' },
    DR: { effect: 'noToken' },
    NA: { effect: 'work' },
  },
  agents: AGENT_CARDS,
  verses: VERSE_CARDS,
  // VR-27; the reach of B4 is reconstructed (Q78).
  boosts: {
    B1: DONATE,
    B2: BUILD_REVENUE,
    B3: WORK,
    B4: { action: 'recruit', euros: 1, reach: 1 },
    B5: BUILD_EUROS,
    B6: CREATE,
    B7: { action: 'create', replace: { least: 2, most: 2 } },
  },
  corruption: CORRUPTION,
  necro: NECRO,
  // VR-31.
  objectives: {
    O1: { kind: 'revenue', vp: 3, per: 2 },
    O2: { kind: 'servers', vp: 5 },
    O3: { kind: 'verses', vp: 5 },
    O4: { kind: 'genres', vp: 7 },
    O5: { kind: 'oneGenre', vp: 7 },
    O6: { kind: 'arrs', vp: [2, 3, 4] },
    O7: { kind: 'emptyDistricts', vp: [7, 6, 5] },
    O8: { kind: 'titles', vp: [8, 10, 12] },
    O9: agents('C', 'T'),
    O10: agents('T', 'D'),
    O11: agents('D', 'C'),
    O12: { kind: 'money', per: 2 },
  },
  fromPack: [],
  edition: 2,
  // VR-2.1, 2.6.
  sizes: { 2: { tokens: 20, locations: 12 }, 3: { tokens: 18, locations: 8 }, 4: { tokens: 15, locations: 6 } },
  numbers: {
    rounds: 5,
    laps: 3,
    servers: 7,
    startEuros: 10,
    startImmunity: 1,
    startRevenue: 5,
    service: 3,
    slots: 5,
    row: 5,
    searchAt: 5,
    work: { base: 5, modified: 3 },
    recruit: { base: 4, modified: 8 },
    build: { base: 10, modified: 20 },
    create: { base: 7, modified: 14 },
    buildRevenue: 2,
    createRevenue: 1,
    renewal: 2,
    donateOne: { base: 1, modified: 2 },
    donateTwo: { base: 3, modified: 4 },
    donateImmunity: 3,
    reach: 1,
    technician: 3,
    diplomat: 1,
    recycleLook: 2,
    recycleImmunity: 3,
    avoidGlobal: 2,
    avoidBoth: 3,
    titleEuros: 10,
    workTitle: 5,
    vp2: 2,
    eurosPerVp: 5,
    firstPlayerArr: 0,
    arrVp: 2,
    titleVp: 10,
    agentVp: 1,
    trioVp: 5,
    serverVp: [0, 1, 3, 6, 10, 15, 21, 28],
    verseCap: 10,
    objectiveCap: 30,
  },
};
