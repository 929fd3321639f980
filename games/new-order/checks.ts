/** Invariants of New Order (RULES.md), besides the laws of all games. */
import { defaultSetup } from '@cabale/engine';
import type { GameChecks, Mode } from '@cabale/engine/kit';
import { COLOURS, CONSULTANTS, type Colour, type Company, type Tables } from './content/tables.ts';
import { cardsIn, copyCounts, tilesOf, total } from './rules/counts.ts';
import type { NewOrder, State } from './rules/state.ts';
import { SETUP } from './rules/variants.ts';
import { secrets } from './secrets.ts';
import { words } from './text/words.ts';

const BASE = defaultSetup(SETUP);
const DELUXE = { ...BASE, companies: 'without-BN-SM', consultants: 'without-MC-MI', accountant: true } as const;
const ANYTHING = { ...BASE, companies: 'random', consultants: 'random', accountant: true } as const;

const MODES: readonly Mode<NewOrder>[] = [
  { name: 'solo', seats: 1, setup: BASE },
  { name: 'two', seats: 2, setup: BASE },
  { name: 'three', seats: 3, setup: BASE },
  { name: 'ties pay first', variantOf: 'three', seats: 3, setup: { ...BASE, tiedFirst: 'first' } },
  { name: 'four', seats: 4, setup: BASE },
  { name: 'solo with the deck', variantOf: 'solo', seats: 1, setup: { ...BASE, soloDeck: true } },
  { name: 'solo with abilities', seats: 1, setup: { ...BASE, companies: 'random', sodAbilities: true } },
  { name: 'two deluxe', seats: 2, setup: ANYTHING },
  { name: 'three deluxe', seats: 3, setup: ANYTHING },
  { name: 'four deluxe', seats: 4, setup: DELUXE },
];

export const checks: GameChecks<NewOrder> = {
  modes: MODES,
  bound: 3000,
  secrets,
  words,
  quantities: {
    cards: { of: ({ hqs }, side) => countIn(hqs[side]?.up) + countIn(hqs[side]?.tilted), announced: 'fall' },
    upright: { of: ({ hqs }, side) => countIn(hqs[side]?.up), announced: 'fall' },
    hand: { of: ({ players }, side) => countIn(players[side]?.hand), announced: 'fall' },
    captured: { of: ({ hqs }, side) => countIn(hqs[side]?.captured), announced: 'fall' },
    consultants: { of: ({ hqs }, side) => countIn(hqs[side]?.consultants), announced: 'fall' },
  },
  // The end of a turn, and SOD's; the next card of a Plot or of Ambient Advertising is another answer, even if the only one.
  aftermath: ['endTurn', 'beginTurn', 'sodTurn', 'plot', 'ambient'],
  // Where an agent goes, and what a card is set upright with: nothing is paid and nothing is seen.
  lone: ['plot', 'place', 'target', 'broadcastTo', 'ambient'],
  invariants: {
    'NO-1.20 cards': cards,
    'NO-5.21 agents': agents,
    'NO-1.18 consultants': consultants,
    'NO-1.9 objectives': objectives,
    'NO-2.6 hand limit': handLimit,
    'NO-2.10 only the active seat decides': onlyActive,
    'NO-3.4 display': display,
    'NO-5.18 every tile is held': ({ agents: held }) =>
      held.every((count) => count >= 1) ? undefined : `a tile is empty: ${held.join(' ')}`,
    'NO-5.20 every colour holds a tile': (state) =>
      COLOURS.every((colour) => tilesOf(state, colour) >= 1) ? undefined : 'a colour is gone from the grid',
    'NO-8.3 final round': ({ endedBy, turnsLeft, seats }) =>
      turnsLeft <= (endedBy === null ? 0 : seats) ? undefined : `${turnsLeft} turns left`,
    knowledge,
  },
};

function countIn(counts: Readonly<Record<string, number>> = {}): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** No count is negative, and no card of a colour is lost. */
function cards(state: State, { sizes }: Tables): string | undefined {
  const expected = sizes[state.seats as keyof Tables['sizes']].cards;
  const found = copyCounts(state.box);
  for (const card of state.deck) found[card]++;
  for (const card of state.display) if (card !== null) found[card]++;
  for (const colour of COLOURS) {
    for (const { hand } of state.players) found[colour] += hand[colour];
    for (const hq of state.hqs) found[colour] += cardsIn(hq, colour);
    if (found[colour] !== expected) return `${found[colour]} cards of ${colour} instead of ${expected}`;
    if (isNegative(state, colour)) return `less than nothing of ${colour}`;
  }
  return undefined;
}

