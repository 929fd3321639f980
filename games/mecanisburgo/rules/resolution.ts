/** MEC-4: the sectors one by one, and what is fought in each. */
import type { Seat, StepOf, StepRules } from '@cabale/engine';
import { CORPORATE, MOORS, type Sector } from '../content/tables.ts';
import { contestOf, eventIn, isPlaying, sectorOf, threatIn } from './counts.ts';
import { runAssassinations, runSurvivors } from './assassination.ts';
import { runCards } from './cards.ts';
import { runControl, runLeave } from './control.ts';
import { runFists, runProperties } from './engagement.ts';
import { runConversion, runIdentities, runLeaders } from './identities.ts';
import { runAnnouncement, runInitiative } from './initiative.ts';
import { runDrugs, runOutcome } from './outcome.ts';
import { runEffect, runTargets } from './threats.ts';
import { newContest } from './setup.ts';
import type { ContestKind, Context, Mecanisburgo, Stage, State } from './state.ts';
import { endOfResolution } from './victories.ts';
import { bringHome } from './pawns.ts';

type StageRun = (state: State, context: Context) => void;

/** What each stage of a sector does. */
const STAGE_RUNS: Readonly<Record<Stage, StageRun>> = {
  targets: runTargets,
  initiative: runInitiative,
  announcement: runAnnouncement,
  identities: runIdentities,
  conversion: runConversion,
  leaders: runLeaders,
  assassinations: runAssassinations,
  survivors: runSurvivors,
  fists: runFists,
  properties: runProperties,
  cards: runCards,
  outcome: runOutcome,
  effect: runEffect,
  drugs: runDrugs,
  control: runControl,
  leave: runLeave,
};

type StageStep = StepOf<Mecanisburgo, 'stage'>;
const through = (...stages: readonly Stage[]): readonly StageStep[] =>
  stages.map((stage) => ({ kind: 'stage', stage }));

const OPENING = ['initiative', 'announcement', 'identities'] as const;
const FIGHT = ['fists', 'properties', 'cards', 'outcome'] as const;
const END = ['drugs', 'control', 'leave'] as const;
const AMONG_RIVALS = through(...OPENING, 'conversion', 'leaders', 'assassinations', 'survivors', ...FIGHT, ...END);

/** What each kind goes through, in order. */
const STAGES_OF: Readonly<Record<ContestKind, readonly StageStep[]>> = {
  control: through('identities', 'control', 'leave'),
  confrontation: AMONG_RIVALS,
  event: AMONG_RIVALS,
  threat: through('targets', ...OPENING, 'leaders', ...FIGHT, 'effect', ...END),
  moors: through(...OPENING, 'leaders', ...FIGHT, ...END),
  corporate: through('announcement', 'identities', 'leaders', ...FIGHT, 'drugs', 'leave'),
};

export const sectorStep: StepRules<Mecanisburgo, 'sector'> = {
  run(state, { sector }, context) {
    const order = arrivals(state, sector);
    const kind = kindOf(state, sector, order.length);
    if (kind === null) return;
    state.turn++;
    const event = kind === 'event' ? eventIn(state, sector) : null;
    state.contest = newContest({ sector, kind, event, order }, state.seats);
    context.emit({ kind: 'sectorBegan', sector });
    context.next(...STAGES_OF[kind]);
  },
};

/** MEC-5.1: corporations by their earliest pawn. On a Corporate Threat card the threat comes first (MEC-17.26). */
function arrivals(state: State, sector: Sector): Seat[] {
  const { pawns, threatener } = sectorOf(state, sector);
  const order: Seat[] = [];
  if (threatener !== null && isPlaying(state, threatener)) order.push(threatener);
  for (const { seat } of pawns) if (!order.includes(seat)) order.push(seat);
  return order;
}

/** MEC-4.2 to 4.7; `null` where nothing happens. */
function kindOf(state: State, sector: Sector, corporations: number): ContestKind | null {
  const { threatener } = sectorOf(state, sector);
  if (CORPORATE.includes(sector)) return threatener !== null && isPlaying(state, threatener) ? 'corporate' : null;
  if (threatIn(state, sector) !== null) return 'threat';
  if (corporations === 0) return null;
  if (sector === MOORS) return 'moors';
  if (eventIn(state, sector) !== null) return 'event';
  return corporations === 1 ? 'control' : 'confrontation';
}

export const stageStep: StepRules<Mecanisburgo, 'stage'> = {
  run(state, { stage }, context) {
    runStage(state, stage, context);
    // Most stages ask nothing; the next stage follows immediately.
    for (let next = state.stack.at(-1); next?.kind === 'stage' && state.result === null; next = state.stack.at(-1)) {
      state.stack.pop();
      runStage(state, next.stage, context);
    }
  },
};

function runStage(state: State, stage: Stage, context: Context): void {
  contestOf(state).stage = stage;
  STAGE_RUNS[stage](state, context);
}

/** MEC-4.12. */
export const endResolutionStep: StepRules<Mecanisburgo, 'endResolution'> = {
  run(state, _step, context) {
    if (endOfResolution(state, context)) return;
    for (const { pawns } of state.sectors) {
      for (let last = pawns.pop(); last !== undefined; last = pawns.pop()) bringHome(state, last.seat, last.pawn);
    }
    state.phase = 'final';
    context.next({ kind: 'finalStep', number: 1 });
  },
};
