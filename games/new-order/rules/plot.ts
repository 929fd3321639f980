/** NO-3: Plot; NO-11.2 to 11.6: the same in solo, where cards gained infiltrate at once. */
import type { Asks, Blocked, Runs, Seat, StepOf, Table } from '@cabale/engine';
import { COLOURS, type Colour, type Counts } from '../content/tables.ts';
import { copyCounts, hqOf, isDisplayEmpty, mayTilt, none, playerOf, total } from './counts.ts';
import { finish, triggerEnd } from './end.ts';
import { optionAt, PLOT, PLOT_DECK } from './offers.ts';
import type { NewOrder, NewOrderOptions, NewOrderState } from './state.ts';

const NOTHING: Counts = none();

/** NO-3.9. */
export function canPlot(state: NewOrderState): boolean {
  return state.deck.length > 0 || !isDisplayEmpty(state);
}

/** NO-3.1, 3.7: of equal cards the leftmost, except in solo, where SOD looks at places; then the deck. */
export function listPlots(state: NewOrderState, options: { push(option: NewOrderOptions['plot']): void }): void {
  const { display } = state;
  for (let slot = 0; slot < display.length; slot++) {
    const colour = display[slot];
    if (colour === null) continue;
    if (state.solo !== null || display.indexOf(colour as Colour) === slot) options.push(optionAt(PLOT, slot));
  }
  if (state.deck.length > 0) options.push(PLOT_DECK);
}

export function blockedPlots({ deck }: NewOrderState): readonly Blocked<NewOrderOptions['plot']>[] {
  return deck.length > 0 ? [] : [{ option: PLOT_DECK, rule: 'NO-3.7' }];
}

/** The first card of a Plot; the others are asked for one by one (NO-3.2). */
export function beginPlot(
  state: NewOrderState,
  seat: Seat,
  option: NewOrderOptions['plot'],
  table: Table<NewOrder>,
): void {
  const { plot, scout } = table.content;
  // Section 6.4: the Talent Scout takes more.
  const cards = plot + (state.used === 'TS' ? scout : 0);
  takeCard(state, seat, option, cards, NOTHING, table);
}

export const plotStep: Asks<NewOrder, StepOf<NewOrder, 'plot'>> = {
  options(state) {
    const options: NewOrderOptions['plot'][] = [];
    listPlots(state, options);
    return options;
  },
  take(state, { left, gained }, seat, option, table) {
    takeCard(state, seat, option, left, gained, table);
  },
  blocked: blockedPlots,
};

function takeCard(
  state: NewOrderState,
  seat: Seat,
  option: NewOrderOptions['plot'],
  left: number,
  before: Counts,
  table: Table<NewOrder>,
): void {
  const slot = option.kind === 'plot' ? option.slot : null;
  const colour = slot === null ? drawn(state) : pickedUp(state, slot);
  const gained = state.solo === null ? before : gainInSolo(state, seat, colour, slot, before, table);
  if (state.solo === null) gain(state, seat, colour, slot, table);
  // NO-3.8: where no card is left, the Plot takes what it has.
  if (left > 1 && canPlot(state)) table.next({ kind: 'plot', seat, left: left - 1, gained });
  else table.next({ kind: 'endPlot', gained });
}

/** The top card of the deck leaves it. */
export function drawn(state: NewOrderState): Colour {
  const colour = state.deck.pop();
  if (colour === undefined) throw new Error('the deck is empty');
  return colour;
}

/** A card of the display leaves its slot. */
export function pickedUp(state: NewOrderState, slot: number): Colour {
  const colour = state.display[slot] ?? null;
  if (colour === null) throw new Error(`the display has no card in slot ${slot}`);
  state.display[slot] = null;
  return colour;
}

/** NO-3.1: into the hand; what lay open everybody goes on knowing. */
function gain(state: NewOrderState, seat: Seat, colour: Colour, slot: number | null, table: Table<NewOrder>): void {
  const player = playerOf(state, seat);
  player.hand[colour]++;
  if (slot === null) {
    table.tellSecretly(seat, { kind: 'drew', seat, colour }, { kind: 'drew', seat, colour: null });
    return;
  }
  player.known[colour]++;
  table.tell({ kind: 'tookOpen', seat, slot, colour });
}

/** NO-11.3, 11.4: an own colour goes into the HQ, one of SOD's to the box. Says what was gained so far. */
function gainInSolo(
  state: NewOrderState,
  seat: Seat,
  colour: Colour,
  slot: number | null,
  before: Counts,
  table: Table<NewOrder>,
): Counts {
  if (!mayTilt(state, seat, colour)) {
    state.box[colour]++;
    table.tell({ kind: 'boxed', by: seat, colour, slot });
    return before;
  }
  if (slot === null) table.tell({ kind: 'drew', seat, colour });
  else table.tell({ kind: 'tookOpen', seat, slot, colour });
  hqOf(state, seat).up[colour]++;
  table.tell({ kind: 'laid', hq: seat, colour, count: 1, odd: null });
  const gained = copyCounts(before);
  gained[colour]++;
  return gained;
}

/** NO-3.4, 3.5; solo: NO-11.5 first, then NO-11.6. */
export const endPlotStep: Runs<NewOrder, StepOf<NewOrder, 'endPlot'>> = {
  run(state, { gained }, table) {
    if (state.solo === null) refill(state, table);
    else if (total(gained) > 0) infiltrateWith(state, gained, table);
    else refillSolo(state, table);
  },
};

/** NO-11.5: for each colour gained all its agents on one tile, as far as the supply goes. */
function infiltrateWith(state: NewOrderState, gained: Counts, table: Table<NewOrder>): void {
  const seat = state.active;
  table.next({ kind: 'endPlot', gained: NOTHING });
  for (const colour of COLOURS.toReversed()) {
    const agents = Math.min(gained[colour], state.supply[colour]);
    if (agents > 0) table.next({ kind: 'place', seat, colour, agents });
  }
}

/** NO-3.4 to 3.6, 3.10: empty slots from left to right; the end is triggered where the deck does not suffice. */
function refill(state: NewOrderState, table: Table<NewOrder>): void {
  fillDisplay(state, table);
  if (state.display.includes(null)) triggerEnd(state, table);
}

/** NO-11.6, 12.39, 13.1: only an empty display is refilled; the game is over where the deck does not suffice. */
export function refillSolo(state: NewOrderState, table: Table<NewOrder>): void {
  if (!isDisplayEmpty(state)) return;
  if (state.deck.length < state.display.length) finish(state, 'solo', table);
  else fillDisplay(state, table);
}

export function fillDisplay(state: NewOrderState, table: Table<NewOrder>): void {
  const { display, deck } = state;
  for (let slot = 0; slot < display.length && deck.length > 0; slot++) {
    if (display[slot] !== null) continue;
    const colour = drawn(state);
    display[slot] = colour;
    table.tell({ kind: 'displayFilled', slot, colour });
  }
}
