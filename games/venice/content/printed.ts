/** The printed numbers (RULES.md, sections 2, 3 and 6). */
import {
  DOGE_CARDS,
  INFLUENCES,
  LETTERS,
  MISSION_EFFECTS,
  MISSION_FIELDS,
  recordOf,
  SLOTS,
  TILES,
  type Building,
  type CanalCard,
  type Communal,
  type Copies,
  type Effect,
  type Letter,
  type MissionCard,
  type MissionEffect,
  type Quay,
  type Resource,
  type Tables,
  type Tile,
} from './tables.ts';

const cube = (resource: Resource): Effect => ({ gain: { cubes: { count: 1, resource } } });
const vp = (amount: number): Effect => ({ gain: { vp: amount } });

/** VEN-11: one effect a space. */
const TILE_EFFECTS: Tables['tiles'] = {
  market: [
    cube('O'),
    { pay: { coins: 1 }, gain: { cubes: { count: 2, resource: 'any' } } },
    { special: { kind: 'sell', coins: 4 } },
    { pay: { coins: 5 }, gain: { vp: 5 } },
  ],
  monastery: [cube('O'), { gain: { parchments: 2 } }, { gain: { influence: 1 } }, vp(2)],
  lesserCouncil: [
    cube('O'),
    { gain: { council: 1 } },
    { gain: { relief: 1 } },
    { special: { kind: 'perMission', vpEach: 1 } },
  ],
  workshop: [cube('O'), { special: { kind: 'convert' } }, { gain: { coins: 3 } }, vp(2)],
  docks: [cube('V'), { gain: { coins: 2 } }, { gain: { coins: 1, vp: 1 } }, { special: { kind: 'ship', vpEach: 1 } }],
  consulate: [
    cube('V'),
    { pay: { coins: 1 }, takes: 1, gain: { influence: 1 } },
    vp(1),
    { special: { kind: 'fullHand', cards: 4, vp: 4 } },
  ],
  library: [cube('V'), { gain: { parchments: 2 } }, { gain: { relief: 2 } }, { gain: { parchments: 2, vp: 1 } }],
  senate: [
    cube('V'),
    { takes: 1, gain: { parchments: 2 } },
    { gain: { parchments: 1 }, special: { kind: 'accuse', intrigue: 1 } },
    vp(3),
  ],
  church: [
    cube('S'),
    { gain: { relief: 1 } },
    { pay: { intrigue: 1 }, gain: { vp: 1 } },
    { pay: { intrigue: 1 }, gain: { vp: 2 } },
  ],
  court: [
    cube('S'),
    { special: { kind: 'accuse', intrigue: 1 } },
    { gain: { influence: 1 } },
    { pay: { parchments: 3 }, gain: { vp: 5 } },
  ],
  bank: [cube('S'), { takes: 1, gain: { coins: 4 } }, { takes: 1, gain: { coins: 4 } }, { gain: { coins: 2, vp: 1 } }],
  councilOfTen: [
    cube('S'),
    { special: { kind: 'perRival', vpEach: 1 } },
    { special: { kind: 'bridgeOrVp', vp: 2 } },
    { gain: { relief: 3 } },
  ],
};

/** VEN-10: parts a and b. */
const COMMUNAL_PARTS: Tables['communal'] = {
  stMark: [{ gain: { coins: 2 } }, { special: { kind: 'mission' } }],
  dogesPalace: [{ gain: { parchments: 1, vp: 1 } }, { special: { kind: 'mission' } }],
  grandCouncil: [{ special: { kind: 'session' } }, { pay: { coins: 4 }, special: { kind: 'bridge' } }],
};

const SM = SLOTS;
const DP = SLOTS + 1;
const GC = SLOTS + 2;
/** Slot S1 is quay 0. */
const S = (slot: number): Quay => slot - 1;
const canal = (from: Quay, to: Quay, cost: number): CanalCard => ({
  ends: [from, to],
  cost,
  provenance: 'reconstructed',
});

