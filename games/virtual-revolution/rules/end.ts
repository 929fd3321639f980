/** VR-24: the end of the game. */
import type { Outcome, Runs, StepOf, StepContext } from '@cabale/engine';
import { ranksOf, scoreOf, scoreRows } from './scoring.ts';
import type { Reason, VirtualRevolution, VirtualRevolutionState } from './state.ts';

export const scoreStep: Runs<VirtualRevolution, StepOf<VirtualRevolution, 'score'>> = {
  run(state, _step, context) {
    finish(state, 'rounds', context);
  },
};

export function finish(state: VirtualRevolutionState, by: Reason, context: StepContext<VirtualRevolution>): void {
  const scores = state.players.map((_, seat) => scoreOf(state, seat, context.content));
  const ranks = ranksOf(state, scores);
  for (const [seat, { scored, objective }] of scores.entries()) {
    context.emit({ kind: 'objectiveScored', seat, objective: scored, vp: objective });
  }
  state.result = { by, ranks, score: scoreRows(scores), scored: scores.map(({ scored }) => scored) };
  context.emit({ kind: 'over', by, ranks });
}

export function outcome({ result }: VirtualRevolutionState): Outcome | undefined {
  return result === null ? undefined : { ranks: result.ranks, reason: result.by, score: result.score };
}
