/** Tables in the middle of a game, for the pictures of the rules page. */
import { sampleTable } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import { DOGE_CARDS, recordOf, type Cubes } from '../content/tables.ts';
import { newPlayer } from '../rules/setup.ts';
import type { PlayerView, Venice, View } from '../rules/state.ts';

const cubes = (O: number, V: number, S: number): Cubes => ({ O, V, S });

const PLAYER: PlayerView = { ...newPlayer(PRINTED.numbers), gondolier: 0, missionCount: 2, influenceCount: 1 };

/** VEN-X16 and what came before it: Blue, Violet and Orange. */
const VIEW: View = {
  observer: 0,
  stack: [],
  tiles: [
    'court',
    'monastery',
    'bank',
    'church',
    'library',
    'councilOfTen',
    'docks',
    'workshop',
    'consulate',
    'lesserCouncil',
    'market',
    'senate',
  ],
  bridges: Array.from({ length: PRINTED.canals.length }, (_, canal) => (canal === 7 ? 1 : null)),
  quays: [2, 10, 14, 5, 7, 0],
  moored: [0, 1, 2, 3, 4, 5],
  assistants: [
    [0, 0, 1, 0, 0, 2, 1, 0, 0, 1, 2, 0],
    [0, 0, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0],
    [2, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0],
  ],
  players: [
    {
      ...PLAYER,
      coins: 8,
      vp: 6,
      intrigue: 2,
      cargo: [cubes(0, 0, 1), cubes(2, 1, 1)],
      slots: [4, null, null],
      gondolier: 1,
    },
    { ...PLAYER, coins: 6, intrigue: 4, council: 3, cargo: [cubes(0, 0, 0), cubes(0, 0, 2)] },
    {
      ...PLAYER,
      coins: 9,
      vp: 5,
      parchments: 0,
      cargo: [cubes(1, 0, 0), cubes(0, 0, 1)],
      slots: [6, null, null],
    },
  ],
  supply: { O: 19, V: 21, S: 17 },
  missions: Array.from({ length: 7 }, () => null),
  missionsOutCount: 13,
  influence: Array.from({ length: 19 }, () => null),
  influenceDiscard: [],
  drawn: [],
  fresh: [],
  decks: null,
  doge: null,
  side: 'day',
  first: 0,
  active: 0,
  turn: 7,
  influencePlayed: 0,
  trip: null,
  spy: null,
  pawn: 'track',
  allAssistantsTaken: false,
  result: null,
};

const SOLO: View = {
  ...VIEW,
  players: VIEW.players.slice(0, 1),
  doge: {
    parchments: 2,
    intrigue: 3,
    vp: 9,
    council: [2, 1],
    row: ['decree', 'ducalWorks', 'tribute'],
    discard: [],
    played: ['market', 'monastery'],
    turnsLeft: null,
    space1Vp: 0,
    space4Vp: 4,
    finalTurns: 1,
    pileCount: 17,
    removedCount: 2,
    unseen: recordOf(DOGE_CARDS, () => 2),
  },
};

export const SAMPLE = sampleTable<Venice>(VIEW, PRINTED, ['Bianca', 'Vittore', 'Orsola']);
export const SOLO_SAMPLE = sampleTable<Venice>(SOLO, PRINTED, ['Bianca']);
