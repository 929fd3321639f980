/** MEC-17: how a game ends. */
import type { Outcome, Seat } from '@cabale/engine';
import type { SpecialVictory } from '../content/tables.ts';
import { scoreRows, standings } from './scoring.ts';
import { SPECIAL_VICTORIES } from '../content/tables.ts';
import type { Context, Reason, State } from './state.ts';

/** The winner comes first, then the others by their points, then eliminated ones; chaos has no winner. */
export function finish(state: State, by: Reason, winner: Seat | null, context: Context): void {
  if (state.result !== null) return;
  const ranks = ranksOf(state, winner, context);
  state.result = { by, ranks, score: scoreRows(state, context.content) };
  // Sealed answers to a step that the end interrupts are never revealed.
  state.sealed = null;
  const special = SPECIAL_VICTORIES.find((victory) => victory === by) ?? null;
  context.emit({ kind: 'over', by, ranks, special: special satisfies SpecialVictory | null });
}

function ranksOf(state: State, winner: Seat | null, { content }: Context): readonly number[] {
  const { players, seats, order } = state;
  // MEC-17.1: all players lose.
  if (winner === null) return players.map(() => 2);
  const others = standings(
    state,
    order.filter((seat) => seat !== winner),
    content,
  );
  const placed = [winner, ...others];
  return players.map((_, seat) => {
    const place = placed.indexOf(seat);
    return place < 0 ? seats : place + 1;
  });
}

export function outcome({ result }: State): Outcome | undefined {
  if (result === null) return undefined;
  return { ranks: result.ranks, reason: result.by, score: result.score };
}
