/** VR-24: the end of the game. */
import type { Outcome, StepRules } from '@cabale/engine';
import { ranksOf, scoreOf, scoreRows } from './scoring.ts';
import type { Context, Reason, State, VirtualRevolution } from './state.ts';

export const scoreStep: StepRules<VirtualRevolution, 'score'> = {
  run(state, _step, context) {
    finish(state, 'rounds', context);
  },
};

export function finish(state: State, by: Reason, context: Context): void {
  const scores = state.players.map((_, seat) => scoreOf(state, seat, context.content));
  const ranks = ranksOf(state, scores);
  for (const [seat, { scored, objective }] of scores.entries()) {
    context.emit({ kind: 'objectiveScored', seat, objective: scored, vp: objective });
  }
  state.result = { by, ranks, score: scoreRows(scores), scored: scores.map(({ scored }) => scored) };
  context.emit({ kind: 'over', by, ranks });
}

export function outcome({ result }: State): Outcome | undefined {
  return result === null ? undefined : { ranks: result.ranks, reason: result.by, score: result.score };
}
