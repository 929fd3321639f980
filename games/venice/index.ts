import { defineGame } from '@cabale/engine';
import { bot } from './bot.ts';
import { parsePack } from './content/pack.ts';
import { PRINTED } from './content/printed.ts';
import { copyState } from './copies.generated.ts';
import { imagine } from './imagine.ts';
import { activateStep } from './rules/activation.ts';
import { bridgeStep } from './rules/bridges.ts';
import { convertStep, gainStep, overflowStep, sellStep, shipStep } from './rules/cargo.ts';
import { sidesOf } from './rules/counts.ts';
import { crossingStep } from './rules/crossing.ts';
import { advanceStep, dockedStep, indulgenceStep } from './rules/docking.ts';
import { dogeCardsStep, dogeRefillStep, summonsStep } from './rules/doge.ts';
import { bottomInfluenceStep, bottomMissionStep, keepInfluenceStep, keepMissionStep } from './rules/drawing.ts';
import { lowerStep, outcome, scoreStep } from './rules/end.ts';
import { favour } from './rules/favour.ts';
import {
  councillorsStep,
  foremanStep,
  influenceStep,
  offerStep,
  overtimeStep,
  promoteStep,
  spyStep,
  stockStep,
} from './rules/influence.ts';
import { completeStep, payStep, slotStep } from './rules/missions.ts';
import { arriveStep, passedStep, rowStep } from './rules/movement.ts';
import {
  beginStep,
  dealStep,
  dogeArrivesStep,
  keepMissionsStep,
  openSoloStep,
  placeGondolaStep,
} from './rules/preliminary.ts';
import { resign } from './rules/resign.ts';
import { start } from './rules/setup.ts';
import { dogeGondolaStep, pathStep, sailStep, smugglerDrawStep, smugglerStep } from './rules/smugglers.ts';
import { splitStep } from './rules/split.ts';
import type { Venice } from './rules/state.ts';
import { beginTurnStep, endTurnStep, gondolierStep, passOnStep } from './rules/turn.ts';
import { SETUP } from './rules/variants.ts';
import { view } from './view.ts';

/** Settings for several players, and for one. */
const SEVERAL = { min: 2, max: 5 } as const;
const ALONE = { min: 1, max: 1 } as const;
const WITH_FAVOURS = { favour: [true] } as const;

/** Venice, by RULES.md. */
export const venice = defineGame<Venice>({
  id: 'venice',
  version: '1.1.0',
  seats: { min: 1, max: 5 },
  setup: SETUP,
  setupSeats: {
    firstPlayer: SEVERAL,
    favour: SEVERAL,
    decline1: SEVERAL,
    decline2: SEVERAL,
    decline3: { min: 3, max: 5 },
    decline4: { min: 4, max: 5 },
    decline5: { min: 5, max: 5 },
    opening: ALONE,
    preliminary: ALONE,
    dogeCouncilStart: ALONE,
    dogeSpace1Vp: ALONE,
    dogeParchments: ALONE,
    finalTurns: ALONE,
    dogeSpace4Vp: ALONE,
  },
  setupWhen: {
    decline1: WITH_FAVOURS,
    decline2: WITH_FAVOURS,
    decline3: WITH_FAVOURS,
    decline4: WITH_FAVOURS,
    decline5: WITH_FAVOURS,
  },
  content: { printed: PRINTED, parse: parsePack },
  earlier: {
    '1.0.0': {
      setup: { ownGondola: 'barred', opening: 'all' },
      takesLone: [
        'activate',
        'arrive',
        'bridge',
        'convert',
        'crossing',
        'foreman',
        'gain',
        'overflow',
        'pay',
        'row',
        'sell',
        'ship',
        'smuggler',
        'summons',
      ],
      upgrade: (state) => ({ ...state, ownGondola: 'barred' }),
      original: ({ ownGondola: _, ...rest }) => rest,
    },
  },
  start,
  steps: {
    deal: dealStep,
    keepMissions: keepMissionsStep,
    begin: beginStep,
    placeGondola: placeGondolaStep,
    dogeArrives: dogeArrivesStep,
    openSolo: openSoloStep,
    beginTurn: beginTurnStep,
    influence: influenceStep,
    foreman: foremanStep,
    promote: promoteStep,
    overtime: overtimeStep,
    councillors: councillorsStep,
    offer: offerStep,
    stock: stockStep,
    spy: spyStep,
    gondolier: gondolierStep,
    row: rowStep,
    arrive: arriveStep,
    crossing: crossingStep,
    split: splitStep,
    passed: passedStep,
    activate: activateStep,
    gain: gainStep,
    sell: sellStep,
    convert: convertStep,
    ship: shipStep,
    overflow: overflowStep,
    bridge: bridgeStep,
    keepMission: keepMissionStep,
    keepInfluence: keepInfluenceStep,
    bottomMission: bottomMissionStep,
    bottomInfluence: bottomInfluenceStep,
    docked: dockedStep,
    complete: completeStep,
    pay: payStep,
    slot: slotStep,
    advance: advanceStep,
    indulgence: indulgenceStep,
    endTurn: endTurnStep,
    smugglerDraw: smugglerDrawStep,
    smuggler: smugglerStep,
    dogeGondola: dogeGondolaStep,
    path: pathStep,
    sail: sailStep,
    dogeCards: dogeCardsStep,
    summons: summonsStep,
    dogeRefill: dogeRefillStep,
    passOn: passOnStep,
    lower: lowerStep,
    score: scoreStep,
  },
  anytime: { favour },
  view,
  imagine,
  outcome,
  sides: sidesOf,
  resign,
  clone: copyState,
  bot,
});

export type { Venice, VeniceEvent, Options, State, Step, View } from './rules/state.ts';

export { words } from './text/words.ts';
