/** What is good in San. */
import { optionKey, type GameBot } from '@cabale/engine';
import type { San } from './rules/state.ts';

export const bot: GameBot<San> = {
  features: ['progress'],
  measure(state, seat, _content, out) {
    out[0] = (state.players[seat === 0 ? 0 : 1].step - 1) / 6;
  },
  phase: () => 0,
  weights: { 2: [[1]] },
  eagerness: (_state, _step, _seat, option) => (option.kind === 'decline' || option.kind === 'endPlay' ? 0.1 : 1),
  key: (_state, _step, option) => optionKey(option),
  turn: (state) => state.turn.number,
};
