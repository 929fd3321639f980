/** What bots need to know about Venice. */
import { optionKey, type GameBot } from '@cabale/engine';
import { prior } from './bot/prior.ts';
import { counts } from './bot/counts.ts';
import { features } from './bot/features.ts';
import { WEIGHTS as ALONE } from './bot/weights/1.ts';
import { HAND_MADE } from './bot/weights/hand-made.ts';
import type { Venice, State } from './rules/state.ts';

export const bot: GameBot<Venice> = {
  features,
  counts,
  phase,
  weights: { 1: ALONE, 2: HAND_MADE, 3: HAND_MADE, 4: HAND_MADE, 5: HAND_MADE },
  prior,
  learned: async () => (await import('./bot/learned.ts')).LEARNED,
  key: (_state, _step, option) => optionKey(option),
  turn: ({ turn }) => turn,
  // A turn has eight decisions or more.
  effort: 0.15,
  // A trip takes two turns and pays off in the third: three rounds of four players.
  horizon: 12,
};

/** Rounds of the opening. */
const OPENING = 4;
/** Doge cards in the pile when a solo game's end begins. */
const DOGE_END = 5;

function phase({ doge, pawn, turn, seats }: State): number {
  const isEnd = doge === null ? pawn !== 'track' : doge.pile.length <= DOGE_END;
  return isEnd ? 2 : turn > OPENING * seats ? 1 : 0;
}
