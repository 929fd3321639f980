/** What the rules count from the open part of the table: points so far, Objectives, Districts. */
import type { Seat } from '@cabale/engine';
import type { District, Tables } from './content/tables.ts';
import { agentsOwned, arrsControlled, controls, serversOf } from './rules/counts.ts';
import { arrsOf } from './rules/map.ts';
import { objectivePoints, titlesOf } from './rules/objectives.ts';
import type { VirtualRevolutionState, VirtualRevolutionView } from './rules/state.ts';
import { triosOf, typeCounts } from './rules/types.ts';
import { versePoints } from './rules/verse-points.ts';

const OPEN = new WeakMap<VirtualRevolutionView, VirtualRevolutionState>();

/** The open part of the table as the rules count it: what is hidden is left empty, and nothing here asks for it. */
export function openTable(view: VirtualRevolutionView): VirtualRevolutionState {
  const known = OPEN.get(view);
  if (known !== undefined) return known;
  const table: VirtualRevolutionState = {
    ...view,
    seats: view.players.length,
    random: [0, 0, 0, 0],
    sealed: null,
    players: view.players.map((player) => ({
      ...player,
      corruption: [...player.corruption],
      objectives: player.objectives ?? [],
    })),
    agentDeck: [],
    locationDeck: [],
    verseDeck: [],
    corruptionDeck: [],
    corruptionKnown: [],
    necroPile: [],
    necroOut: [],
  };
  OPEN.set(view, table);
  return table;
}

/** VR-24.6 to 24.14 as if the game ended now; Objectives stay secret, and Agents of a free type count as printed. */
export function pointsOf(view: VirtualRevolutionView, seat: Seat, content: Tables): number {
  const table = openTable(view);
  const player = table.players[seat];
  if (player === undefined) return 0;
  const { numbers } = content;
  const types = typeCounts(player, new Map(), content);
  return (
    player.vp2 * numbers.vp2 +
    Math.floor(player.euros / numbers.eurosPerVp) +
    player.revenue +
    arrsControlled(table, seat) * numbers.arrVp +
    titlesOf(table, seat) * numbers.titleVp +
    agentsOwned(player).length * numbers.agentVp +
    triosOf(types) * numbers.trioVp +
    (numbers.serverVp[serversOf(table, seat)] ?? 0) +
    versePoints(table, seat, types, content)
  );
}

/** What an own Objective would score now. */
export function objectiveNow(
  view: VirtualRevolutionView,
  seat: Seat,
  objective: keyof Tables['objectives'],
  content: Tables,
): number {
  return Math.min(content.numbers.objectiveCap, objectivePoints(openTable(view), seat, objective, new Map(), content));
}

export const serversOnMap = (view: VirtualRevolutionView, seat: Seat): number => serversOf(openTable(view), seat);

/** How many arrondissements of a District a seat controls, and of how many. */
export function holdOn(
  view: VirtualRevolutionView,
  seat: Seat,
  district: District,
  content: Tables,
): { readonly held: number; readonly all: number } {
  const arrs = arrsOf(district, content);
  return { held: arrs.filter((arr) => controls(openTable(view), seat, arr)).length, all: arrs.length };
}
