/** The bot's part of the game. */
import { optionKey, type GameBot } from '@cabale/engine';
import { prior } from './bot/prior.ts';
import { counts } from './bot/counts.ts';
import { features } from './bot/features.ts';
import { HAND_MADE } from './bot/weights/hand-made.ts';
import type { VirtualRevolution, State } from './rules/state.ts';

export const bot: GameBot<VirtualRevolution> = {
  features,
  counts,
  phase,
  weights: { 2: HAND_MADE, 3: HAND_MADE, 4: HAND_MADE },
  prior,
  learned: async () => (await import('./bot/learned.ts')).LEARNED,
  key: (_state, _step, option) => optionKey(option),
  turn: ({ turn }) => turn,
  // A turn has six decisions or more.
  effort: 0.4,
};

function phase({ round }: State): number {
  return round <= 2 ? 0 : round <= 4 ? 1 : 2;
}
