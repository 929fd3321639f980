/** NO-3: Plot; NO-11.2 to 11.6: the same in solo, where gained cards infiltrate immediately. */
import type { Blocked, Seat, StepRules } from '@cabale/engine';
import { COLOURS, type Colour, type Counts } from '../content/tables.ts';
import { copyCounts, hqOf, isDisplayEmpty, mayTilt, none, playerOf, total } from './counts.ts';
import { finish, triggerEnd } from './end.ts';
import { optionAt, PLOT, PLOT_DECK } from './offers.ts';
import type { Context, NewOrder, Options, State } from './state.ts';

const NOTHING: Counts = none();

/** NO-3.7, 11.2. */
function isDeckOpen({ deck, solo, readings }: State): boolean {
  return deck.length > 0 && (solo === null || readings.soloDeck);
}

/** NO-3.9. */
export function canPlot(state: State): boolean {
  return isDeckOpen(state) || !isDisplayEmpty(state);
}

/** NO-3.1, 3.7: of equal cards the leftmost, except in solo, where SOD looks at places; then the deck. */
export function listPlots(state: State, options: { push(option: Options['plot']): void }): void {
  const { display } = state;
  for (let slot = 0; slot < display.length; slot++) {
    const colour = display[slot];
    if (colour === null) continue;
    if (state.solo !== null || display.indexOf(colour as Colour) === slot) options.push(optionAt(PLOT, slot));
  }
  if (isDeckOpen(state)) options.push(PLOT_DECK);
}

export function blockedPlots(state: State): readonly Blocked<Options['plot']>[] {
  if (isDeckOpen(state)) return [];
  return [{ option: PLOT_DECK, rule: state.deck.length > 0 ? 'NO-11.2' : 'NO-3.7' }];
}

/** Takes the first card of a Plot; a step asks for each of the others (NO-3.2). */
export function beginPlot(state: State, seat: Seat, option: Options['plot'], context: Context): void {
  const { plot, scout } = context.content;
  // Section 6.4: the Talent Scout takes more.
  const cards = plot + (state.used === 'TS' ? scout : 0);
  takeCard(state, seat, option, cards, NOTHING, context);
}

export const plotStep: StepRules<NewOrder, 'plot'> = {
  // A card drawn from the deck has been seen.
  askLone: ({ kind }) => kind === 'plotDeck',
  options(state) {
    const options: Options['plot'][] = [];
    listPlots(state, options);
    return options;
  },
  take(state, { left, gained }, seat, option, context) {
    takeCard(state, seat, option, left, gained, context);
  },
  blocked: blockedPlots,
};

function takeCard(
  state: State,
  seat: Seat,
  option: Options['plot'],
  left: number,
  before: Counts,
  context: Context,
): void {
  const slot = option.kind === 'plot' ? option.slot : null;
  const colour = slot === null ? drawn(state) : pickedUp(state, slot);
  const gained = state.solo === null ? before : gainInSolo(state, seat, colour, slot, before, context);
  if (state.solo === null) gain(state, seat, colour, slot, context);
  // NO-3.8: a Plot ends early if no card is left.
  if (left > 1 && canPlot(state)) context.next({ kind: 'plot', seat, left: left - 1, gained });
  else context.next({ kind: 'endPlot', gained });
}

/** Removes the top card of the deck. */
export function drawn(state: State): Colour {
  const colour = state.deck.pop();
  if (colour === undefined) throw new Error('the deck is empty');
  return colour;
}

/** Removes a card of the display. */
export function pickedUp(state: State, slot: number): Colour {
  const colour = state.display[slot] ?? null;
  if (colour === null) throw new Error(`the display has no card in slot ${slot}`);
  state.display[slot] = null;
  return colour;
}

/** NO-3.1: into the hand; everybody knows a card that lay open. */
function gain(state: State, seat: Seat, colour: Colour, slot: number | null, context: Context): void {
  const player = playerOf(state, seat);
  player.hand[colour]++;
  if (slot === null) {
    context.emitTo(seat, { kind: 'drew', seat, colour }, { kind: 'drew', seat, colour: null });
    return;
  }
  player.known[colour]++;
  context.emit({ kind: 'tookOpen', seat, slot, colour });
}

/** NO-11.3, 11.4: an own colour goes into the HQ, one of SOD's to the box. Returns all cards gained by this Plot. */
function gainInSolo(
  state: State,
  seat: Seat,
  colour: Colour,
  slot: number | null,
  before: Counts,
  context: Context,
): Counts {
  if (!mayTilt(state, seat, colour)) {
    state.box[colour]++;
    context.emit({ kind: 'boxed', by: seat, colour, slot });
    return before;
  }
  if (slot === null) context.emit({ kind: 'drew', seat, colour });
  else context.emit({ kind: 'tookOpen', seat, slot, colour });
  hqOf(state, seat).up[colour]++;
  context.emit({ kind: 'laid', hq: seat, colour, count: 1, odd: null });
  const gained = copyCounts(before);
  gained[colour]++;
  return gained;
}

/** NO-3.4, 3.5; solo: NO-11.5 first, then NO-11.6. */
export const endPlotStep: StepRules<NewOrder, 'endPlot'> = {
  run(state, { gained }, context) {
    if (state.solo === null) {
      // NO-3.6, 3.10: the end is triggered if the deck cannot fill the display.
      fillDisplay(state, context);
      if (state.display.includes(null)) triggerEnd(state, context);
    } else if (total(gained) > 0) infiltrateWith(state, gained, context);
    else refillSolo(state, context);
  },
};

/** NO-11.5: for each colour gained all its agents on one tile, as far as the supply goes. */
function infiltrateWith(state: State, gained: Counts, context: Context): void {
  const seat = state.active;
  context.next({ kind: 'endPlot', gained: NOTHING });
  for (const colour of COLOURS.toReversed()) {
    const agents = Math.min(gained[colour], state.supply[colour]);
    if (agents > 0) context.next({ kind: 'place', seat, colour, agents });
  }
}

/** NO-11.6, 12.39, 13.1: only an empty display is refilled; the game is over where the deck does not suffice. */
export function refillSolo(state: State, context: Context): void {
  if (!isDisplayEmpty(state)) return;
  if (state.deck.length < state.display.length) finish(state, 'solo', context);
  else fillDisplay(state, context);
}

/** Fills empty slots from left to right. */
export function fillDisplay(state: State, context: Context): void {
  const { display, deck } = state;
  for (let slot = 0; slot < display.length && deck.length > 0; slot++) {
    if (display[slot] !== null) continue;
    const colour = drawn(state);
    display[slot] = colour;
    context.emit({ kind: 'displayFilled', slot, colour });
  }
}