function isNegative({ players, hqs, supply, box }: State, colour: Colour): boolean {
  return (
    supply[colour] < 0 ||
    box[colour] < 0 ||
    players.some(({ hand, known }) => hand[colour] < 0 || known[colour] < 0) ||
    hqs.some(({ up, tilted, captured }) => up[colour] < 0 || tilted[colour] < 0 || captured[colour] < 0)
  );
}

/** NO-10.5: in solo one agent of each colour is kept as a reminder once the colours are chosen. */
function agents(state: State, content: Tables): string | undefined {
  const reminders = state.solo !== null && state.solo.own.length > 0 ? 1 : 0;
  for (const colour of COLOURS) {
    let found = state.supply[colour] + reminders;
    for (const hq of state.hqs) found += hq.captured[colour];
    for (let tile = 0; tile < state.colours.length; tile++) {
      if (state.colours[tile] === colour) found += state.agents[tile] ?? 0;
    }
    if (found !== content.agents) return `${found} agents of ${colour} instead of ${content.agents}`;
  }
  return undefined;
}

/** One dealt to each player, n − 1 of each type beside them; the Accountant is alone. */
function consultants(state: State, content: Tables): string | undefined {
  let dealt = 0;
  for (const type of CONSULTANTS) {
    const found = state.agency[type] + state.hqs.reduce((sum, hq) => sum + hq.consultants[type], 0);
    if (!state.consultantTypes.includes(type)) {
      if (found !== 0) return `${found} of ${type}, which is not in this game`;
    } else if (type === 'CA') {
      if (found !== content.consultants.CA.copies) return `${found} Accountants`;
    } else dealt += found - (state.seats - 1);
  }
  const expected = state.solo === null ? state.seats : 0;
  return dealt === expected ? undefined : `${dealt} consultants beyond the supply's`;
}

/** Different types, none more often than the grid has tiles of it. */
function objectives(state: State): string | undefined {
  const left = new Map<Company, number>();
  for (const type of state.types) left.set(type, (left.get(type) ?? 0) + 1);
  for (const { objectives: own, doubles } of state.players) {
    if (own.some((type, index) => own.indexOf(type) !== index)) return 'two objectives of one type';
    if (!doubles.every((type) => own.includes(type))) return 'a double of nothing';
    for (const type of own) left.set(type, (left.get(type) ?? 0) - 1);
    for (const type of doubles) left.set(type, (left.get(type) ?? 0) - 1);
  }
  for (const [type, count] of left) if (count < 0) return `more objectives of ${type} than tiles`;
  return undefined;
}

/** Only the active player may hold more, and not at the beginning of the turn. */
function handLimit(state: State, content: Tables): string | undefined {
  const isTurnStart = state.stack.at(-1)?.kind === 'main' && state.used === null;
  const over = state.players.findIndex(
    ({ hand, resigned }, seat) =>
      !resigned && (seat !== state.active || isTurnStart) && total(hand) > content.handLimit,
  );
  return over < 0 ? undefined : `seat ${over} holds too many cards`;
}

function onlyActive({ stack, active, players }: State): string | undefined {
  if (players[active]?.resigned === true && stack.length > 0) return 'a seat that gave up is active';
  return stack.every((step) => !('seat' in step) || step.seat === active) ? undefined : 'another seat is asked';
}

/** Full at the beginning of a turn until the end is triggered; in solo not empty. */
function display({ display: slots, stack, endedBy, players, solo }: State): string | undefined {
  if (stack.at(-1)?.kind !== 'main' || endedBy !== null || players.some(({ resigned }) => resigned)) return undefined;
  const isRight = solo === null ? slots.every((card) => card !== null) : slots.some((card) => card !== null);
  return isRight ? undefined : `the display is ${slots.map((card) => card ?? '-').join(' ')}`;
}

/** Public knowledge stored in the state is correct. */
function knowledge({ players }: State): string | undefined {
  const wrong = players.findIndex(({ hand, known }) => COLOURS.some((colour) => known[colour] > hand[colour]));
  return wrong < 0 ? undefined : `seat ${wrong} is thought to hold cards it does not hold`;
}
