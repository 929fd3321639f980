import type { Outcome, Seat } from '@cabale/engine';
import { pointsOf } from './counts.ts';
import type { Context, State } from './state.ts';

/** [COU-3.1], [COU-3.2] */
export function finish(state: State): void {
  state.result = outcomeOf(state, 'rounds', undefined);
}

/** [COU-3.3] */
export function resign(state: State, seat: Seat, context: Context): void {
  context.emit({ kind: 'resigned', seat });
  state.sealed = null;
  state.result = outcomeOf(state, 'resign', seat);
}

/** Equal totals share a rank. A player who resigned is ranked last. */
function outcomeOf(state: State, reason: string, resigned: Seat | undefined): Outcome {
  const points = state.taken.map((_, seat) => pointsOf(state, seat));
  const total = (seat: Seat) => (seat === resigned ? -1 : (points[seat] ?? 0));
  const ranks = points.map((_, seat) => 1 + points.filter((_each, other) => total(other) > total(seat)).length);
  return { ranks, reason, score: [{ part: 'favours', values: points }] };
}
