/** What is good in Venice: all that the bots ask of it. */
import { optionKey, type GameBot } from '@cabale/engine';
import { eagerness } from './bot/eagerness.ts';
import { FEATURES, measure } from './bot/features.ts';
import { WEIGHTS as ALONE } from './bot/weights/1.ts';
import { WEIGHTS as TWO } from './bot/weights/2.ts';
import { WEIGHTS as THREE } from './bot/weights/3.ts';
import { WEIGHTS as FOUR } from './bot/weights/4.ts';
import { WEIGHTS as FIVE } from './bot/weights/5.ts';
import { sidesOf } from './rules/counts.ts';
import type { Venice, VeniceState } from './rules/state.ts';

export const bot: GameBot<Venice> = {
  sides: sidesOf,
  features: FEATURES,
  measure,
  phase,
  weights: { 1: ALONE, 2: TWO, 3: THREE, 4: FOUR, 5: FIVE },
  eagerness,
  key: (_state, _step, option) => optionKey(option),
  turn: ({ turn }) => turn,
  // A turn is eight decisions or more.
  effort: 0.15,
  // A journey is planned over two turns and pays in the next: three rounds of four players.
  horizon: 12,
};

/** Rounds of the opening. */
const OPENING = 4;
/** Doge cards in the pile when a solo game's end begins. */
const DOGE_END = 5;

function phase({ doge, pawn, turn, seats }: VeniceState): number {
  const isEnd = doge === null ? pawn !== 'track' : doge.pile.length <= DOGE_END;
  return isEnd ? 2 : turn > OPENING * seats ? 1 : 0;
}
