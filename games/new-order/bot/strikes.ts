/** Possible captures, and endangered tiles. */
import type { Colour, Tables } from '../content/tables.ts';
import { agentsOn, colourOf, hqOf, typeOf } from '../rules/counts.ts';
import { neighboursOf } from '../rules/grid.ts';
import type { HqId, State, Tile } from '../rules/state.ts';
import { reachOf } from '../rules/takeover.ts';
import { at, INDEX, type Prospects } from './prospects.ts';

export interface Strikes {
  /** Points of the best capture, and the number of worthwhile ones. */
  best: number;
  count: number;
  /** Points on tiles that a taller neighbour could take. */
  exposed: number;
  /** Points on well-defended tiles. */
  held: number;
}

const strikes: Strikes = { best: 0, count: 0, exposed: 0, held: 0 };

/** The result is reused: valid until the next call. */
export function strikesOf(state: State, side: HqId, prospects: Prospects, content: Tables): Strikes {
  strikes.best = strikes.count = strikes.exposed = strikes.held = 0;
  // With the Military Contractor a tie is enough to capture a tile.
  const lead = hqOf(state, side).consultants.MI > 0 ? 0 : 1;
  const tiles = state.colours.length;
  for (let tile = 0; tile < tiles; tile++) {
    const value = tileValue(state, tile, colourOf(state, tile), prospects);
    strikes.held += value * Math.min(1, agentsOn(state, tile) / 4);
    const moved = reachOf(state, side, tile);
    let tallest = 0;
    for (const neighbour of neighboursOf(tiles, tile)) {
      if (colourOf(state, neighbour) === colourOf(state, tile)) continue;
      tallest = Math.max(tallest, agentsOn(state, neighbour) - 1);
      if (moved < agentsOn(state, neighbour) + lead) continue;
      const gain = captureGain(state, tile, neighbour, prospects, content);
      if (gain > strikes.best) strikes.best = gain;
      if (gain > 0.5) strikes.count++;
    }
    if (tallest > agentsOn(state, tile)) strikes.exposed += value;
  }
  return strikes;
}

/** Points of a tile in this colour for the side. */
function tileValue(state: State, tile: Tile, colour: Colour, prospects: Prospects): number {
  const { worth, extra, objectives } = prospects;
  const index = INDEX[colour];
  return at(worth, index) + (objectives.includes(typeOf(state, tile)) ? at(extra, index) : 0);
}

/** What taking a tile from a neighbour of another colour would bring. */
function captureGain(state: State, source: Tile, target: Tile, prospects: Prospects, content: Tables): number {
  const defeated = colourOf(state, target);
  const index = INDEX[defeated];
  // NO-5.12: the last tile of a colour cannot be taken.
  if (at(prospects.tiles, index) === 1) return 0;
  const first = at(prospects.first, index);
  const shares = state.solo === null ? content.agentShares * first * (1 - first) * at(prospects.tiles, index) : 0;
  const gained = tileValue(state, target, colourOf(state, source), prospects);
  return gained - tileValue(state, target, defeated, prospects) + shares;
}
