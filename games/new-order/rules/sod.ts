/** NO-12: SOD's turn: the first possible of A takeover, B plot, C discard, D. It pauses so that people can follow it. */
import type { StepRules } from '@cabale/engine';
import { COLUMNS, type Colour } from '../content/tables.ts';
import { agentsOn, hqOf, SOD, typeOf } from './counts.ts';
import { placeAgents } from './infiltrate.ts';
import { pickedUp, refillSolo } from './plot.ts';
import { SOD_ABILITIES } from './sod-abilities.ts';
import { NOTHING, SEVERAL, tested, whereToPlace } from './sod-lines.ts';
import {
  DISCARD_LINES,
  feasibleTargets,
  PLOT_LINES,
  sourceFor,
  TARGET_LINES,
  type PlotLine,
} from './sod-priorities.ts';
import { soloOf } from './solo.ts';
import type { Context, NewOrder, State, Tile } from './state.ts';
import { takeOver } from './takeover.ts';

export const sodTurnStep: StepRules<NewOrder, 'sodTurn'> = {
  run(state, _step, context) {
    moveMarker(state, context);
    if (!attacks(state, context) && !plots(state, PLOT_LINES, context) && !plots(state, DISCARD_LINES, context)) {
      // NO-12.38: out of reach; SOD passes.
      tested('D', SEVERAL, context);
      context.pause();
    }
    if (state.result !== null) return;
    state.turn++;
    context.next({ kind: 'beginTurn' });
  },
};

/** NO-12.1. */
function moveMarker(state: State, context: Context): void {
  const solo = soloOf(state);
  solo.marker = (solo.marker % COLUMNS) + 1;
  context.emit({ kind: 'sodMarker', column: solo.marker });
  context.pause();
}

/** NO-12.7 to 12.17. */
function attacks(state: State, context: Context): boolean {
  const target = chooseTarget(state, context);
  context.pause();
  const source = target === undefined ? undefined : sourceFor(state, target);
  if (target === undefined || source === undefined) return false;
  // NO-12.15: exactly as many as it takes.
  const capture = takeOver(state, SOD, source, target, agentsOn(state, target) + 1, context);
  context.pause();
  if (capture === null) throw new Error(`SOD attacked tile ${target} in vain`);
  if (state.sodAbilities) {
    SOD_ABILITIES[typeOf(state, target)](state, capture, context);
    context.pause();
  }
  return true;
}

/** NO-12.4, 12.9 to 12.13: line by line until one target is left. */
function chooseTarget(state: State, context: Context): Tile | undefined {
  let targets = feasibleTargets(state);
  for (const { line, keep } of TARGET_LINES) {
    const kept = keep(state, targets);
    if (kept.length === 1) {
      tested(line, { tile: kept[0] }, context);
      return kept[0];
    }
    tested(line, kept.length === 0 ? NOTHING : SEVERAL, context);
    if (kept.length > 0) targets = kept;
  }
  return undefined;
}

/** NO-12.18 to 12.37, 12.39: the first line that applies, from the display only (NO-12.5). */
function plots(state: State, lines: readonly PlotLine[], context: Context): boolean {
  const plan = choosePlan(state, lines, context);
  context.pause();
  if (plan === undefined) return false;
  const gained = plan.taken.map((slot) => takeOpen(state, slot, context));
  for (const slot of plan.boxed) discard(state, slot, context);
  infiltrate(state, gained, context);
  refillSolo(state, context);
  return true;
}

function choosePlan(state: State, lines: readonly PlotLine[], context: Context): ReturnType<PlotLine['plan']> {
  for (const { line, plan } of lines) {
    const found = plan(state);
    if (found === undefined) {
      tested(line, NOTHING, context);
      continue;
    }
    tested(line, found.colour === null ? SEVERAL : { colour: found.colour }, context);
    return found;
  }
  return undefined;
}

/** NO-12.25: the card goes upright into SOD's HQ. */
function takeOpen(state: State, slot: number, context: Context): Colour {
  const colour = pickedUp(state, slot);
  hqOf(state, SOD).up[colour]++;
  context.emit({ kind: 'tookOpen', seat: SOD, slot, colour });
  context.emit({ kind: 'laid', hq: SOD, colour, count: 1, odd: null });
  context.pause();
  return colour;
}

function discard(state: State, slot: number, context: Context): void {
  const colour = pickedUp(state, slot);
  state.box[colour]++;
  context.emit({ kind: 'boxed', by: SOD, colour, slot });
  context.pause();
}

/** NO-12.26, 12.27: all agents of a colour on one tile; of two colours the more leftward card's first. */
function infiltrate(state: State, gained: readonly Colour[], context: Context): void {
  for (const colour of new Set(gained)) {
    const cards = gained.filter((card) => card === colour).length;
    const agents = Math.min(cards, state.supply[colour]);
    if (agents === 0) continue;
    const tile = whereToPlace(state, colour, context);
    context.pause();
    placeAgents(state, SOD, agents, tile, context);
    context.pause();
  }
}
