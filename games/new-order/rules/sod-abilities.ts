/** Section 6.6: SOD activates the companies it captures. Optional, and ours. */
import type { Table } from '@cabale/engine';
import { COLOURS, type Colour, type Company } from '../content/tables.ts';
import { broadcast, swap, withdraw } from './abilities-grid.ts';
import { exchange, removeCard, turn } from './abilities-hq.ts';
import { agentsOn, colourOf, coloursOf, hqOf, SOD } from './counts.ts';
import { placeAgents } from './infiltrate.ts';
import { whereToPlace } from './sod-lines.ts';
import { isHeldBy, isObjective, largest, scan } from './sod-priorities.ts';
import type { Capture, HqId, MutableCounts, NewOrder, NewOrderState, Tile } from './state.ts';

const PLAYER: HqId = 0;

type Ability = (state: NewOrderState, capture: Capture, table: Table<NewOrder>) => void;

export const SOD_ABILITIES: Readonly<Record<Company, Ability>> = {
  BN(state, { colour }, table) {
    for (let left = table.content.broadcast; left > 0; left--) {
      const to = whereToPlace(state, colour, table);
      const from = fullest(state, (tile) => colourOf(state, tile) === colour && tile !== to);
      if (from === undefined) return;
      broadcast(state, from, to, table);
    }
  },
  GM(state, _capture, table) {
    const { up } = hqOf(state, PLAYER);
    const colour = mostOf(state, PLAYER, up);
    if (colour === undefined) return;
    turn(state, PLAYER, colour, 'tilted', Math.min(table.content.guerrilla, up[colour]), table);
  },
  PR(state, _capture, table) {
    const given = mostOf(state, SOD, hqOf(state, SOD).tilted);
    const taken = mostOf(state, PLAYER, hqOf(state, PLAYER).up);
    if (given === undefined || taken === undefined) return;
    exchange(state, { hq: SOD, colour: given, tilted: true }, { hq: PLAYER, colour: taken, tilted: false }, table);
  },
  AA(state, _capture, table) {
    for (let left = table.content.ambient; left > 0; left--) {
      const colour = mostOf(state, SOD, hqOf(state, SOD).tilted);
      if (colour !== undefined) turn(state, SOD, colour, 'straightened', 1, table);
    }
  },
  SM(state, _capture, table) {
    const colour = mostOf(state, PLAYER, hqOf(state, PLAYER).up);
    if (colour !== undefined) removeCard(state, { hq: PLAYER, colour, tilted: false }, table);
  },
  OM(state, _capture, table) {
    const tiles = scan(state);
    const wanted = tiles.find((tile) => isHeldBy(state, PLAYER, tile) && isObjective(state, tile));
    const spare = tiles.find((tile) => isHeldBy(state, SOD, tile) && !isObjective(state, tile));
    if (wanted !== undefined && spare !== undefined) swap(state, wanted, spare, table);
  },
  PF(state, { colour }, table) {
    if (state.supply[colour] === 0) return;
    placeAgents(state, SOD, colour, 1, whereToPlace(state, colour, table), table);
  },
  VD(state, _capture, table) {
    const tile = fullest(state, (each) => isHeldBy(state, PLAYER, each));
    if (tile !== undefined) withdraw(state, tile, table);
  },
};

/** The side's own colour with most of these cards, at least one; of equal ones the first of `COLOURS`. */
function mostOf(state: NewOrderState, side: HqId, cards: MutableCounts): Colour | undefined {
  const own = coloursOf(state, side);
  let best: Colour | undefined;
  for (const colour of COLOURS) {
    if (own.includes(colour) && cards[colour] > (best === undefined ? 0 : cards[best])) best = colour;
  }
  return best;
}

/** The tile with most agents, at least two, the first in scan order. */
function fullest(state: NewOrderState, isWanted: (tile: Tile) => boolean): Tile | undefined {
  const tiles = scan(state).filter((tile) => isWanted(tile) && agentsOn(state, tile) > 1);
  return largest(tiles, (tile) => agentsOn(state, tile))[0];
}
