/** VEN-1.10 to 1.14: cubes come on board, leave, and find no room. */
import type { Blocked, Seat, StepRules } from '@cabale/engine';
import { RESOURCES, type Cubes, type Resource } from '../content/tables.ts';
import { cargoOf, cubesIn, gondolaOf, hasSupply } from './counts.ts';
import { blockedBy, CONVERT, DISCARD, GAIN, optionFor, SELL, SHIP } from './offers.ts';
import { gainCoins, gainVp } from './quantities.ts';
import type { Context, Open, Options, State, Venice } from './state.ts';

/** VEN-1.12: as many as the supply has. */
export function load(
  state: State,
  seat: Seat,
  which: 0 | 1,
  resource: Resource,
  wanted: number,
  context: Context,
): void {
  const count = Math.min(wanted, state.supply[resource]);
  if (count === 0) return;
  state.supply[resource] -= count;
  cargoOf(state, seat, which)[resource] += count;
  context.emit({ kind: 'cubes', resource, count, from: null, to: gondolaOf(seat, which) });
}

/** VEN-1.13. */
export function unload(
  state: State,
  seat: Seat,
  which: 0 | 1,
  resource: Resource,
  count: number,
  context: Context,
): void {
  if (count === 0) return;
  cargoOf(state, seat, which)[resource] -= count;
  state.supply[resource] += count;
  context.emit({ kind: 'cubes', resource, count, from: gondolaOf(seat, which), to: null });
}

export function unloadAll(state: State, seat: Seat, which: 0 | 1, cubes: Cubes, context: Context): void {
  for (const resource of RESOURCES) unload(state, seat, which, resource, cubes[resource], context);
}

/** VEN-1.10, 1.11, 12.1: after each effect. */
export function checkHold(state: State, seat: Seat, which: 0 | 1, context: Context): void {
  const { hold } = context.content.numbers;
  if (cubesIn(cargoOf(state, seat, which)) > hold) context.next({ kind: 'overflow', seat, gondola: which });
}

/** VEN-1.11: one cube at a time, old or new. */
export const overflowStep: StepRules<Venice, 'overflow'> = {
  options(state, { gondola }, seat) {
    const cargo = cargoOf(state, seat, gondola);
    const options: Options['overflow'][] = [];
    for (const resource of RESOURCES) if (cargo[resource] > 0) options.push(DISCARD[resource]);
    return options;
  },
  take(state, { gondola }, seat, { resource }, context) {
    unload(state, seat, gondola, resource, 1, context);
    checkHold(state, seat, gondola, context);
  },
};

/** VEN-11.2: cubes of any colour there is; what finds no room goes after the last of them (Q74). */
export const gainStep: StepRules<Venice, 'gain'> = {
  options: ({ supply }) => supplied(supply),
  take(state, { gondola, left }, seat, { resource }, context) {
    load(state, seat, gondola, resource, 1, context);
    if (left > 1 && hasSupply(state)) context.next({ kind: 'gain', seat, gondola, left: left - 1 });
    else checkHold(state, seat, gondola, context);
  },
  blocked: ({ supply }) => outOfSupply(supply),
};

/** Colours the supply has (VEN-1.12). */
export function supplied(supply: Cubes): readonly Options['gain'][] {
  const options: Options['gain'][] = [];
  for (const resource of RESOURCES) if (supply[resource] > 0) options.push(GAIN[resource]);
  return options;
}

export function outOfSupply(supply: Cubes): readonly Blocked<Options['gain']>[] {
  return blockedBy(Object.values(GAIN), ({ resource }) => (supply[resource] === 0 ? 'VEN-1.12' : undefined));
}

/** VEN-11.3. */
export const sellStep: StepRules<Venice, 'sell'> = {
  options(state, { gondola }, seat) {
    const cargo = cargoOf(state, seat, gondola);
    const options: Options['sell'][] = [];
    for (const resource of RESOURCES) if (cargo[resource] > 0) options.push(SELL[resource]);
    return options;
  },
  take(state, { gondola, coins }, seat, { resource }, context) {
    unload(state, seat, gondola, resource, 1, context);
    gainCoins(state, seat, coins, 'effect', context);
  },
};

/** VEN-11.14, Q73, Q98: one cube into another colour there is. */
export const convertStep: StepRules<Venice, 'convert'> = {
  options(state, { gondola }, seat) {
    const cargo = cargoOf(state, seat, gondola);
    const options: Options['convert'][] = [];
    for (const from of RESOURCES) {
      if (cargo[from] === 0) continue;
      for (const to of RESOURCES) if (to !== from && state.supply[to] > 0) options.push(CONVERT[from][to]);
    }
    return options;
  },
  take(state, { gondola }, seat, { from, to }, context) {
    unload(state, seat, gondola, from, 1, context);
    load(state, seat, gondola, to, 1, context);
  },
};

/** Whether a cargo has a cube that can become another colour. */
export function canConvert({ supply }: Open, cargo: Cubes): boolean {
  for (const from of RESOURCES) {
    if (cargo[from] === 0) continue;
    for (const to of RESOURCES) if (to !== from && supply[to] > 0) return true;
  }
  return false;
}

/** VEN-11.20, Q75: one cube or more. */
export const shipStep: StepRules<Venice, 'ship'> = {
  options(state, { gondola }, seat) {
    const cargo = cargoOf(state, seat, gondola);
    const options: Options['ship'][] = [];
    for (let O = 0; O <= cargo.O; O++) {
      for (let V = 0; V <= cargo.V; V++) {
        for (let S = 0; S <= cargo.S; S++) if (O + V + S > 0) options.push(optionFor(SHIP, O, V, S));
      }
    }
    return options;
  },
  take(state, { gondola, vpEach }, seat, cubes, context) {
    unloadAll(state, seat, gondola, cubes, context);
    gainVp(state, seat, cubesIn(cubes) * vpEach, 'effect', context);
  },
};
