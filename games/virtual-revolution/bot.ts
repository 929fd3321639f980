/** What is good in Virtual Revolution: all that the bots ask of it. */
import { optionKey, type GameBot } from '@cabale/engine';
import { eagerness } from './bot/eagerness.ts';
import { FEATURES, measure } from './bot/features.ts';
import { WEIGHTS as TWO } from './bot/weights/2.ts';
import { WEIGHTS as THREE } from './bot/weights/3.ts';
import { WEIGHTS as FOUR } from './bot/weights/4.ts';
import type { VirtualRevolution, VirtualRevolutionState } from './rules/state.ts';

export const bot: GameBot<VirtualRevolution> = {
  features: FEATURES,
  measure,
  phase,
  weights: { 2: TWO, 3: THREE, 4: FOUR },
  eagerness,
  key: (_state, _step, option) => optionKey(option),
  turn: ({ turn }) => turn,
  // A turn is six decisions or more.
  effort: 0.4,
};

function phase({ round }: VirtualRevolutionState): number {
  return round <= 2 ? 0 : round <= 4 ? 1 : 2;
}
