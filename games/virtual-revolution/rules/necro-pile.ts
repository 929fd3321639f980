/** VR-18.5, 28.1, Q94: looking at the card that will be revealed at the end of the round. */
import type { Seat } from '@cabale/engine';
import { playerOf } from './counts.ts';
import type { Context, State } from './state.ts';

export function lookAtNecro(state: State, seat: Seat, context: Context): void {
  const card = state.necroPile[state.necroPile.length - 1] ?? null;
  playerOf(state, seat).necroSeen = true;
  context.emitTo(seat, { kind: 'necroSeen', seat, card }, { kind: 'necroSeen', seat, card: null });
}
