/** What is good in Mecanisburgo: all that the bots ask of it. */
import { optionKey, type GameBot } from '@cabale/engine';
import { eagerness } from './bot/eagerness.ts';
import { FEATURES, measure } from './bot/features.ts';
import { WEIGHTS as TWO } from './bot/weights/2.ts';
import { WEIGHTS as THREE } from './bot/weights/3.ts';
import { WEIGHTS as FOUR } from './bot/weights/4.ts';
import { WEIGHTS as FIVE } from './bot/weights/5.ts';
import { WEIGHTS as SIX } from './bot/weights/6.ts';
import type { Mecanisburgo, MecanisburgoState } from './rules/state.ts';

export const bot: GameBot<Mecanisburgo> = {
  features: FEATURES,
  measure,
  phase,
  weights: { 2: TWO, 3: THREE, 4: FOUR, 5: FIVE, 6: SIX },
  eagerness,
  key: (_state, _step, option) => optionKey(option),
  turn: ({ turn }) => turn,
  // A turn is one pawn or one sector.
  effort: 0.15,
  // To the end of a round, where chaos and what the pawns were sent for come to light.
  horizon: 40,
};

function phase({ round }: MecanisburgoState): number {
  return round <= 1 ? 0 : round <= 3 ? 1 : 2;
}
