import { defineGame } from '@cabale/engine';
import { bot } from './bot.ts';
import { parsePack } from './content/pack.ts';
import { PRINTED } from './content/printed.ts';
import { copyState } from './copies.generated.ts';
import { imagine } from './imagine.ts';
import { buyStep } from './rules/buy.ts';
import { copyPlayedStep, copyRiverStep } from './rules/copying.ts';
import { slotStep } from './rules/corruption.ts';
import { opponent } from './rules/counts.ts';
import {
  chooseStep,
  corruptHandStep,
  destroyStep,
  drawStep,
  effectOrderStep,
  effectsStep,
  playDiscardStep,
} from './rules/effects.ts';
import { finish, outcome } from './rules/end.ts';
import { start } from './rules/setup.ts';
import { SETUP, type San } from './rules/state.ts';
import { beginTurnStep, endTurnStep, mainStep } from './rules/turn.ts';
import { view } from './view.ts';

/** San, by RULES.md. */
export const san = defineGame<San>({
  id: 'san',
  version: '1.1.0',
  earlier: {
    '1.0.0': {
      setup: { reshuffle: 'needed' },
      takesLone: ['slot'],
      upgrade: (state) => ({ ...state, reshuffle: 'needed' }),
      original: ({ reshuffle: _, ...rest }) => rest,
    },
  },
  seats: { min: 2, max: 2 },
  setup: SETUP,
  content: { printed: PRINTED, parse: parsePack },
  start,
  steps: {
    beginTurn: beginTurnStep,
    main: mainStep,
    slot: slotStep,
    effects: effectsStep,
    effectOrder: effectOrderStep,
    choose: chooseStep,
    draw: drawStep,
    destroy: destroyStep,
    corruptHand: corruptHandStep,
    copyPlayed: copyPlayedStep,
    copyRiver: copyRiverStep,
    playDiscard: playDiscardStep,
    buy: buyStep,
    endTurn: endTurnStep,
  },
  view,
  imagine,
  outcome,
  /** SAN-11.16. */
  resign(state, seat, context) {
    context.emit({ kind: 'resigned', seat });
    finish(state, opponent(seat), 'resign', context);
  },
  clone: copyState,
  bot,
});

export type { San, SanEvent, Options, State, Step, View } from './rules/state.ts';

export { words } from './text/words.ts';
