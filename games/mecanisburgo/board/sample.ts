/** A table in the middle of a game, for the pictures of the rules page. */
import { sampleTable } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import { MOORS, type Character, type Property } from '../content/tables.ts';
import { newContest, newHolding, newMember, newPlayer, newSector } from '../rules/setup.ts';
import type { Holding, Mecanisburgo, View, Member, OpenContest, PlayerView, SectorView } from '../rules/state.ts';
import type { CityTable } from './table.ts';

const SECTOR_COUNT = 12;
const ROBOTOWN = 5;

const PLAYER: PlayerView = { ...newPlayer(PRINTED), cash: 21, hasPassed: true };

const holding = (property: Property, at: number | null = null): Holding => ({
  ...newHolding(property),
  engaged: at !== null,
  at,
});

/** Eight slots, the last ones empty. */
function staff(...characters: readonly Character[]): (Member | null)[] {
  return PLAYER.slots.map((_, slot) => {
    const character = characters[slot];
    return character === undefined ? null : { ...newMember(character), paid: true };
  });
}

function aisIn(sector: number): number[] {
  return PLAYER.aisAt.map((_, index) => (index === sector ? 1 : 0));
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
  return { ...newSector(), card, darkCount: index === MOORS ? 2 : 0, pawns };
}

const CONTEST: OpenContest = {
  ...newContest({ sector: ROBOTOWN, kind: 'confrontation', event: null, order: [0, 1] }, 4),
  stage: 'cards',
  type: 'C',
  isRevealed: true,
  leaders: [2, 4, null, null],
  cards: [3, 4, null, null],
};

const VIEW: View = {
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
export const SAMPLE = sampleTable<Mecanisburgo>(VIEW, PRINTED, ['Aria', 'Basile', 'Cosima', 'Dario']);

/** Robotown is being fought for: all that counts lies open. */
export const FOUGHT: CityTable = { ...SAMPLE, view: { ...VIEW, contest: CONTEST } };
