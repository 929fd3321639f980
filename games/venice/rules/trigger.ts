/** VEN-17.1, 17.2, 17.5, 17.6: what brings the last rounds on. */
import type { Context, State } from './state.ts';

/** VEN-21.29: in solo neither missions nor the council end the game. */
export function triggerEnd(state: State, by: 'missions' | 'council', context: Context): void {
  if (state.pawn !== 'track' || state.doge !== null) return;
  state.pawn = 'triggered';
  context.emit({ kind: 'endTriggered', by });
}
