/** A table in the middle of a game, for the pictures of the rules page. */
import { sampleTable } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import { ALL_ARRS } from '../rules/map.ts';
import { newPlayer, noTitles } from '../rules/setup.ts';
import type { PlayerView, VirtualRevolution, View } from '../rules/state.ts';

const PLAYER: PlayerView = {
  ...newPlayer(PRINTED.numbers),
  reserve: 6,
  recycling: 1,
  euros: 8,
  revenue: 7,
  immunity: 2,
  vp2: 1,
  corruptionCount: 2,
  objectives: null,
};

/** By printed number: whose tokens and how many. */
const TOKENS: Readonly<Record<number, readonly [number, number]>> = {
  1: [1, 1],
  2: [1, 2],
  4: [2, 1],
  5: [0, 1],
  6: [0, 2],
  7: [0, 1],
  9: [1, 1],
  11: [2, 2],
  12: [2, 1],
  14: [0, 1],
  16: [1, 1],
  17: [2, 1],
  18: [1, 1],
  20: [2, 1],
  22: [0, 1],
};

const VIEW: View = {
  observer: 0,
  stack: [],
  round: 2,
  lap: 2,
  order: [1, 0, 2],
  nextOrder: [],
  active: 0,
  turn: 8,
  players: [
    {
      ...PLAYER,
      corruptionCount: 3,
      directors: [5, 13],
      service: [
        { agent: 'yoshida', ready: true },
        { agent: 'pixel', ready: false },
      ],
      boosts: ['zero', 'B4'],
      verses: [
        { verse: 'elassar', online: true, recorded: false },
        { verse: 'archipelago', online: false, recorded: false },
      ],
    },
    { ...PLAYER, revenue: 10, directors: [8], service: [{ agent: 'camille', ready: true }], corruptionCount: 4 },
    { ...PLAYER, revenue: 6, directors: [10], boosts: ['dimka'], corruptionCount: 1 },
  ],
  owners: ALL_ARRS.map((arr) => TOKENS[arr + 1]?.[0] ?? null),
  tokens: ALL_ARRS.map((arr) => TOKENS[arr + 1]?.[1] ?? 0),
  servers: ALL_ARRS.map((arr) => (arr === 5 ? 0 : arr === 8 ? 1 : arr === 10 ? 2 : null)),
  slots: ['lance', 'muriel', null, 'delta', 'fouine'],
  places: [12, 21, null, 17, 2],
  agentDeckCount: 14,
  agentDiscard: ['jade'],
  agentsOut: [],
  locationDeckCount: 14,
  locationsLeft: [],
  row: ['westland', 'rift', 'howling', 'outpost53', 'castle'],
  verseDeck: ['codex'],
  versesUnder: 0,
  corruptionDeckCount: 20,
  corruptionDiscard: [],
  necroCount: 4,
  necroTop: null,
  necroPlayed: ['blackmail'],
  titles: { ...noTitles(), QL: 0, NA: 2 },
  boostPool: ['B1', 'B2', 'B3', 'B5', 'B6', 'B7'],
  director: 13,
  performed: [],
  promoted: [],
  result: null,
};

export const SAMPLE = sampleTable<VirtualRevolution>(VIEW, PRINTED, ['Aria', 'Basile', 'Cosima']);
