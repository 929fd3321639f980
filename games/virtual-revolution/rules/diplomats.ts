/** VR-25.14, 25.29, 25.31, 25.32: what Clarisse, Morel, Dina and Stilson do. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Arr, Tables } from '../content/tables.ts';
import { handOver, showHandTo } from './corruption.ts';
import { directorOf, isRival, playerOf } from './counts.ts';
import { distance } from './map.ts';
import { AGENT, CARD, FROM, NONE, optionAt, orNone, TO } from './offers.ts';
import { gain, lose } from './quantities.ts';
import type { Player, VirtualRevolution, Options, State } from './state.ts';

/** Morel, Q101: a victim needs Immunity, and a Director here or beside. */
export const stealStep: StepRules<VirtualRevolution, 'steal'> = {
  options(state, _step, seat, content) {
    const options: Options['steal'][] = [];
    for (let other = 0; other < state.seats; other++) {
      if (isRival(state, seat, other) && isNear(playerOf(state, other), directorOf(state), content)) {
        options.push(optionAt(FROM, other));
      }
    }
    return orNone(options);
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'none') return;
    lose(state, option.seat, 'immunity', 1, 'agent', context);
    gain(state, seat, 'immunity', 1, 'agent', context);
  },
};

function isNear({ immunity, directors }: Player, arr: Arr, content: Tables): boolean {
  return immunity > 0 && directors.some((director) => distance(director, arr, content) <= 1);
}

/** Dina: only giver and receiver know the card (Q76). */
export const giveStep: StepRules<VirtualRevolution, 'give'> = {
  options(state, { to }, seat) {
    const { corruption } = playerOf(state, seat);
    if (to !== null) return corruption.map((card) => optionAt(CARD, card));
    const options: Options['give'][] = [];
    if (corruption.length === 0) return options;
    for (let other = 0; other < state.seats; other++)
      if (isRival(state, seat, other)) options.push(optionAt(TO, other));
    options.push(NONE);
    return options;
  },
  take(state, { to }, seat, option, context) {
    if (option.kind === 'to') context.next({ kind: 'give', seat, to: option.seat });
    else if (option.kind === 'card' && to !== null) handOver(state, option.card, seat, to, context);
  },
};

/** Stilson, Q29: an own Agent takes the slot and the place of the one it is swapped with. */
export const swapAgentStep: StepRules<VirtualRevolution, 'swapAgent'> = {
  options(state, { own }, seat) {
    const offered: Options['swapAgent'][] = [];
    for (const agent of state.slots) if (agent !== null) offered.push(AGENT[agent]);
    if (own !== null || offered.length === 0) return offered;
    return [...playerOf(state, seat).service.map(({ agent }) => AGENT[agent]), NONE];
  },
  take(state, { own }, seat, option, context) {
    if (option.kind === 'none') return;
    if (own === null) {
      context.next({ kind: 'swapAgent', seat, own: option.agent });
      return;
    }
    const { service } = playerOf(state, seat);
    const slot = state.slots.indexOf(option.agent);
    const place = service.findIndex(({ agent }) => agent === own);
    service[place] = { agent: option.agent, ready: true };
    state.slots[slot] = own;
    context.emit({ kind: 'agentSwapped', seat, given: own, taken: option.agent, slot });
  },
};

/** Clarisse, Q75: whose hand. */
export const lookStep: StepRules<VirtualRevolution, 'look'> = {
  options(state, _step, seat) {
    const options: Options['look'][] = [];
    for (let other = 0; other < state.seats; other++) {
      if (hasCards(state, seat, other)) options.push(optionAt(FROM, other));
    }
    return options;
  },
  // It shows a hand.
  askLone: true,
  take(state, _step, seat, { seat: from }, context) {
    showHandTo(state, from, seat, context);
    context.next({ kind: 'takeCorruption', seat, from }, { kind: 'giveBack', seat, to: from });
  },
};

function hasCards(state: State, seat: Seat, other: Seat): boolean {
  return isRival(state, seat, other) && playerOf(state, other).corruption.length > 0;
}

export const takeCorruptionStep: StepRules<VirtualRevolution, 'takeCorruption'> = {
  options: (state, { from }) => playerOf(state, from).corruption.map((card) => optionAt(CARD, card)),
  askLone: true,
  take(state, { from }, seat, { card }, context) {
    handOver(state, card, from, seat, context);
  },
};

/** Any of the own cards, the one just taken included. */
export const giveBackStep: StepRules<VirtualRevolution, 'giveBack'> = {
  options: (state, _step, seat) => playerOf(state, seat).corruption.map((card) => optionAt(CARD, card)),
  take(state, { to }, seat, { card }, context) {
    handOver(state, card, seat, to, context);
  },
};
