/** VR-24.18: resignation. */
import type { Seat } from '@cabale/engine';
import { playerOf, playing } from './counts.ts';
import { finish } from './end.ts';
import type { Context, State } from './state.ts';
import { nextTurn } from './turn.ts';

export function resign(state: State, seat: Seat, context: Context): void {
  const player = playerOf(state, seat);
  player.resigned = true;
  context.emit({ kind: 'resigned', seat });
  if (playing(state) <= 1) {
    state.stack.length = 0;
    retireSetAside(state);
    finish(state, 'resign', context);
  } else if (seat === state.active && isInTurn(state)) {
    state.stack.length = 0;
    retireSetAside(state);
    nextTurn(state, context);
  } else {
    const rest = state.stack.filter((step) => !('seat' in step) || step.seat !== seat);
    state.stack.splice(0, state.stack.length, ...rest);
  }
}

/** The end of a turn lies at the bottom of the stack until the turn is over. */
function isInTurn({ stack }: State): boolean {
  return stack.some(({ kind }) => kind === 'end');
}

/** Agents being promoted by the player whose turn it is are retired. */
function retireSetAside(state: State): void {
  playerOf(state, state.active).retired.push(...state.promoted);
  state.promoted.length = 0;
}
