/** Where tokens may be eliminated or added by an effect. */
import type { Seat } from '@cabale/engine';
import type { Arr } from '../content/tables.ts';
import { canAdd } from './counts.ts';
import type { State } from './state.ts';

export type Whose = 'anyone' | 'opponent';

export function isTarget({ owners }: State, seat: Seat, arr: Arr, whose: Whose): boolean {
  const owner = owners[arr] ?? null;
  return owner !== null && (whose === 'anyone' || owner !== seat);
}

export function hasTarget(state: State, seat: Seat, arrs: readonly Arr[], whose: Whose): boolean {
  for (let index = 0; index < arrs.length; index++) if (isTarget(state, seat, arrs[index] as Arr, whose)) return true;
  return false;
}

export function hasAddTarget(state: State, seat: Seat, arrs: readonly Arr[]): boolean {
  for (let index = 0; index < arrs.length; index++) if (canAdd(state, seat, arrs[index] as Arr)) return true;
  return false;
}
