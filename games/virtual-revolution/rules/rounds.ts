/** VR-3.4 and VR-21 to VR-24.1: what follows the third lap. */
import type { Seat, StepRules } from '@cabale/engine';
import { inOrder, playerOf, playing, searchAt } from './counts.ts';
import { clearAgents, layOutAgents } from './market.ts';
import { optionAt, POSITION } from './offers.ts';
import { gain } from './quantities.ts';
import { returnFromRow } from './row.ts';
import { searchesOf } from './search.ts';
import type { Context, Options, State, Step, VirtualRevolution } from './state.ts';

export const endRoundStep: StepRules<VirtualRevolution, 'endRound'> = {
  run(state, _step, context) {
    const isFinal = state.round >= context.content.numbers.rounds;
    const seats = inOrder(state);
    if (isFinal) {
      // VR-24.3.
      for (const player of state.players) player.finalCorruption = player.corruption.length;
    }
    context.next(
      ...searchesOf(state, seats, searchAt(state, context.content), isFinal),
      { kind: 'necro' },
      { kind: isFinal ? 'score' : 'turnOrder' },
    );
  },
};

/** VR-21.1. */
export const turnOrderStep: StepRules<VirtualRevolution, 'turnOrder'> = {
  run(state, _step, context) {
    state.nextOrder.length = 0;
    for (let place = 0; place < playing(state); place++) state.nextOrder.push(null);
    const choosers = inOrder(state).sort((left, right) => chooseBefore(state, left, right));
    context.next(...choosers.map((seat): Step => ({ kind: 'chooseOrder', seat })), { kind: 'upkeep' });
  },
};

/** Most tokens in Reserve, lowest Revenue, fewest €; the sort is stable, so ties keep the order of this round. */
function chooseBefore(state: State, left: Seat, right: Seat): number {
  const a = playerOf(state, left);
  const b = playerOf(state, right);
  return b.reserve - a.reserve || a.revenue - b.revenue || a.euros - b.euros;
}

/** VR-21.2. */
export const chooseOrderStep: StepRules<VirtualRevolution, 'chooseOrder'> = {
  options({ nextOrder }) {
    const options: Options['chooseOrder'][] = [];
    for (let place = 0; place < nextOrder.length; place++) {
      if (nextOrder[place] === null) options.push(optionAt(POSITION, place));
    }
    return options;
  },
  take(state, _step, seat, { position }, context) {
    state.nextOrder[position] = seat;
    context.emit({ kind: 'positionChosen', seat, position });
  },
  blocked({ nextOrder }) {
    return nextOrder.flatMap((seat, place) =>
      seat === null ? [] : [{ option: optionAt(POSITION, place), rule: 'VR-21.2' }],
    );
  },
};

/** VR-22 and VR-23: income, Verses, Agents, the players' pieces; then the next round. */
export const upkeepStep: StepRules<VirtualRevolution, 'upkeep'> = {
  run(state, _step, context) {
    for (const seat of inOrder(state)) gain(state, seat, 'euros', playerOf(state, seat).revenue, 'income', context);
    discardRightmost(state, context);
    clearAgents(state, context);
    layOutAgents(state, context);
    readyPlayers(state);
    takeNextOrder(state);
    state.round++;
    context.next({ kind: 'beginRound' });
  },
};

/** VR-23.1. */
function discardRightmost(state: State, context: Context): void {
  const verse = state.row[state.row.length - 1] ?? null;
  returnFromRow(state, verse === null ? [] : [verse], context);
}

/** VR-23.6, 23.7. */
function readyPlayers({ players }: State): void {
  for (const { directors, service, titlesUsed, modifiers, nextModifiers } of players) {
    directors.length = 0;
    titlesUsed.length = 0;
    for (const each of service) each.ready = true;
    modifiers.length = 0;
    modifiers.push(...nextModifiers);
    nextModifiers.length = 0;
  }
}

/** Skips positions left free by players who resigned. */
function takeNextOrder({ order, nextOrder }: State): void {
  order.length = 0;
  for (const seat of nextOrder) if (seat !== null) order.push(seat);
  nextOrder.length = 0;
}
