/** Section 6.6: SOD activates the companies it captures. Optional; not in the rulebook. */
import { COLOURS, type Colour, type Company } from '../content/tables.ts';
import { broadcast, swap, withdraw } from './abilities-grid.ts';
import { exchange, removeCard, turn } from './abilities-hq.ts';
import { agentsOn, colourOf, coloursOf, hqOf, PLAYER, SOD } from './counts.ts';
import { placeAgents } from './infiltrate.ts';
import { whereToPlace } from './sod-lines.ts';
import { isHeldBy, isObjective, largest, scan } from './sod-priorities.ts';
import type { Capture, Context, HqId, MutableCounts, State, Tile } from './state.ts';

type Ability = (state: State, capture: Capture, context: Context) => void;

export const SOD_ABILITIES: Readonly<Record<Company, Ability>> = {
  BN(state, { colour }, context) {
    for (let left = context.content.broadcast; left > 0; left--) {
      const to = whereToPlace(state, colour, context);
      const from = fullest(state, (tile) => colourOf(state, tile) === colour && tile !== to);
      if (from === undefined) return;
      broadcast(state, from, to, context);
    }
  },
  GM(state, _capture, context) {
    const { up } = hqOf(state, PLAYER);
    const colour = mostOf(state, PLAYER, up);
    if (colour === undefined) return;
    turn(state, PLAYER, colour, 'tilted', Math.min(context.content.guerrilla, up[colour]), context);
  },
  PR(state, _capture, context) {
    const given = mostOf(state, SOD, hqOf(state, SOD).tilted);
    const taken = mostOf(state, PLAYER, hqOf(state, PLAYER).up);
    if (given === undefined || taken === undefined) return;
    exchange(state, { hq: SOD, colour: given, tilted: true }, { hq: PLAYER, colour: taken, tilted: false }, context);
  },
  AA(state, _capture, context) {
    for (let left = context.content.ambient; left > 0; left--) {
      const colour = mostOf(state, SOD, hqOf(state, SOD).tilted);
      if (colour !== undefined) turn(state, SOD, colour, 'straightened', 1, context);
    }
  },
  SM(state, _capture, context) {
    const colour = mostOf(state, PLAYER, hqOf(state, PLAYER).up);
    if (colour !== undefined) removeCard(state, { hq: PLAYER, colour, tilted: false }, context);
  },
  OM(state, _capture, context) {
    const tiles = scan(state);
    const wanted = tiles.find((tile) => isHeldBy(state, PLAYER, tile) && isObjective(state, tile));
    const spare = tiles.find((tile) => isHeldBy(state, SOD, tile) && !isObjective(state, tile));
    if (wanted !== undefined && spare !== undefined) swap(state, wanted, spare, context);
  },
  PF(state, { colour }, context) {
    if (state.supply[colour] === 0) return;
    placeAgents(state, SOD, 1, whereToPlace(state, colour, context), context);
  },
  VD(state, _capture, context) {
    const tile = fullest(state, (each) => isHeldBy(state, PLAYER, each));
    if (tile !== undefined) withdraw(state, tile, context);
  },
};

/** The side's own colour with most of these cards, at least one; of equal ones the first of `COLOURS`. */
function mostOf(state: State, side: HqId, cards: MutableCounts): Colour | undefined {
  const own = coloursOf(state, side);
  let best: Colour | undefined;
  for (const colour of COLOURS) {
    if (own.includes(colour) && cards[colour] > (best === undefined ? 0 : cards[best])) best = colour;
  }
  return best;
}

/** The tile with most agents, at least two, the first in scan order. */
function fullest(state: State, isWanted: (tile: Tile) => boolean): Tile | undefined {
  const tiles = scan(state).filter((tile) => isWanted(tile) && agentsOn(state, tile) > 1);
  return largest(tiles, (tile) => agentsOn(state, tile))[0];
}
