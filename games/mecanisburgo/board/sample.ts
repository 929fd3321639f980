/** A table in the middle of a game, for the pictures of the rules page. */
import { PRINTED } from '@cabale/mecanisburgo/content/printed.ts';
import type { Character, Property } from '@cabale/mecanisburgo/content/tables.ts';
import {
  HOME,
  type OpenContest,
  type Holding,
  type MecanisburgoView,
  type Member,
  type PlayerView,
  type SectorView,
} from '@cabale/mecanisburgo/rules/state.ts';
import type { CityTable } from './table.ts';

const SECTOR_COUNT = 12;
const ROBOTOWN = 5;

const member = (character: Character): Member => ({
  character,
  paid: true,
  acted: false,
  engaged: false,
  copies: null,
});

const holding = (property: Property, at: number | null = null): Holding => ({
  property,
  engaged: at !== null,
  at,
  cancelled: false,
  markers: 0,
});

/** Eight slots, the last ones empty. */
function staff(...characters: readonly Character[]): (Member | null)[] {
  return Array.from({ length: 8 }, (_, slot) => {
    const character = characters[slot];
    return character === undefined ? null : member(character);
  });
}

const noAis = (): number[] => Array.from({ length: SECTOR_COUNT }, () => 0);
const PAWNS_AT_HOME: readonly number[] = Array.from({ length: 9 }, () => HOME);
const UNPLAYED: number[] = [1, 1, 2, 1, 1, 1];

const PLAYER: PlayerView = {
  corp: null,
  cash: 21,
  slots: staff(),
  holdings: [],
  works: [],
  threats: [],
  corporate: 0,
  ais: 3,
  aisAt: noAis(),
  aisDisabledUntil: 0,
  actionCards: UNPLAYED,
  hand: [],
  pawns: PAWNS_AT_HOME,
  available: 0,
  revealed: 0,
  hasPassed: true,
  research: 0,
  target: null,
  committed: [],
  committedAis: 0,
  mayThreaten: false,
  eliminated: false,
  resigned: false,
};

function aisIn(sector: number): number[] {
  return noAis().map((_, index) => (index === sector ? 1 : 0));
}

/** By printed number: the card that lies there, and whose pawns stand there in order. */
const LAID: Readonly<Record<number, readonly [SectorView['card'], readonly number[]]>> = {
  1: ['M055', [1, 2]],
  2: ['M104', [0, 3]],
  3: ['M079', [2]],
  4: ['M043', []],
  5: ['M027', [3, 0, 2]],
  6: ['M086', []],
  7: ['M114', [1, 3]],
  8: ['M091', [2]],
  9: ['M030', []],
  10: [null, [3, 1]],
};

function sectorAt(index: number): SectorView {
  const [card, seats] = LAID[index + 1] ?? [null, []];
  const pawns =
    index === ROBOTOWN
      ? [
          { seat: 0, pawn: 2 },
          { seat: 1, pawn: 1 },
          { seat: 0, pawn: 1 },
          { seat: 1, pawn: 4 },
        ]
      : seats.map((seat) => ({ seat, pawn: null }));
  return { card, darkCount: index === 9 ? 2 : 0, forbidden: false, pawns, controller: null, threatener: null };
}

const CONTEST: OpenContest = {
  sector: ROBOTOWN,
  kind: 'confrontation',
  event: null,
  stage: 'cards',
  order: [0, 1],
  type: 'C',
  isPeaceful: false,
  isRevealed: true,
  leaders: [2, 4, null, null],
  converted: null,
  attempts: [],
  doomed: [],
  doses: [],
  cards: [3, 4, null, null],
  totals: [null, null, null, null],
  strengths: [null, null, null, null],
  winner: 'undecided',
};

const VIEW: MecanisburgoView = {
  observer: 0,
  stack: [],
  round: 2,
  phase: 'resolution',
  finalStep: 0,
  order: [0, 2, 1, 3],
  orderZone: [{ seat: 2, pawn: null }],
  players: [
    {
      ...PLAYER,
      corp: 'rur',
      ais: 2,
      aisAt: aisIn(ROBOTOWN),
      slots: staff('RU1', 'RU2', 'RU3', 'M061', 'M016', 'M034'),
      holdings: [holding('RUP1', ROBOTOWN), holding('M085'), holding('B2')],
      works: [{ project: 'antigravedad', engaged: false, at: null }],
    },
    {
      ...PLAYER,
      corp: 'bion',
      cash: 12,
      ais: 2,
      aisAt: aisIn(ROBOTOWN),
      slots: staff('BI1', 'BI2', 'BI3', 'M062', 'M032'),
      holdings: [holding('BIP1', ROBOTOWN), holding('BIP2')],
    },
    { ...PLAYER, corp: 'omni', cash: 34, slots: staff('OM1', 'OM2', 'OM3', 'M001'), holdings: [holding('OMP1')] },
    { ...PLAYER, corp: 'osamu', cash: 8, slots: staff('OS1', 'OS2', 'OS3', 'M014'), threats: ['M123'] },
  ],
  sectors: Array.from({ length: SECTOR_COUNT }, (_, index) => sectorAt(index)),
  deckCount: 70,
  discard: [],
  darkDiscardCount: 0,
  randomCount: 18,
  randomDiscard: [4, 2],
  victoryCount: 6,
  victories: [],
  box: [],
  blackMarket: ['B1', 'B3', 'B4'],
  projects: ['cronoscafo', 'dimensionX', 'mekka'],
  shuttle: null,
  minisub: null,
  dealt: null,
  contest: null,
  duel: null,
  turn: 40,
  result: null,
};

/** The city before the fight. */
export const SAMPLE: CityTable = {
  view: VIEW,
  content: PRINTED,
  seats: ['Aria', 'Basile', 'Cosima', 'Dario'].map((name, seat) => ({ seat, name, player: { kind: 'person' } })),
  decision: undefined,
  events: [],
  near: 0,
  fresh: new Set(),
};

/** Robotown is being fought for: all that counts lies open. */
export const FOUGHT: CityTable = { ...SAMPLE, view: { ...VIEW, contest: CONTEST } };
