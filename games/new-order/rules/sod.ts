/** NO-12: SOD's turn. The first possible of A takeover, B plot, C discard, D; people may watch it line by line. */
import type { Runs, StepOf, Table } from '@cabale/engine';
import { COLUMNS, type Colour } from '../content/tables.ts';
import { agentsOn, colourOf, hqOf, SOD, typeOf } from './counts.ts';
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
import type { NewOrder, NewOrderState, Tile } from './state.ts';
import { takeOver } from './takeover.ts';

export const sodTurnStep: Runs<NewOrder, StepOf<NewOrder, 'sodTurn'>> = {
  run(state, _step, table) {
    moveMarker(state, table);
    if (!attacks(state, table) && !plots(state, PLOT_LINES, table) && !plots(state, DISCARD_LINES, table)) {
      // NO-12.38: out of reach; SOD passes.
      tested('D', SEVERAL, table);
      table.pause();
    }
    if (state.result !== null) return;
    state.turn++;
    table.next({ kind: 'beginTurn' });
  },
};

/** NO-12.1. */
function moveMarker(state: NewOrderState, table: Table<NewOrder>): void {
  const solo = soloOf(state);
  solo.marker = (solo.marker % COLUMNS) + 1;
  table.tell({ kind: 'sodMarker', column: solo.marker });
  table.pause();
}

/** NO-12.7 to 12.17. */
function attacks(state: NewOrderState, table: Table<NewOrder>): boolean {
  const target = chooseTarget(state, table);
  table.pause();
  const source = target === undefined ? undefined : sourceFor(state, target);
  if (target === undefined || source === undefined) return false;
  // NO-12.15: exactly as many as it takes.
  const capture = takeOver(state, SOD, source, target, agentsOn(state, target) + 1, table);
  table.pause();
  if (capture === null) throw new Error(`SOD attacked tile ${target} in vain`);
  if (state.sodAbilities) {
    SOD_ABILITIES[typeOf(state, target)](state, capture, table);
    table.pause();
  }
  return true;
}

/** NO-12.4, 12.9 to 12.13: line by line until one target is left. */
function chooseTarget(state: NewOrderState, table: Table<NewOrder>): Tile | undefined {
  let targets = feasibleTargets(state);
  for (const { line, keep } of TARGET_LINES) {
    const kept = keep(state, targets);
    if (kept.length === 1) {
      tested(line, { tile: kept[0] }, table);
      return kept[0];
    }
    tested(line, kept.length === 0 ? NOTHING : SEVERAL, table);
    if (kept.length > 0) targets = kept;
  }
  return undefined;
}

/** NO-12.18 to 12.37, 12.39: the first line that applies, from the display only (NO-12.5). */
function plots(state: NewOrderState, lines: readonly PlotLine[], table: Table<NewOrder>): boolean {
  const plan = choosePlan(state, lines, table);
  table.pause();
  if (plan === undefined) return false;
  const gained = plan.taken.map((slot) => takeOpen(state, slot, table));
  for (const slot of plan.boxed) discard(state, slot, table);
  infiltrate(state, gained, table);
  refillSolo(state, table);
  return true;
}

function choosePlan(
  state: NewOrderState,
  lines: readonly PlotLine[],
  table: Table<NewOrder>,
): ReturnType<PlotLine['plan']> {
  for (const { line, plan } of lines) {
    const found = plan(state);
    if (found === undefined) {
      tested(line, NOTHING, table);
      continue;
    }
    tested(line, found.colour === null ? SEVERAL : { colour: found.colour }, table);
    return found;
  }
  return undefined;
}

/** NO-12.25: upright into SOD's HQ. */
function takeOpen(state: NewOrderState, slot: number, table: Table<NewOrder>): Colour {
  const colour = pickedUp(state, slot);
  hqOf(state, SOD).up[colour]++;
  table.tell({ kind: 'tookOpen', seat: SOD, slot, colour });
  table.tell({ kind: 'laid', hq: SOD, colour, count: 1, odd: null });
  table.pause();
  return colour;
}

function discard(state: NewOrderState, slot: number, table: Table<NewOrder>): void {
  const colour = pickedUp(state, slot);
  state.box[colour]++;
  table.tell({ kind: 'boxed', by: SOD, colour, slot });
  table.pause();
}

/** NO-12.26, 12.27: all agents of a colour on one tile; of two colours the more leftward card's first. */
function infiltrate(state: NewOrderState, gained: readonly Colour[], table: Table<NewOrder>): void {
  for (const colour of new Set(gained)) {
    const cards = gained.filter((card) => card === colour).length;
    const agents = Math.min(cards, state.supply[colour]);
    if (agents === 0) continue;
    const tile = whereToPlace(state, colour, table);
    table.pause();
    placeAgents(state, SOD, colourOf(state, tile), agents, tile, table);
    table.pause();
  }
}
