/** Tables in the middle of a game, for the pictures of the rules page: views of legal states. */
import { sampleTable } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import { BASE_CONSULTANTS, COLOURS, type Colour, type Company, type Tables } from '../content/tables.ts';
import { none } from '../rules/counts.ts';
import { newHq } from '../rules/setup.ts';
import type { Hq, NewOrder, NewOrderEvent, Player, Solo, State, View } from '../rules/state.ts';
import { view } from '../view.ts';
import { NO_HOLDINGS, settledIn } from './pieces.ts';
import type { NewOrderTable } from './table.ts';

const HQ = newHq();
const NOBODY: Player = { hand: none(), known: none(), objectives: [], doubles: [], resigned: false };

/** Cards of one colour in each place. */
const counts = (R: number, B: number, K: number, W: number) => ({ R, B, K, W });

/** The companies of a grid with their agents, tile by tile. */
type Cells = readonly (readonly [Company, Colour, number])[];

/** NO-X3: Karen, Alba and Olja share Red, which controls two of The Press, a Social Media and a Broadcast Network. */
const CELLS: Cells = [
  ['PR', 'R', 4],
  ['OM', 'B', 2],
  ['SM', 'R', 1],
  ['BN', 'K', 3],
  ['GM', 'B', 1],
  ['PR', 'R', 2],
  ['AA', 'W', 3],
  ['OM', 'W', 1],
  ['SM', 'K', 1],
  ['AA', 'W', 2],
  ['GM', 'B', 5],
  ['BN', 'R', 1],
  ['PR', 'K', 2],
  ['OM', 'W', 1],
  ['SM', 'B', 1],
  ['AA', 'K', 1],
];

const HQS: readonly Hq[] = [
  { ...HQ, up: counts(4, 1, 0, 2), tilted: counts(5, 0, 0, 1), consultants: { ...HQ.consultants, NE: 1 } },
  {
    ...HQ,
    up: counts(3, 2, 1, 0),
    tilted: counts(1, 1, 0, 0),
    captured: counts(1, 0, 0, 0),
    consultants: { ...HQ.consultants, MC: 1 },
  },
  { ...HQ, up: counts(2, 0, 3, 0), tilted: counts(4, 0, 0, 1), consultants: { ...HQ.consultants, MI: 1 } },
];

/** A turn of Karen's. */
export function sampleState(): State {
  const players: readonly Player[] = [
    { ...NOBODY, hand: counts(1, 0, 1, 2), objectives: ['PR', 'AA'] },
    { ...NOBODY, hand: counts(0, 3, 1, 0), known: counts(0, 2, 0, 0), objectives: ['OM', 'GM'] },
    { ...NOBODY, hand: counts(0, 1, 1, 2), objectives: ['SM', 'AA'] },
  ];
  const agency = { ...HQ.consultants, MC: 2, NE: 2, CL: 2, MI: 2 };
  return stateOf({ cells: CELLS, hqs: HQS, players, display: ['B', 'B', 'K', 'W', 'K'], agency, solo: null });
}

/** A turn of SOD's: its marker stands above the second column, and it can take over C1 (Social Media), no objective. */
export function soloSampleState(): State {
  const hqs: readonly Hq[] = [
    { ...HQ, up: counts(2, 3, 0, 0), tilted: counts(1, 0, 0, 0) },
    { ...HQ, up: counts(0, 0, 4, 1) },
  ];
  const solo: Solo = { own: ['R', 'B'], objectives: ['PR', 'OM', 'BN'], marker: 2 };
  const players = [NOBODY];
  return stateOf({
    cells: CELLS.slice(0, 12),
    hqs,
    players,
    display: ['K', 'R', null, null],
    agency: HQ.consultants,
    solo,
  });
}

interface Scene extends Pick<State, 'hqs' | 'players' | 'display' | 'agency' | 'solo'> {
  readonly cells: Cells;
}

/** The cards that lie nowhere else are in the deck, the agents in the supply. */
function stateOf({ cells, hqs, players, display, agency, solo }: Scene): State {
  const { cards } = PRINTED.sizes[players.length as keyof Tables['sizes']];
  const supply = none();
  const deck: Colour[] = [];
  for (const colour of COLOURS) {
    const onTiles = cells.reduce((sum, [, of, agents]) => sum + (of === colour ? agents : 0), 0);
    const captured = hqs.reduce((sum, hq) => sum + hq.captured[colour], 0);
    supply[colour] = PRINTED.agents - onTiles - captured - (solo === null ? 0 : 1);
    const inHqs = hqs.reduce((sum, { up, tilted }) => sum + up[colour] + tilted[colour], 0);
    const inHands = players.reduce((sum, { hand }) => sum + hand[colour], 0);
    const open = display.filter((card) => card === colour).length;
    for (let left = cards - inHqs - inHands - open; left > 0; left--) deck.push(colour);
  }
  return {
    seats: players.length,
    stack: [{ kind: 'main', seat: 0 }],
    random: [1, 2, 3, 4],
    sealed: null,
    types: cells.map(([type]) => type),
    colours: cells.map(([, colour]) => colour),
    agents: cells.map(([, , agents]) => agents),
    supply,
    agency,
    consultantTypes: solo === null ? BASE_CONSULTANTS : [],
    deck,
    display,
    box: none(),
    players,
    hqs,
    solo,
    sodAbilities: false,
    readings: { soloDeck: false, tiedFirst: 'second' },
    active: 0,
    turn: 12,
    used: null,
    endedBy: null,
    turnsLeft: 0,
    result: null,
  };
}

function tableFor(shown: View, names: readonly string[]): NewOrderTable {
  return { ...sampleTable<NewOrder>(shown, PRINTED, names), holdings: settledIn(NO_HOLDINGS, shown) };
}

export const SAMPLE = tableFor(view(sampleState(), 0), ['Karen', 'Alba', 'Olja']);

/** What SOD finds at this table: no objective, and of its targets one with most agents. */
export const SOLO_FOUND: readonly NewOrderEvent[] = [
  { kind: 'sodTested', line: 'A-1', found: false, tile: null, colour: null },
  { kind: 'sodTested', line: 'A-2', found: true, tile: 2, colour: null },
];
export const SOLO_SAMPLE: NewOrderTable = { ...tableFor(view(soloSampleState(), 0), ['Karen']), events: SOLO_FOUND };
