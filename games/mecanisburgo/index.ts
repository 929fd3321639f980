import { defineGame } from '@cabale/engine';
import { bot } from './bot.ts';
import { parsePack } from './content/pack.ts';
import { PRINTED } from './content/printed.ts';
import { copyState } from './copies.generated.ts';
import { imagine } from './imagine.ts';
import { actionTargetStep, actorStep, actStep, freeActStep } from './rules/actions.ts';
import { arenaStep, enterArenaStep } from './rules/arena.ts';
import { assassinateStep, attemptStep, deathsStep, saveStep, secureStep } from './rules/assassination.ts';
import { actionCardsStep, lateCardsStep } from './rules/cards.ts';
import { buyRobotStep, drawStep, gainedStep } from './rules/control.ts';
import { reviveStep } from './rules/deaths.ts';
import { loseAgentStep } from './rules/defeat.ts';
import { deploymentStep, pawnStep, placeStep } from './rules/deployment.ts';
import { hackerEffectStep, killBoardStep } from './rules/duelends.ts';
import { duelCardsStep } from './rules/duelcards.ts';
import { resign } from './rules/elimination.ts';
import { outcome } from './rules/end.ts';
import { cancelStep, doseStep, engageStep, fistsStep } from './rules/engagement.ts';
import { finalStepStep } from './rules/final.ts';
import { convertStep, copyStep, leaderStep } from './rules/identities.ts';
import { announceTypeStep, initiativeStep } from './rules/initiative.ts';
import { cashInStep, incomeStep, paymentsStep } from './rules/money.ts';
import { commitStep, projectStep } from './rules/projects.ts';
import { settleStep } from './rules/recovery.ts';
import { repairStep, unrepairedStep } from './rules/repairs.ts';
import { endResolutionStep, sectorStep, stageStep } from './rules/resolution.ts';
import { beginRoundStep } from './rules/rounds.ts';
import { corporationStep, dealStep, keepStep, start, turnOrderStep } from './rules/setup.ts';
import { boardSeatsStep, promoteStep, staffStep } from './rules/staff.ts';
import type { Mecanisburgo } from './rules/state.ts';
import { fixTargetStep } from './rules/threats.ts';
import { SETUP } from './rules/variants.ts';
import { view } from './view.ts';

/** Mecanisburgo, by RULES.md. */
export const mecanisburgo = defineGame<Mecanisburgo>({
  id: 'mecanisburgo',
  version: '1.1.0',
  earlier: { '1.0.0': { takesLone: ['dose'], content: (content) => ({ ...content, edition: 1 }) } },
  seats: { min: 2, max: 6 },
  setup: SETUP,
  content: { printed: PRINTED, parse: parsePack },
  start,
  steps: {
    corporation: corporationStep,
    turnOrder: turnOrderStep,
    deal: dealStep,
    keep: keepStep,
    beginRound: beginRoundStep,
    deployment: deploymentStep,
    place: placeStep,
    pawn: pawnStep,
    sector: sectorStep,
    stage: stageStep,
    fixTarget: fixTargetStep,
    initiative: initiativeStep,
    announceType: announceTypeStep,
    copy: copyStep,
    convert: convertStep,
    leader: leaderStep,
    assassinate: assassinateStep,
    attempt: attemptStep,
    secure: secureStep,
    save: saveStep,
    deaths: deathsStep,
    fists: fistsStep,
    engage: engageStep,
    dose: doseStep,
    cancel: cancelStep,
    actionCards: actionCardsStep,
    lateCards: lateCardsStep,
    loseAgent: loseAgentStep,
    revive: reviveStep,
    draw: drawStep,
    buyRobot: buyRobotStep,
    act: actStep,
    freeAct: freeActStep,
    actor: actorStep,
    actionTarget: actionTargetStep,
    duelCards: duelCardsStep,
    hackerEffect: hackerEffectStep,
    killBoard: killBoardStep,
    enterArena: enterArenaStep,
    arena: arenaStep,
    gained: gainedStep,
    endResolution: endResolutionStep,
    finalStep: finalStepStep,
    staff: staffStep,
    boardSeats: boardSeatsStep,
    promote: promoteStep,
    income: incomeStep,
    cashIn: cashInStep,
    payments: paymentsStep,
    repair: repairStep,
    unrepaired: unrepairedStep,
    project: projectStep,
    commit: commitStep,
    settle: settleStep,
  },
  view,
  imagine,
  outcome,
  resign,
  clone: copyState,
  bot,
});

export type { Mecanisburgo, State } from './rules/state.ts';

export { words } from './text/words.ts';
