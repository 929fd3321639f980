/** VR-1.12 to 1.17: changes of a player's quantities, which never fall below 0. */
import type { Seat } from '@cabale/engine';
import { playerOf } from './counts.ts';
import type { Cause, Context, Quantity, State } from './state.ts';

export function gain(state: State, seat: Seat, what: Quantity, by: number, cause: Cause, context: Context): void {
  if (by === 0) return;
  playerOf(state, seat)[what] += by;
  context.emit({ kind: 'changed', seat, what, by, cause });
}

/** VR-1.14, 1.15, 19.10: at most what the player has. */
export function lose(state: State, seat: Seat, what: Quantity, by: number, cause: Cause, context: Context): void {
  gain(state, seat, what, -Math.min(by, playerOf(state, seat)[what]), cause, context);
}

/** A gain, or a loss if negative. */
export function change(state: State, seat: Seat, what: Quantity, by: number, cause: Cause, context: Context): void {
  if (by < 0) lose(state, seat, what, -by, cause, context);
  else gain(state, seat, what, by, cause, context);
}