/** Section 6.1, C1 to C24. */
const CANALS: readonly CanalCard[] = [
  canal(S(1), S(2), 2),
  canal(S(2), S(3), 2),
  canal(S(3), S(4), 1),
  canal(S(1), S(5), 1),
  canal(S(2), DP, 1),
  canal(S(3), S(6), 1),
  canal(S(3), S(7), 2),
  canal(S(4), GC, 2),
  canal(S(7), GC, 1),
  canal(S(5), DP, 2),
  canal(DP, S(6), 3),
  canal(S(5), S(8), 2),
  canal(DP, S(9), 1),
  canal(S(8), S(9), 1),
  canal(S(6), S(9), 2),
  canal(S(6), S(10), 2),
  canal(S(7), S(10), 2),
  canal(GC, S(11), 2),
  canal(S(10), S(11), 1),
  canal(S(8), SM, 3),
  canal(S(9), SM, 1),
  canal(S(10), SM, 1),
  canal(SM, S(12), 2),
  canal(S(11), S(12), 1),
];

const mission = (
  building: Building,
  [ceramic, cloth, silver]: readonly [number, number, number],
  parchments: number,
  points: number,
  coins: number,
  known: readonly (keyof MissionCard['provenance'])[] = [],
): Omit<MissionCard, 'effect'> => ({
  building,
  cubes: { O: ceramic, V: cloth, S: silver },
  parchments,
  vp: points,
  coins,
  provenance: recordOf(MISSION_FIELDS, (field) => (known.includes(field) ? 'rulebook' : 'reconstructed')),
});

/** Printed in the long example, L770 and L778. */
const EXAMPLE = ['building', 'price', 'reward'] as const;

/** Section 6.3, No 1 to 26 in the order of `MISSION_EFFECTS`. */
const MISSION_CARDS: Readonly<Record<MissionEffect, Omit<MissionCard, 'effect'>>> = {
  twoCrews: mission('docks', [2, 0, 1], 1, 5, 4),
  harbourPass: mission('market', [0, 1, 2], 0, 5, 3),
  bridgeWardens: mission('councilOfTen', [1, 2, 0], 1, 5, 5),
  tollRights: mission('bank', [2, 1, 0], 1, 5, 5, EXAMPLE),
  masterMasons: mission('councilOfTen', [2, 2, 0], 0, 6, 4),
  mixedCargo: mission('workshop', [0, 2, 1], 1, 5, 5, EXAMPLE),
  sharedMoorings: mission('docks', [2, 0, 2], 1, 7, 5),
  exemptedHouse: mission('bank', [2, 2, 0], 2, 8, 6),
  foreignLetters: mission('consulate', [1, 0, 2], 1, 5, 5),
  portersGuild: mission('workshop', [0, 1, 3], 1, 7, 5),
  scribesSeal: mission('library', [2, 0, 1], 0, 4, 4),
  celebratedName: mission('lesserCouncil', [1, 2, 2], 1, 8, 5),
  earInTheChancery: mission('consulate', [2, 0, 2], 2, 9, 5),
  scandalmongers: mission('court', [1, 2, 0], 1, 5, 5),
  silentPartners: mission('market', [0, 2, 2], 1, 7, 5),
  doubleGame: mission('senate', [2, 0, 1], 2, 6, 5),
  hiringHall: mission('monastery', [0, 2, 1], 0, 4, 4),
  peckingOrder: mission('lesserCouncil', [0, 1, 2], 1, 5, 5),
  oldHands: mission('monastery', [0, 3, 1], 1, 8, 4),
  cleanHands: mission('church', [1, 2, 0], 0, 5, 3),
  paymentInKind: mission('court', [3, 1, 0], 0, 6, 4),
  councilWhip: mission('grandCouncil', [2, 1, 1], 1, 7, 5, ['building']),
  indulgence: mission('church', [2, 3, 0], 1, 9, 5),
  copyists: mission('library', [1, 0, 3], 1, 8, 4),
  courtSupplier: mission('dogesPalace', [1, 2, 2], 2, 10, 6),
  advocates: mission('senate', [2, 0, 2], 1, 7, 5),
};

const INFLUENCE: Copies = { copies: 2, provenance: { copies: 'rulebook', effect: 'rulebook' } };
/** The text gives only a limit of Overtime and no place for Hire Spy (VEN-15.7, 15.18). */
const RECONSTRUCTED_INFLUENCE: Copies = { copies: 2, provenance: { copies: 'rulebook', effect: 'reconstructed' } };
const DOGE_CARD: Copies = { copies: 3, provenance: { copies: 'reconstructed', effect: 'reconstructed' } };

