/** What each stage of a sector does. */
import type { Table } from '@cabale/engine';
import { runAssassinations, runSurvivors } from './assassination.ts';
import { runCards } from './cards.ts';
import { runControl, runLeave } from './control.ts';
import { runFists, runProperties } from './engagement.ts';
import { runConversion, runIdentities, runLeaders } from './identities.ts';
import { runAnnouncement, runInitiative } from './initiative.ts';
import { runDrugs, runOutcome } from './outcome.ts';
import type { Mecanisburgo, MecanisburgoState, Stage } from './state.ts';
import { runEffect, runTargets } from './threats.ts';

export const STAGE_RUNS: Readonly<Record<Stage, (state: MecanisburgoState, table: Table<Mecanisburgo>) => void>> = {
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
