/** MEC-4: the sectors one by one, and what is fought in each. */
import type { Runs, Seat, StepOf, Table } from '@cabale/engine';
import { CORPORATE, MOORS, type Sector } from '../content/tables.ts';
import { contestOf, eventIn, isPlaying, sectorOf, threatIn } from './counts.ts';
import { newContest } from './setup.ts';
import { STAGE_RUNS } from './stages.ts';
import type { ContestKind, Mecanisburgo, MecanisburgoState, Stage } from './state.ts';
import { endOfResolution } from './victories.ts';
import { bringHome } from './pawns.ts';

/** What each kind goes through, in order. */
const STAGES_OF: Readonly<Record<ContestKind, readonly Stage[]>> = {
  control: ['identities', 'control', 'leave'],
  confrontation: [
    'initiative',
    'announcement',
    'identities',
    'conversion',
    'leaders',
    'assassinations',
    'survivors',
    'fists',
    'properties',
    'cards',
    'outcome',
    'drugs',
    'control',
    'leave',
  ],
  event: [
    'initiative',
    'announcement',
    'identities',
    'conversion',
    'leaders',
    'assassinations',
    'survivors',
    'fists',
    'properties',
    'cards',
    'outcome',
    'drugs',
    'control',
    'leave',
  ],
  threat: [
    'targets',
    'initiative',
    'announcement',
    'identities',
    'leaders',
    'fists',
    'properties',
    'cards',
    'outcome',
    'effect',
    'drugs',
    'control',
    'leave',
  ],
  moors: [
    'initiative',
    'announcement',
    'identities',
    'leaders',
    'fists',
    'properties',
    'cards',
    'outcome',
    'drugs',
    'control',
    'leave',
  ],
  corporate: ['announcement', 'identities', 'leaders', 'fists', 'properties', 'cards', 'outcome', 'drugs', 'leave'],
};

type StageStep = StepOf<Mecanisburgo, 'stage'>;
const stepsOf = (kind: ContestKind): readonly StageStep[] => STAGES_OF[kind].map((stage) => ({ kind: 'stage', stage }));

const STAGE_STEPS: Readonly<Record<ContestKind, readonly StageStep[]>> = {
  control: stepsOf('control'),
  confrontation: stepsOf('confrontation'),
  event: stepsOf('event'),
  threat: stepsOf('threat'),
  moors: stepsOf('moors'),
  corporate: stepsOf('corporate'),
};

export const sectorStep: Runs<Mecanisburgo, StepOf<Mecanisburgo, 'sector'>> = {
  run(state, { sector }, table) {
    const order = arrivals(state, sector);
    const kind = kindOf(state, sector, order.length, table);
    if (kind === null) return;
    state.turn++;
    const event = kind === 'event' ? eventIn(state, sector, table.content) : null;
    state.contest = newContest({ sector, kind, event, order }, state.seats);
    table.tell({ kind: 'sectorBegan', sector });
    table.next(...STAGE_STEPS[kind]);
  },
};

/** MEC-5.1: corporations by their earliest pawn. On a Corporate Threat card the threat comes first (MEC-17.26). */
function arrivals(state: MecanisburgoState, sector: Sector): Seat[] {
  const { pawns, threatener } = sectorOf(state, sector);
  const order: Seat[] = [];
  if (threatener !== null && isPlaying(state, threatener)) order.push(threatener);
  for (const { seat } of pawns) if (!order.includes(seat)) order.push(seat);
  return order;
}

/** MEC-4.2 to 4.7; `null` where nothing happens. */
function kindOf(
  state: MecanisburgoState,
  sector: Sector,
  corporations: number,
  { content }: Table<Mecanisburgo>,
): ContestKind | null {
  const { threatener } = sectorOf(state, sector);
  if (CORPORATE.includes(sector)) return threatener !== null && isPlaying(state, threatener) ? 'corporate' : null;
  if (threatIn(state, sector, content) !== null) return 'threat';
  if (corporations === 0) return null;
  if (sector === MOORS) return 'moors';
  if (eventIn(state, sector, content) !== null) return 'event';
  return corporations === 1 ? 'control' : 'confrontation';
}

export const stageStep: Runs<Mecanisburgo, StepOf<Mecanisburgo, 'stage'>> = {
  run(state, { stage }, table) {
    runStage(state, stage, table);
    // Most stages ask nobody anything: what waits is then the next one.
    for (let next = state.stack.at(-1); next?.kind === 'stage' && state.result === null; next = state.stack.at(-1)) {
      state.stack.pop();
      runStage(state, next.stage, table);
    }
  },
};

function runStage(state: MecanisburgoState, stage: Stage, table: Table<Mecanisburgo>): void {
  contestOf(state).stage = stage;
  STAGE_RUNS[stage](state, table);
}

/** MEC-4.12. */
export const endResolutionStep: Runs<Mecanisburgo, StepOf<Mecanisburgo, 'endResolution'>> = {
  run(state, _step, table) {
    if (endOfResolution(state, table)) return;
    for (const { pawns } of state.sectors) {
      for (let last = pawns.pop(); last !== undefined; last = pawns.pop()) bringHome(state, last.seat, last.pawn);
    }
    state.phase = 'final';
    table.next({ kind: 'finalStep', number: 1 });
  },
};
