import { defineGame } from '@cabale/engine';
import { bot } from './bot.ts';
import { parsePack } from './content/pack.ts';
import { PRINTED } from './content/printed.ts';
import { copyState } from './copies.generated.ts';
import { imagine } from './imagine.ts';
import { broadcastFromStep, broadcastToStep, onlineStep, pirateStep, verifyStep } from './rules/abilities-grid.ts';
import { ambientStep, guerrillaStep, pressGiveStep, pressTakeStep, socialStep } from './rules/abilities-hq.ts';
import { accountantStep, afterCaptureStep, crisisStep } from './rules/consultants.ts';
import { outcome, resign } from './rules/end.ts';
import { hireStep, oddStep, placeStep, secondStep } from './rules/infiltrate.ts';
import { endPlotStep, plotStep } from './rules/plot.ts';
import { start } from './rules/setup.ts';
import { sodTurnStep } from './rules/sod.ts';
import { openSoloStep, ownColoursStep } from './rules/solo.ts';
import type { NewOrder } from './rules/state.ts';
import { strengthStep, targetStep } from './rules/takeover.ts';
import { beginTurnStep, discardStep, endTurnStep, mainStep } from './rules/turn.ts';
import { SETUP } from './rules/variants.ts';
import { view } from './view.ts';

/** Settings that exist only with several players. */
const SEVERAL = { min: 2, max: 4 } as const;

/** New Order, by RULES.md. */
export const newOrder = defineGame<NewOrder>({
  id: 'new-order',
  version: '1.1.0',
  earlier: {
    '1.0.0': {
      setup: { soloDeck: true, tiedFirst: 'first' },
      takesLone: ['strength', 'pressTake', 'plot'],
      content: (content) => ({ ...content, edition: 1 }),
      upgrade: (state) => ({ ...state, readings: { soloDeck: true, tiedFirst: 'first' } }),
      original: ({ readings: _, ...state }) => state,
    },
  },
  seats: { min: 1, max: 4 },
  setup: SETUP,
  setupSeats: {
    firstPlayer: SEVERAL,
    consultants: SEVERAL,
    accountant: SEVERAL,
    sodAbilities: { min: 1, max: 1 },
    soloDeck: { min: 1, max: 1 },
    tiedFirst: SEVERAL,
  },
  content: { printed: PRINTED, parse: parsePack },
  start,
  steps: {
    ownColours: ownColoursStep,
    openSolo: openSoloStep,
    beginTurn: beginTurnStep,
    main: mainStep,
    plot: plotStep,
    endPlot: endPlotStep,
    odd: oddStep,
    place: placeStep,
    second: secondStep,
    hire: hireStep,
    target: targetStep,
    strength: strengthStep,
    broadcastFrom: broadcastFromStep,
    broadcastTo: broadcastToStep,
    guerrilla: guerrillaStep,
    pressGive: pressGiveStep,
    pressTake: pressTakeStep,
    ambient: ambientStep,
    social: socialStep,
    online: onlineStep,
    pirate: pirateStep,
    verify: verifyStep,
    afterCapture: afterCaptureStep,
    crisis: crisisStep,
    accountant: accountantStep,
    discard: discardStep,
    endTurn: endTurnStep,
    sodTurn: sodTurnStep,
  },
  view,
  imagine,
  outcome,
  sides: ({ hqs }) => hqs.length,
  resign,
  clone: copyState,
  bot,
});

export type { NewOrder, NewOrderEvent, Options, State, Step, View } from './rules/state.ts';

export { words } from './text/words.ts';
