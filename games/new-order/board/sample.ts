/** A table in the middle of a game, for the pictures of the rules page. */
import { sampleTable } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import { none } from '../rules/counts.ts';
import { newHq } from '../rules/setup.ts';
import type { NewOrder, View, PlayerView } from '../rules/state.ts';
import { NO_HOLDINGS, settledIn } from './pieces.ts';
import type { NewOrderTable } from './table.ts';

const NONE = none();
const HQ = newHq();
const PLAYER: PlayerView = {
  handCount: 4,
  hand: null,
  known: NONE,
  objectives: null,
  doubles: null,
  doublesCount: 0,
  resigned: false,
};

/** NO-X3: Karen, Alba and Olja share Vermilion. */
const VIEW: View = {
  observer: 0,
  stack: [],
  types: ['PR', 'OM', 'SM', 'BN', 'GM', 'PR', 'AA', 'OM', 'SM', 'AA', 'GM', 'BN'],
  colours: ['R', 'B', 'R', 'K', 'B', 'R', 'W', 'W', 'K', 'W', 'B', 'R'],
  agents: [4, 2, 1, 3, 1, 2, 3, 1, 1, 2, 5, 1],
  supply: { R: 12, B: 14, K: 19, W: 17 },
  agency: { ...HQ.consultants, MC: 2, NE: 1, CL: 2, MI: 1 },
  consultantTypes: ['MC', 'NE', 'CL', 'MI'],
  deckCount: 31,
  unseen: NONE,
  display: ['R', 'B', 'B', 'K', 'W'],
  box: { R: 1, B: 0, K: 0, W: 1 },
  players: [
    { ...PLAYER, hand: { R: 2, B: 0, K: 1, W: 1 }, objectives: ['PR', 'AA'] },
    { ...PLAYER, known: { R: 0, B: 2, K: 0, W: 0 } },
    PLAYER,
  ],
  hqs: [
    {
      ...HQ,
      up: { R: 4, B: 1, K: 0, W: 2 },
      tilted: { R: 5, B: 0, K: 0, W: 1 },
      consultants: { ...HQ.consultants, NE: 1 },
    },
    { ...HQ, up: { R: 3, B: 2, K: 1, W: 0 }, tilted: { R: 1, B: 1, K: 0, W: 0 }, captured: { R: 1, B: 0, K: 0, W: 0 } },
    { ...HQ, up: { R: 2, B: 0, K: 3, W: 0 }, tilted: { R: 4, B: 0, K: 0, W: 1 } },
  ],
  solo: null,
  sodAbilities: false,
  active: 0,
  turn: 12,
  used: null,
  endedBy: null,
  turnsLeft: 0,
  result: null,
};

const SOLO: View = {
  ...VIEW,
  display: ['K', 'R', null, 'W'],
  players: [{ ...PLAYER, handCount: 0 }],
  hqs: [
    { ...HQ, up: { R: 2, B: 3, K: 0, W: 0 }, tilted: { R: 1, B: 0, K: 0, W: 0 } },
    { ...HQ, up: { R: 0, B: 0, K: 4, W: 1 } },
  ],
  solo: { own: ['R', 'B'], objectives: ['PR', 'OM', 'BN'], marker: 2 },
};

function tableFor(view: View, names: readonly string[]): NewOrderTable {
  return { ...sampleTable<NewOrder>(view, PRINTED, names), holdings: settledIn(NO_HOLDINGS, view) };
}

export const SAMPLE = tableFor(VIEW, ['Karen', 'Alba', 'Olja']);
export const SOLO_SAMPLE: NewOrderTable = {
  ...tableFor(SOLO, ['Karen']),
  events: [
    { kind: 'sodTested', line: 'A-1', found: false, tile: null, colour: null },
    { kind: 'sodTested', line: 'A-2', found: true, tile: 10, colour: null },
  ],
};
