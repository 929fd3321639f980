/** VR-1.12 to 1.17: what is counted, and how far it goes. */
import type { Seat, StepContext } from '@cabale/engine';
import { playerOf } from './counts.ts';
import type { Cause, Quantity, VirtualRevolution, VirtualRevolutionState } from './state.ts';

export function gain(
  state: VirtualRevolutionState,
  seat: Seat,
  what: Quantity,
  by: number,
  cause: Cause,
  context: StepContext<VirtualRevolution>,
): void {
  if (by === 0) return;
  playerOf(state, seat)[what] += by;
  context.emit({ kind: 'changed', seat, what, by, cause });
}

/** VR-1.14, 1.15, 19.10: as much as there is. */
export function lose(
  state: VirtualRevolutionState,
  seat: Seat,
  what: Quantity,
  by: number,
  cause: Cause,
  context: StepContext<VirtualRevolution>,
): void {
  gain(state, seat, what, -Math.min(by, playerOf(state, seat)[what]), cause, context);
}

/** Up or down, never below nothing. */
export function change(
  state: VirtualRevolutionState,
  seat: Seat,
  what: Quantity,
  by: number,
  cause: Cause,
  context: StepContext<VirtualRevolution>,
): void {
  if (by < 0) lose(state, seat, what, -by, cause, context);
  else gain(state, seat, what, by, cause, context);
}
