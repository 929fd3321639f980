/** What is good in New Order: all that the bots ask of it. */
import { optionKey, type GameBot, type OptionOf } from '@cabale/engine';
import { eagerness } from './bot/eagerness.ts';
import { FEATURES, measure } from './bot/features.ts';
import { WEIGHTS as ALONE } from './bot/weights/1.ts';
import { WEIGHTS as TWO } from './bot/weights/2.ts';
import { WEIGHTS as THREE } from './bot/weights/3.ts';
import { WEIGHTS as FOUR } from './bot/weights/4.ts';
import type { NewOrder, NewOrderState, NewOrderStep } from './rules/state.ts';

/** Cards left in the deck when the middle and the end of a game begin. */
const MIDDLE = 32;
const END = 12;

export const bot: GameBot<NewOrder> = {
  sides: ({ hqs }) => hqs.length,
  features: FEATURES,
  measure,
  phase: ({ deck }) => (deck.length > MIDDLE ? 0 : deck.length > END ? 1 : 2),
  weights: { 1: ALONE, 2: TWO, 3: THREE, 4: FOUR },
  eagerness,
  key,
  turn: ({ turn }) => turn,
  // A turn is three decisions or four.
  effort: 0.25,
};

/** A card of the display counts by its colour, wherever it lies. */
function key(state: NewOrderState, _step: NewOrderStep, option: OptionOf<NewOrder>): string {
  return option.kind === 'plot' ? `plot:${state.display[option.slot] ?? '-'}` : optionKey(option);
}
