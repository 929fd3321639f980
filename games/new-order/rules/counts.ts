/** Questions about a state; nothing here changes it. */
import type { Seat } from '@cabale/engine';
import { COLOURS, type Colour, type Company, type Counts } from '../content/tables.ts';
import type { Hq, HqId, MutableCounts, NewOrderState, Player, Tile } from './state.ts';

/** SOD's HQ comes after the player's. */
export const SOD: HqId = 1;

export function playerOf(state: NewOrderState, seat: Seat): Player {
  return state.players[seat] as Player;
}

export function hqOf(state: NewOrderState, hq: HqId): Hq {
  return state.hqs[hq] as Hq;
}

export function colourOf(state: NewOrderState, tile: Tile): Colour {
  return state.colours[tile] as Colour;
}

export function agentsOn(state: NewOrderState, tile: Tile): number {
  return state.agents[tile] as number;
}

export function typeOf(state: NewOrderState, tile: Tile): Company {
  return state.types[tile] as Company;
}

export function none(): MutableCounts {
  return { R: 0, B: 0, K: 0, W: 0 };
}

export function copyCounts({ R, B, K, W }: Counts): MutableCounts {
  return { R, B, K, W };
}

export function total({ R, B, K, W }: Counts): number {
  return R + B + K + W;
}

/** Cards of a colour in an HQ, tilted or not. */
export function cardsIn(hq: Hq, colour: Colour): number {
  return hq.up[colour] + hq.tilted[colour];
}

export function hasCards(hq: Hq): boolean {
  return total(hq.up) + total(hq.tilted) > 0;
}

/** NO-9.4: tiles a colour controls. */
export function tilesOf(state: NewOrderState, colour: Colour): number {
  const { colours } = state;
  let count = 0;
  for (let tile = 0; tile < colours.length; tile++) if (colours[tile] === colour) count++;
  return count;
}

/** NO-5.12: whether the tile is the only one of its colour. */
export function isLastTile(state: NewOrderState, tile: Tile): boolean {
  const { colours } = state;
  const colour = colours[tile];
  for (let other = 0; other < colours.length; other++) if (other !== tile && colours[other] === colour) return false;
  return true;
}

export function isDisplayEmpty({ display }: NewOrderState): boolean {
  for (let slot = 0; slot < display.length; slot++) if (display[slot] !== null) return false;
  return true;
}

/** Solo: the colours of a side; everybody's colours at a table of several. */
export function coloursOf({ solo }: NewOrderState, hq: HqId): readonly Colour[] {
  if (solo === null) return COLOURS;
  return hq === SOD ? COLOURS.filter((colour) => !solo.own.includes(colour)) : solo.own;
}

/** NO-11.8: in solo a side pays for takeovers with its own colours only. */
export function mayTilt({ solo }: NewOrderState, hq: HqId, colour: Colour): boolean {
  return solo === null || solo.own.includes(colour) === (hq !== SOD);
}

/** Players who have not given up. */
export function playing({ players }: NewOrderState): number {
  return players.filter(({ resigned }) => !resigned).length;
}
