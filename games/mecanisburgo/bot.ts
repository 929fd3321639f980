/** What bots need to know about Mecanisburgo. */
import { optionKey, type GameBot } from '@cabale/engine';
import { prior } from './bot/prior.ts';
import { counts } from './bot/counts.ts';
import { features } from './bot/features.ts';
import { HAND_MADE } from './bot/weights/hand-made.ts';
import type { Mecanisburgo, State } from './rules/state.ts';

export const bot: GameBot<Mecanisburgo> = {
  features,
  counts,
  phase,
  weights: { 2: HAND_MADE, 3: HAND_MADE, 4: HAND_MADE, 5: HAND_MADE, 6: HAND_MADE },
  prior,
  learned: async () => (await import('./bot/learned.ts')).LEARNED,
  key: (_state, _step, option) => optionKey(option),
  turn: ({ turn }) => turn,
  // A turn is one pawn or one sector.
  effort: 0.15,
  // To the end of a round, where chaos and the results of pawns are decided.
  horizon: 40,
};

function phase({ round }: State): number {
  return round <= 1 ? 0 : round <= 3 ? 1 : 2;
}
