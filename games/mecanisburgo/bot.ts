/** What is good in Mecanisburgo. */
import { optionKey, type GameBot } from '@cabale/engine';
import { vpOf } from './rules/scoring.ts';
import type { Mecanisburgo } from './rules/state.ts';

export const bot: GameBot<Mecanisburgo> = {
  features: ['vp'],
  measure(state, seat, content, out) {
    out[0] = vpOf(state, seat, content) / 50;
  },
  phase: () => 0,
  weights: { 2: [[1]], 3: [[1]], 4: [[1]], 5: [[1]], 6: [[1]] },
  eagerness: () => 1,
  key: (_state, _step, option) => optionKey(option),
  turn: ({ turn }) => turn,
};
