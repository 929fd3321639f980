/** VR-18.5, 28.1, Q94: looking at the card that will be revealed at the end of the round. */
import type { Seat, StepContext } from '@cabale/engine';
import { playerOf } from './counts.ts';
import type { VirtualRevolution, VirtualRevolutionState } from './state.ts';

export function lookAtNecro(state: VirtualRevolutionState, seat: Seat, context: StepContext<VirtualRevolution>): void {
  const card = state.necroPile[state.necroPile.length - 1] ?? null;
  playerOf(state, seat).necroSeen = true;
  context.emitTo(seat, { kind: 'necroSeen', seat, card }, { kind: 'necroSeen', seat, card: null });
}
