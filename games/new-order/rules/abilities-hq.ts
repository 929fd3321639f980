/** NO-6: the abilities that change cards in HQs: Guerrilla Marketing, The Press, Ambient Advertising, Social Media. */
import type { Seat, StepRules } from '@cabale/engine';
import { COLOURS, type Colour } from '../content/tables.ts';
import { hasCards, hqOf } from './counts.ts';
import {
  DECLINE,
  GIVE_TILTED,
  GIVE_UP,
  REMOVE_TILTED,
  REMOVE_UP,
  STRAIGHTEN,
  TAKE_TILTED,
  TAKE_UP,
  TILT,
  type ByHq,
} from './offers.ts';
import type { Context, Hq, HqCard, HqId, MutableCounts, NewOrder, Options, State } from './state.ts';

/** Adds an option for every colour of which an HQ has cards of one orientation. */
function listCards<Option>(
  state: State,
  hq: HqId,
  orientation: 'up' | 'tilted',
  table: ByHq<Option>,
  options: Option[],
): void {
  const cards = hqOf(state, hq)[orientation];
  const byColour = table[hq] as Readonly<Record<Colour, Option>>;
  for (const colour of COLOURS) if (cards[colour] > 0) options.push(byColour[colour]);
}

/** The options of a table for the cards of all HQs. */
function listAllCards<Option>(state: State, orientation: 'up' | 'tilted', table: ByHq<Option>): Option[] {
  const options: Option[] = [];
  for (let hq = 0; hq < state.hqs.length; hq++) listCards(state, hq, orientation, table, options);
  return options;
}

function cardsOf(hq: Hq, tilted: boolean): MutableCounts {
  return tilted ? hq.tilted : hq.up;
}

/** NO-6.5, 6.6: up to `left` cards of one colour in one HQ. */
export const guerrillaStep: StepRules<NewOrder, 'guerrilla'> = {
  options(state, { hq, colour }) {
    const options: Options['guerrilla'][] = hq === null ? listAllCards(state, 'up', TILT) : [];
    if (hq !== null && colour !== null && hqOf(state, hq).up[colour] > 0) {
      options.push((TILT[hq] as (typeof TILT)[number])[colour]);
    }
    if (options.length > 0) options.push(DECLINE);
    return options;
  },
  take(state, { left }, seat, option, context) {
    if (option.kind === 'decline') {
      context.emit({ kind: 'declined', seat, what: 'guerrilla' });
      return;
    }
    const { hq, colour } = option;
    turn(state, hq, colour, 'tilted', 1, context);
    if (left > 1) context.next({ kind: 'guerrilla', seat, left: left - 1, hq, colour });
  },
  blocked(state, { hq, colour }) {
    if (hq === null || colour === null) return [];
    return listAllCards(state, 'up', TILT)
      .filter((option) => option.hq !== hq || option.colour !== colour)
      .map((option) => ({ option, rule: 'NO-6.6' }));
  },
};

/** Tilts cards of an HQ or sets them upright. */
export function turn(
  state: State,
  hq: HqId,
  colour: Colour,
  to: 'tilted' | 'straightened',
  count: number,
  context: Context,
): void {
  const { up, tilted } = hqOf(state, hq);
  const change = to === 'tilted' ? count : -count;
  up[colour] -= change;
  tilted[colour] += change;
  context.emit({ kind: to, hq, colour, count });
}

/** NO-6.9: another HQ than this one holds a card. */
function hasPartner(state: State, seat: Seat): boolean {
  for (let hq = 0; hq < state.hqs.length; hq++) if (hq !== seat && hasCards(hqOf(state, hq))) return true;
  return false;
}

/** NO-6.7: first the card to give. */
export const pressGiveStep: StepRules<NewOrder, 'pressGive'> = {
  options(state, _step, seat) {
    const options: Options['pressGive'][] = [];
    if (!hasPartner(state, seat)) return options;
    const { up, tilted } = hqOf(state, seat);
    for (const colour of COLOURS) {
      if (up[colour] > 0) options.push(GIVE_UP[colour]);
      if (tilted[colour] > 0) options.push(GIVE_TILTED[colour]);
    }
    if (options.length > 0) options.push(DECLINE);
    return options;
  },
  take(_state, _step, seat, option, context) {
    if (option.kind === 'decline') context.emit({ kind: 'declined', seat, what: 'pressGive' });
    else context.next({ kind: 'pressTake', seat, colour: option.colour, tilted: option.tilted });
  },
};

export const pressTakeStep: StepRules<NewOrder, 'pressTake'> = {
  // An upright card may be given for a tilted one.
  askLone: true,
  options(state, _step, seat) {
    const options: Options['pressTake'][] = [];
    for (let hq = 0; hq < state.hqs.length; hq++) {
      if (hq === seat) continue;
      listCards(state, hq, 'up', TAKE_UP, options);
      listCards(state, hq, 'tilted', TAKE_TILTED, options);
    }
    return options;
  },
  take(state, given, seat, taken, context) {
    exchange(state, { ...given, hq: seat }, taken, context);
  },
};

/** NO-6.8: each card keeps its orientation. */
export function exchange(state: State, given: HqCard, taken: HqCard, context: Context): void {
  const own = hqOf(state, given.hq);
  const other = hqOf(state, taken.hq);
  cardsOf(own, given.tilted)[given.colour]--;
  cardsOf(other, given.tilted)[given.colour]++;
  cardsOf(other, taken.tilted)[taken.colour]--;
  cardsOf(own, taken.tilted)[taken.colour]++;
  context.emit({
    kind: 'exchanged',
    hq: given.hq,
    gave: given.colour,
    gaveTilted: given.tilted,
    other: taken.hq,
    took: taken.colour,
    tookTilted: taken.tilted,
  });
}

/** NO-6.10, 6.11: up to `left` tilted cards of one HQ; only the first may be declined. */
export const ambientStep: StepRules<NewOrder, 'ambient'> = {
  options(state, { hq }) {
    const options: Options['ambient'][] = hq === null ? listAllCards(state, 'tilted', STRAIGHTEN) : [];
    if (hq !== null) listCards(state, hq, 'tilted', STRAIGHTEN, options);
    if (hq === null && options.length > 0) options.push(DECLINE);
    return options;
  },
  take(state, { left }, seat, option, context) {
    if (option.kind === 'decline') {
      context.emit({ kind: 'declined', seat, what: 'ambient' });
      return;
    }
    turn(state, option.hq, option.colour, 'straightened', 1, context);
    if (left > 1) context.next({ kind: 'ambient', seat, left: left - 1, hq: option.hq });
  },
  blocked(state, { hq }) {
    if (hq === null) return [];
    return listAllCards(state, 'tilted', STRAIGHTEN)
      .filter((option) => option.hq !== hq)
      .map((option) => ({ option, rule: 'NO-6.10' }));
  },
};

/** NO-6.12. */
export const socialStep: StepRules<NewOrder, 'social'> = {
  options(state) {
    const options: Options['social'][] = [];
    for (let hq = 0; hq < state.hqs.length; hq++) {
      listCards(state, hq, 'up', REMOVE_UP, options);
      listCards(state, hq, 'tilted', REMOVE_TILTED, options);
    }
    if (options.length > 0) options.push(DECLINE);
    return options;
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'decline') context.emit({ kind: 'declined', seat, what: 'social' });
    else removeCard(state, option, context);
  },
};

export function removeCard(state: State, { hq, colour, tilted }: HqCard, context: Context): void {
  cardsOf(hqOf(state, hq), tilted)[colour]--;
  state.box[colour]++;
  context.emit({ kind: 'removed', hq, colour, tilted });
}