/** Section 6.5. */
const IGNORES: Readonly<Record<Tile, Readonly<Record<Letter, 1 | 2 | 3>>>> = {
  market: { A: 1, B: 2 },
  monastery: { A: 2, B: 3 },
  lesserCouncil: { A: 3, B: 1 },
  workshop: { A: 1, B: 3 },
  docks: { A: 2, B: 1 },
  consulate: { A: 3, B: 2 },
  library: { A: 1, B: 2 },
  senate: { A: 2, B: 3 },
  church: { A: 3, B: 1 },
  court: { A: 1, B: 3 },
  bank: { A: 2, B: 1 },
  councilOfTen: { A: 3, B: 2 },
};

/** VEN-1 to 23: the numbers of the rules. */
export const NUMBERS = {
  assistants: 10,
  bridges: 2,
  hold: 5,
  /** Cubes of each resource. */
  cubes: 22,
  parchmentCap: 10,
  startParchments: 1,
  startCoins: 6,
  /** More coins for each player before one in turn order. */
  laterCoins: 2,
  /** Price of leaving the gondolier where it is. */
  stay: 3,
  /** VP lost for each intrigue above the cap. */
  capPenalty: 2,
  lastCouncil: 20,
  handMissions: 3,
  dealtMissions: 3,
  favourCoins: 5,
  favourParchments: 2,
  favourVp: 4,
  allAssistantsVp: 8,
  /** Assistants for half and for the whole of the council level. */
  halfCouncil: 7,
  fullCouncil: 9,
  coinsPerVp: 4,
  lowerParchments: 2,
  lowerCoins: 4,
  bridgeCoin: 1,
  bridgeIntrigue: 1,
  /** Influence cards: intrigue of the Foreman, coins of Trade Information, VP per bridge, VP of an offer, … */
  foremanIntrigue: 3,
  tradeCoins: 2,
  bridgeVp: 2,
  offerVp: 2,
  investigate: 3,
  testify: 3,
  /** The Doge. */
  dogeParchments: 5,
  dogeIntrigue: 8,
  dogePenalty: 2,
  dogeRelief: 4,
  dogeCardsOut: 2,
  smugglersOut: 3,
  /** VP for his assistants on spaces 2 and 3; those of spaces 1 and 4 are the table's choice. */
  dogeSpaces: [1, 2] as readonly [number, number],
};

export const PRINTED: Tables = {
  tiles: TILE_EFFECTS,
  communal: COMMUNAL_PARTS,
  canals: CANALS,
  missions: MISSION_EFFECTS.map((effect) => ({ ...MISSION_CARDS[effect], effect })),
  influence: {
    ...recordOf(INFLUENCES, () => INFLUENCE),
    overtime: RECONSTRUCTED_INFLUENCE,
    hireSpy: RECONSTRUCTED_INFLUENCE,
  },
  smugglers: recordOf(LETTERS, (letter) => ({
    ignores: recordOf(TILES, (tile) => IGNORES[tile][letter]),
    provenance: 'reconstructed',
  })),
  doge: recordOf(DOGE_CARDS, (effect) => ({ ...DOGE_CARD, effect })),
  // VEN-1.2, 2.3, 2.5; section 6.4.
  sizes: {
    1: { missions: 26, pawn: 6, intrigueCap: 8, council: [10, 5, 2], provenance: 'reconstructed' },
    2: { missions: 9, pawn: 10, intrigueCap: 8, council: [9, 2], provenance: 'rulebook' },
    3: { missions: 13, pawn: 12, intrigueCap: 8, council: [10, 5, 2], provenance: 'reconstructed' },
    4: { missions: 17, pawn: 14, intrigueCap: 10, council: [11, 7, 4, 1], provenance: 'reconstructed' },
    5: { missions: 20, pawn: 16, intrigueCap: 10, council: [12, 8, 5, 3, 1], provenance: 'reconstructed' },
  },
  numbers: NUMBERS,
};

/** The building that stands at a quay beyond the tile slots. */
export const COMMUNAL_AT: Readonly<Record<number, Communal>> = {
  [SM]: 'stMark',
  [DP]: 'dogesPalace',
  [GC]: 'grandCouncil',
};
