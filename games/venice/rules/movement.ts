/** VEN-5: the movement of the active gondola, canal by canal. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Canal, Tables } from '../content/tables.ts';
import { goUnder } from './bridges.ts';
import { bridgeOn, gondolaOf, otherQuay, playerOf, tripOf, tripQuay } from './counts.ts';
import { crossAll } from './crossing.ts';
import { exitsOf, otherEnd, type Exit } from './map.ts';
import { castOff } from './mooring.ts';
import { blockedBy, DOCK, optionAt, PASS, ROW } from './offers.ts';
import { canLeaveAfter, effectsInPassing, isOpen, isPaid, canRow, lookAhead, meansOf, priceOf } from './onward.ts';
import { works } from './permanent.ts';
import { payCoins } from './quantities.ts';
import type { Context, Options, State, Venice } from './state.ts';

/** VEN-4.8, 5.1: the next canal. */
export const rowStep: StepRules<Venice, 'row'> = {
  // A canal costs coins, a bridge intrigue, and the free move is used up.
  askLone: true,
  options(state, _step, seat, content) {
    const options: Options['row'][] = [];
    const look = lookAhead(state, seat, content);
    const exits = exitsOf(tripQuay(state));
    for (let index = 0; index < exits.length; index++) {
      const exit = exits[index] as Exit;
      if (isOpen(look.trip, exit) && canRow(look, exit)) options.push(optionAt(ROW, exit.canal));
    }
    return options;
  },
  take(state, _step, seat, { canal }, context) {
    row(state, seat, canal, context);
    context.next({ kind: 'arrive', seat });
  },
  blocked(state, _step, seat, content) {
    const quay = tripQuay(state);
    return blockedBy(
      exitsOf(quay).map(({ canal }) => optionAt(ROW, canal)),
      ({ canal }) => refusal(state, seat, { canal, to: otherEnd(canal, quay) }, content),
    );
  },
};

function refusal(state: State, seat: Seat, exit: Exit, content: Tables): string | undefined {
  const { canals, quays } = tripOf(state);
  if (canals.includes(exit.canal)) return 'VEN-5.6';
  if (quays.includes(exit.to)) return quays[0] === exit.to ? 'VEN-5.8' : 'VEN-5.7';
  if (priceOf(state, seat, exit.canal, content) > playerOf(state, seat).coins) return 'VEN-5.3';
  return canRow(lookAhead(state, seat, content), exit) ? undefined : 'VEN-5.13';
}

/** VEN-5.2 to 5.4, 13.6: pays, goes along the canal and under its bridge. */
function row(state: State, seat: Seat, canal: Canal, context: Context): void {
  const trip = tripOf(state);
  const gondola = gondolaOf(seat, trip.gondola);
  const from = tripQuay(state);
  const to = otherEnd(canal, from);
  const bridge = bridgeOn(state, canal);
  const paid = priceOf(state, seat, canal, context.content);
  // VEN-M2: the first canal to be paid uses the discount up, even where it was worth nothing.
  const usesDiscount =
    isPaid(state, canal, trip.canals.length) && works(playerOf(state, seat), 'harbourPass', context.content);
  if (usesDiscount) trip.discounted = true;
  if (trip.canals.length === 0) castOff(state, gondola);
  trip.canals.push(canal);
  trip.quays.push(to);
  state.quays[gondola] = to;
  context.emit({ kind: 'rowed', gondola, canal, from, to, paid, bridge });
  payCoins(state, seat, paid, 'canal', context);
  if (bridge !== null) goUnder(state, seat, bridge, context);
}

/** VEN-5.9 to 5.11, Q21. */
export const arriveStep: StepRules<Venice, 'arrive'> = {
  askLone: true,
  options(state, _step, seat, content) {
    const options: Options['arrive'][] = [];
    if (mayDock(state, seat)) options.push(DOCK);
    if (mayPass(state, seat, content)) options.push(PASS);
    return options;
  },
  take(state, _step, seat, option, context) {
    const gondola = gondolaOf(seat, tripOf(state).gondola);
    const quay = tripQuay(state);
    if (option.kind === 'dock') {
      context.next({ kind: 'docked' });
      return;
    }
    context.emit({ kind: 'passed', gondola, quay });
    context.next({ kind: 'passed' });
    crossAll(state, gondola, quay, context);
  },
  blocked(state, _step, seat, content) {
    return blockedBy<Options['arrive']>([DOCK, PASS], ({ kind }) => {
      if (kind === 'dock') return mayDock(state, seat) ? undefined : 'VEN-5.10';
      return mayPass(state, seat, content) ? undefined : 'VEN-5.11';
    });
  },
};

/** VEN-5.10. */
function mayDock(state: State, seat: Seat): boolean {
  return otherQuay(state, seat, tripOf(state).gondola) !== tripQuay(state);
}

/** VEN-5.11: with coins in hand and what the building here can bring. */
function mayPass(state: State, seat: Seat, content: Tables): boolean {
  const left = effectsInPassing(state, seat, tripQuay(state));
  return canLeaveAfter(state, seat, meansOf(state, seat, left), content);
}

/** VEN-5.14, 5.15: crossings are done; the building, then the next canal. */
export const passedStep: StepRules<Venice, 'passed'> = {
  run(state, _step, context) {
    const seat = state.active;
    const { gondola } = tripOf(state);
    const quay = tripQuay(state);
    const left = effectsInPassing(state, seat, quay);
    context.next({ kind: 'row', seat });
    if (left.length === 0) return;
    const why = state.spy === quay ? 'spy' : 'pass';
    context.next({ kind: 'activate', seat, gondola, quay, why, left });
  },
};
