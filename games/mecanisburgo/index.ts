import { defineGame } from '@cabale/engine';
import { bot } from './bot.ts';
import { clone } from './clone.ts';
import { counting } from './counting.ts';
import { parsePack } from './content/pack.ts';
import { PRINTED } from './content/printed.ts';
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
import { outcome } from './rules/end.ts';
import { cancelStep, doseStep, engageStep, fistsStep } from './rules/engagement.ts';
import { finalStepStep } from './rules/final.ts';
import { convertStep, copyStep, leaderStep } from './rules/identities.ts';
import { announceTypeStep, initiativeStep } from './rules/initiative.ts';
import { cashInStep, incomeStep, paymentsStep } from './rules/money.ts';
import { commitStep, projectStep } from './rules/projects.ts';
import { settleStep } from './rules/recovery.ts';
import { repairStep, unrepairedStep } from './rules/repairs.ts';
import { resign } from './rules/resign.ts';
import { endResolutionStep, sectorStep, stageStep } from './rules/resolution.ts';
import { beginRoundStep } from './rules/rounds.ts';
import { corporationStep, dealStep, keepStep, start } from './rules/setup.ts';
import { boardSeatsStep, promoteStep, staffStep } from './rules/staff.ts';
import type { Mecanisburgo } from './rules/state.ts';
import { fixTargetStep } from './rules/threats.ts';
import { SETUP } from './rules/variants.ts';
import { wordsOf } from './text/words.ts';
import { view } from './view.ts';

/** Mecanisburgo, by RULES.md. */
export const mecanisburgo = defineGame<Mecanisburgo>({
  id: 'mecanisburgo',
  version: '1.0.0',
  seats: { min: 2, max: 6 },
  setup: SETUP,
  content: { printed: PRINTED, parse: parsePack },
  start,
  steps: {
    corporation: corporationStep,
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
  clone,
  bot,
});

export {
  HOME,
  ORDER_ZONE,
  REASONS,
  STAGES,
  type Cause,
  type Contest,
  type ContestKind,
  type Contributor,
  type Duel,
  type DuelSide,
  type HandCardView,
  type Holding,
  type Mecanisburgo,
  type MecanisburgoEvent,
  type MecanisburgoOptions,
  type MecanisburgoState,
  type MecanisburgoStep,
  type MecanisburgoView,
  type Member,
  type Place,
  type PlayerView,
  type Reason,
  type SectorView,
  type Stage,
  type StandingView,
  type Works,
} from './rules/state.ts';

export const words = wordsOf(counting);
/** All that a table without a board needs. */
export const playable = {
  game: mecanisburgo,
  words,
  texts: {
    fr: async () => (await import('./text/fr.ts')).default,
    en: async () => (await import('./text/en.ts')).default,
  },
  checks: async () => (await import('./checks.ts')).checks,
};

/** What the board draws and counts from a view. */
export { PRINTED } from './content/printed.ts';
export {
  ACTIONS,
  ACTION_VALUES,
  BLACK_MARKET,
  BOARD,
  CHARACTERS,
  CONTEST_TYPES,
  CORPORATE,
  CORPS,
  DECOY,
  EVENTS,
  MOORS,
  PROJECTS,
  PROPERTIES,
  PROPERTY_TYPES,
  RACES,
  RANDOM_VALUES,
  SECTORS,
  SKILLS,
  SLOTS,
  SPECIAL_VICTORIES,
  STARTING_CHARACTERS,
  STARTING_PROPERTIES,
  THREATS,
  VICTORY_EVENTS,
  type Action,
  type ActionValue,
  type BlackMarketRobot,
  type Character,
  type CharacterCard,
  type ContestType,
  type Corp,
  type EventCard,
  type EventCardId,
  type Opportunity,
  type Pawn,
  type Project,
  type ProjectCard,
  type Property,
  type PropertyCard,
  type PropertyType,
  type Provenance,
  type Race,
  type RandomValue,
  type Sector,
  type SectorCard,
  type Skill,
  type Slot,
  type SpecialVictory,
  type Tables,
  type Threat,
  type ThreatCard,
  type Values,
  type VictoryEvent,
} from './content/tables.ts';
export { has, isDamaged, isElite, isOf, isReady } from './rules/counts.ts';
export { PARTS as SCORE_PARTS, type ScorePart } from './rules/scoring.ts';
export { statOf, type Parts } from './rules/totals.ts';
export { baseWith, bestBase, totalNow } from './counting.ts';
export {
  initiativeIn,
  openTable,
  paymentsOf,
  pointsInParts,
  pointsOf,
  readyAisOf,
  sidesOf,
  sideTotal,
  victoriesLeft,
} from './open-table.ts';
export {
  chaosProgress,
  projectProgress,
  specialProgress,
  specialsOf,
  victoryProgress,
  type Progress,
  type ProjectProgress,
  type VictoryProgress,
} from './progress.ts';
export {
  actionSentence,
  characterSentences,
  eventSentences,
  kindRef,
  projectSentences,
  propertySentences,
  skillSentence,
  specialSentence,
  victorySentence,
} from './text/effects.ts';
export { sectorSentences } from './text/sectors.ts';
export { threatSentences } from './text/threats.ts';
export { askedStep, deciderOf, ownerOf } from './text/figures.ts';
export {
  actionRef,
  answerRef,
  ANSWERS,
  BELONGINGS,
  belongingRef,
  cardRef,
  causeRef,
  contestRef,
  corpRef,
  partsOf,
  pawnRef,
  pileRef,
  PILES,
  projectRef,
  raceRef,
  randomRef,
  seatRef,
  sectorRef,
  skillRef,
  slotRef,
  specialRef,
  stepRef,
  typeRef,
  valueRef,
  victoryRef,
  type Answer,
  type Belonging,
  type MecanisburgoRef,
  type Pile,
} from './text/refs.ts';
