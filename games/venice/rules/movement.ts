/** VEN-5: the movement of the active gondola, canal by canal. */
import type { Blocked, Seat, StepRules } from '@cabale/engine';
import type { Canal, Tables } from '../content/tables.ts';
import { goUnder } from './bridges.ts';
import { bridgeOn, cargoOf, cubesIn, gondolaOf, otherQuay, playerOf, tripOf, tripQuay } from './counts.ts';
import { crossAll } from './crossing.ts';
import { exitsOf, otherEnd, type Exit } from './map.ts';
import { castOff } from './mooring.ts';
import { DOCK, optionAt, PASS, ROW } from './offers.ts';
import { canLeaveAfter, effectsInPassing, isOpen, isPaid, leadsOn, lookOf, priceOf } from './onward.ts';
import { PERMANENT, works } from './permanent.ts';
import { payCoins } from './quantities.ts';
import type { Context, Options, State, Venice } from './state.ts';

/** VEN-4.8, 5.1: the next canal. */
export const rowStep: StepRules<Venice, 'row'> = {
  options(state, _step, seat, content) {
    const options: Options['row'][] = [];
    const look = lookOf(state, seat, content);
    const exits = exitsOf(tripQuay(look.trip));
    for (let index = 0; index < exits.length; index++) {
      const exit = exits[index] as Exit;
      if (isOpen(look.trip, exit) && leadsOn(look, exit)) options.push(optionAt(ROW, exit.canal));
    }
    return options;
  },
  take(state, _step, seat, { canal }, context) {
    row(state, seat, canal, context);
    context.next({ kind: 'arrive', seat });
  },
  blocked(state, _step, seat, content) {
    const exits = exitsOf(tripQuay(tripOf(state)));
    return exits.flatMap((exit): readonly Blocked<Options['row']>[] => {
      const rule = refusedExit(state, seat, exit, content);
      return rule === undefined ? [] : [{ option: optionAt(ROW, exit.canal), rule }];
    });
  },
};

function refusedExit(state: State, seat: Seat, exit: Exit, content: Tables): string | undefined {
  const { canals, quays } = tripOf(state);
  if (canals.includes(exit.canal)) return 'VEN-5.6';
  if (quays.includes(exit.to)) return quays[0] === exit.to ? 'VEN-5.8' : 'VEN-5.7';
  if (priceOf(state, seat, exit.canal, content) > playerOf(state, seat).coins) return 'VEN-5.3';
  return leadsOn(lookOf(state, seat, content), exit) ? undefined : 'VEN-5.13';
}

/** VEN-5.2 to 5.4, 13.6: pays, goes along the canal and under its bridge. */
function row(state: State, seat: Seat, canal: Canal, context: Context): void {
  const trip = tripOf(state);
  const gondola = gondolaOf(seat, trip.gondola);
  const from = tripQuay(trip);
  const to = otherEnd(canal, from);
  const bridge = bridgeOn(state, canal);
  const paid = priceOf(state, seat, canal, context.content);
  // VEN-M2: the first canal to be paid uses the discount up, even where it was worth nothing.
  const usesDiscount = isPaid(state, canal, trip.canals.length) && works(playerOf(state, seat), PERMANENT.harbourPass);
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
  options(state, _step, seat, content) {
    const options: Options['arrive'][] = [];
    const trip = tripOf(state);
    if (otherQuay(state, seat, trip.gondola) !== tripQuay(trip)) options.push(DOCK);
    if (mayPass(state, seat, content)) options.push(PASS);
    return options;
  },
  take(state, _step, seat, option, context) {
    const trip = tripOf(state);
    const gondola = gondolaOf(seat, trip.gondola);
    const quay = tripQuay(trip);
    if (option.kind === 'dock') {
      context.next({ kind: 'docked' });
      return;
    }
    context.emit({ kind: 'passed', gondola, quay });
    context.next({ kind: 'passed' });
    crossAll(state, gondola, quay, context);
  },
  blocked(state, _step, seat, content) {
    const blocked: Blocked<Options['arrive']>[] = [];
    const trip = tripOf(state);
    if (otherQuay(state, seat, trip.gondola) === tripQuay(trip)) blocked.push({ option: DOCK, rule: 'VEN-5.10' });
    if (!mayPass(state, seat, content)) blocked.push({ option: PASS, rule: 'VEN-5.11' });
    return blocked;
  },
};

/** VEN-5.11: with coins in hand and what the building here can bring. */
function mayPass(state: State, seat: Seat, content: Tables): boolean {
  const trip = tripOf(state);
  const { gondola } = trip;
  const quay = tripQuay(trip);
  const left = effectsInPassing(state, seat, gondola, quay);
  const cubes = cubesIn(cargoOf(state, seat, gondola));
  return canLeaveAfter(state, seat, { quay, left, coins: playerOf(state, seat).coins, cubes }, content);
}

/** VEN-5.14, 5.15: crossings are done; the building, then the next canal. */
export const passedStep: StepRules<Venice, 'passed'> = {
  run(state, _step, context) {
    const seat = state.active;
    const trip = tripOf(state);
    const { gondola } = trip;
    const quay = tripQuay(trip);
    const left = effectsInPassing(state, seat, gondola, quay);
    context.next({ kind: 'row', seat });
    if (left.length === 0) return;
    const why = state.spy === quay ? 'spy' : 'pass';
    context.next({ kind: 'activate', seat, gondola, quay, why, left });
  },
};
