/** VEN-1.10 to 1.14: cubes come on board, leave, and find no room. */
import type { Blocked, Seat, StepRules } from '@cabale/engine';
import { RESOURCES, type Cubes, type Resource } from '../content/tables.ts';
import { cargoOf, cubesIn, gondolaOf, hasSupply } from './counts.ts';
import { blockedBy, CONVERT, DISCARD, GAIN, optionFor, SELL, SHIP } from './offers.ts';
import { gainCoins, gainVp } from './quantities.ts';
import type { Context, Open, Options, State, Venice } from './state.ts';

/** A seat's own gondola, as steps and uses of buildings name it. */
interface Hold {
  readonly seat: Seat;
  readonly gondola: 0 | 1;
}

/** VEN-1.12: as many as the supply has. */
export function load(
  state: State,
  { seat, gondola }: Hold,
  resource: Resource,
  wanted: number,
  context: Context,
): void {
  const count = Math.min(wanted, state.supply[resource]);
  if (count === 0) return;
  state.supply[resource] -= count;
  cargoOf(state, seat, gondola)[resource] += count;
  context.emit({ kind: 'cubes', resource, count, from: null, to: gondolaOf(seat, gondola) });
}

/** VEN-1.13. */
export function unload(
  state: State,
  { seat, gondola }: Hold,
  resource: Resource,
  count: number,
  context: Context,
): void {
  if (count === 0) return;
  cargoOf(state, seat, gondola)[resource] -= count;
  state.supply[resource] += count;
  context.emit({ kind: 'cubes', resource, count, from: gondolaOf(seat, gondola), to: null });
}

export function unloadAll(state: State, hold: Hold, cubes: Cubes, context: Context): void {
  for (const resource of RESOURCES) unload(state, hold, resource, cubes[resource], context);
}

/** VEN-1.10, 1.11, 12.1: after each effect. */
export function checkHold(state: State, { seat, gondola }: Hold, context: Context): void {
  const { hold } = context.content.numbers;
  if (cubesIn(cargoOf(state, seat, gondola)) > hold) context.next({ kind: 'overflow', seat, gondola });
}

/** The options of a table for the resources of which there is a cube. */
export function optionsIn<Option>(cubes: Cubes, table: Readonly<Record<Resource, Option>>): readonly Option[] {
  const options: Option[] = [];
  for (const resource of RESOURCES) if (cubes[resource] > 0) options.push(table[resource]);
  return options;
}

/** VEN-1.11: one cube at a time, old or new. */
export const overflowStep: StepRules<Venice, 'overflow'> = {
  askLone: true,
  options: (state, { gondola }, seat) => optionsIn(cargoOf(state, seat, gondola), DISCARD),
  take(state, step, _seat, { resource }, context) {
    unload(state, step, resource, 1, context);
    checkHold(state, step, context);
  },
};

/** VEN-11.2: cubes of any colour there is; what finds no room goes after the last of them (Q74). */
export const gainStep: StepRules<Venice, 'gain'> = {
  askLone: true,
  options: ({ supply }) => optionsIn(supply, GAIN),
  take(state, step, seat, { resource }, context) {
    const { gondola, left } = step;
    load(state, step, resource, 1, context);
    if (left > 1 && hasSupply(state)) context.next({ kind: 'gain', seat, gondola, left: left - 1 });
    else checkHold(state, step, context);
  },
  blocked: ({ supply }) => outOfSupply(supply),
};

export function outOfSupply(supply: Cubes): readonly Blocked<Options['gain']>[] {
  return blockedBy(Object.values(GAIN), ({ resource }) => (supply[resource] === 0 ? 'VEN-1.12' : undefined));
}

/** VEN-11.3. */
export const sellStep: StepRules<Venice, 'sell'> = {
  askLone: true,
  options: (state, { gondola }, seat) => optionsIn(cargoOf(state, seat, gondola), SELL),
  take(state, step, seat, { resource }, context) {
    unload(state, step, resource, 1, context);
    gainCoins(state, seat, step.coins, 'effect', context);
  },
};

/** VEN-11.14, Q73, Q98: one cube into another colour there is. */
export const convertStep: StepRules<Venice, 'convert'> = {
  askLone: true,
  options(state, { gondola }, seat) {
    const cargo = cargoOf(state, seat, gondola);
    const options: Options['convert'][] = [];
    for (const from of RESOURCES) {
      if (cargo[from] === 0) continue;
      for (const to of RESOURCES) if (to !== from && state.supply[to] > 0) options.push(CONVERT[from][to]);
    }
    return options;
  },
  take(state, step, _seat, { from, to }, context) {
    unload(state, step, from, 1, context);
    load(state, step, to, 1, context);
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
  askLone: true,
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
  take(state, step, seat, cubes, context) {
    unloadAll(state, step, cubes, context);
    gainVp(state, seat, cubesIn(cubes) * step.vpEach, 'effect', context);
  },
};
