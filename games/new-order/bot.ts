/** What bots need to know about New Order. */
import { optionKey, type GameBot, type OptionOf } from '@cabale/engine';
import { prior } from './bot/prior.ts';
import { counts } from './bot/counts.ts';
import { features } from './bot/features.ts';
import { WEIGHTS as ALONE } from './bot/weights/1.ts';
import { WEIGHTS as TWO } from './bot/weights/2.ts';
import { WEIGHTS as THREE } from './bot/weights/3.ts';
import { WEIGHTS as FOUR } from './bot/weights/4.ts';
import type { NewOrder, State, Step } from './rules/state.ts';

/** Cards left in the deck when the middle and the end of a game begin. */
const MIDDLE = 32;
const END = 12;

export const bot: GameBot<NewOrder> = {
  features,
  counts,
  phase: ({ deck }) => (deck.length > MIDDLE ? 0 : deck.length > END ? 1 : 2),
  weights: { 1: ALONE, 2: TWO, 3: THREE, 4: FOUR },
  prior,
  learned: async () => (await import('./bot/learned.ts')).LEARNED,
  key,
  turn: ({ turn }) => turn,
  // A turn has three or four decisions.
  effort: 0.25,
};

/** A card of the display is identified by its colour, not its slot. */
function key(state: State, _step: Step, option: OptionOf<NewOrder>): string {
  return option.kind === 'plot' ? `plot:${state.display[option.slot] ?? '-'}` : optionKey(option);
}
