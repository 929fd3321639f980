/** VEN-6.3, 15.13: cubes go between the own gondolas. */
import type { Seat, StepRules } from '@cabale/engine';
import { RESOURCES, type Cubes, type Resource } from '../content/tables.ts';
import { load, unload } from './cargo.ts';
import { cubesIn, gondolaOf, playerOf } from './counts.ts';
import { optionFor, SPLIT } from './offers.ts';
import type { Context, Open, Options, State, Venice } from './state.ts';

type SplitOption = Options['split'];

/** Q113: any distribution with at most a full hold on each; keeping things as they are is one of them. */
export const splitStep: StepRules<Venice, 'split'> = {
  options(state, { extra }, seat, { numbers }) {
    const all = allCubes(state, seat, extra);
    const options: SplitOption[] = [];
    // Q85: only where both gondolas are full is a cube let go.
    if (cubesIn(all) <= 2 * numbers.hold) listSplits(all, '-', numbers.hold, options);
    else {
      for (const drop of RESOURCES) {
        if (all[drop] > 0) listSplits({ ...all, [drop]: all[drop] - 1 }, drop, numbers.hold, options);
      }
    }
    return options;
  },
  take(state, { extra }, seat, option, context) {
    const [first] = playerOf(state, seat).cargo;
    const { drop } = option;
    // The cube gained goes where the distribution has room for it; the one let go leaves the gondola with too many.
    if (extra !== null && extra !== drop) {
      load(state, { seat, gondola: first[extra] < option[extra] ? 0 : 1 }, extra, 1, context);
    }
    if (drop !== '-' && drop !== extra) {
      unload(state, { seat, gondola: first[drop] > option[drop] ? 0 : 1 }, drop, 1, context);
    }
    for (const resource of RESOURCES) shift(state, seat, resource, option[resource], context);
  },
};

/** What a distribution leaves on the second gondola. */
export function secondHold(open: Open, seat: Seat, option: SplitOption, extra: Resource | null): Cubes {
  const { O, V, S } = allCubes(open, seat, extra);
  const rest = { O: O - option.O, V: V - option.V, S: S - option.S };
  if (option.drop !== '-') rest[option.drop]--;
  return rest;
}

function allCubes(open: Open, seat: Seat, extra: Resource | null): Cubes {
  const [first, second] = playerOf(open, seat).cargo;
  const all = { O: first.O + second.O, V: first.V + second.V, S: first.S + second.S };
  if (extra !== null) all[extra]++;
  return all;
}

function listSplits(all: Cubes, drop: Resource | '-', hold: number, options: SplitOption[]): void {
  const least = cubesIn(all) - hold;
  for (let O = 0; O <= all.O && O <= hold; O++) {
    for (let V = 0; V <= all.V && O + V <= hold; V++) {
      for (let S = 0; S <= all.S && O + V + S <= hold; S++) {
        if (O + V + S >= least) options.push(optionFor(SPLIT[drop], O, V, S));
      }
    }
  }
}

/** Moves cubes until `wanted` of a resource are on the first own gondola. */
function shift(state: State, seat: Seat, resource: Resource, wanted: number, context: Context): void {
  const [first, second] = playerOf(state, seat).cargo;
  const count = wanted - first[resource];
  if (count === 0) return;
  first[resource] += count;
  second[resource] -= count;
  const from = gondolaOf(seat, count > 0 ? 1 : 0);
  const to = gondolaOf(seat, count > 0 ? 0 : 1);
  context.emit({ kind: 'cubes', resource, count: Math.abs(count), from, to });
}
