/** VR-24.18: giving up. */
import type { Seat, Table } from '@cabale/engine';
import { playerOf, playing } from './counts.ts';
import { finish } from './end.ts';
import type { VirtualRevolution, VirtualRevolutionState } from './state.ts';
import { passOn } from './turn.ts';

export function resign(state: VirtualRevolutionState, seat: Seat, table: Table<VirtualRevolution>): void {
  const player = playerOf(state, seat);
  player.resigned = true;
  table.tell({ kind: 'resigned', seat });
  if (playing(state) <= 1) {
    state.stack.length = 0;
    retireSetAside(state);
    finish(state, 'resign', table);
  } else if (seat === state.active && isInTurn(state)) {
    state.stack.length = 0;
    retireSetAside(state);
    passOn(state, table);
  } else {
    const rest = state.stack.filter((step) => !('seat' in step) || step.seat !== seat);
    state.stack.splice(0, state.stack.length, ...rest);
  }
}

/** The end of a turn lies at the bottom of the stack until the turn is over. */
function isInTurn({ stack }: VirtualRevolutionState): boolean {
  return stack.some(({ kind }) => kind === 'end');
}

/** Agents being promoted by the player whose turn it is are retired. */
function retireSetAside(state: VirtualRevolutionState): void {
  playerOf(state, state.active).retired.push(...state.promoted);
  state.promoted.length = 0;
}
