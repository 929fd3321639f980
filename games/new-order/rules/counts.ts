/** Predicates and counts of the open table, shared by rules, texts, boards and bots. */
import type { Seat } from '@cabale/engine';
import { COLOURS, type Colour, type Company, type Counts } from '../content/tables.ts';
import type { Hq, HqId, MutableCounts, Open, Tile } from './state.ts';

/** Solo: SOD's HQ comes after the player's. */
export const PLAYER: HqId = 0;
export const SOD: HqId = 1;

export function isSod({ solo }: Open, hq: HqId): boolean {
  return solo !== null && hq === SOD;
}

export function playerOf<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  return players[seat] as P;
}

export function hqOf(open: Open, hq: HqId): Hq {
  return open.hqs[hq] as Hq;
}

export function colourOf(open: Open, tile: Tile): Colour {
  return open.colours[tile] as Colour;
}

export function agentsOn(open: Open, tile: Tile): number {
  return open.agents[tile] as number;
}

export function typeOf(open: Open, tile: Tile): Company {
  return open.types[tile] as Company;
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
export function tilesOf(open: Open, colour: Colour): number {
  const { colours } = open;
  let count = 0;
  for (let tile = 0; tile < colours.length; tile++) if (colours[tile] === colour) count++;
  return count;
}

/** The tiles a colour controls, in order. */
export function companiesOf({ colours }: Open, colour: Colour): readonly Tile[] {
  return colours.flatMap((each, tile) => (each === colour ? [tile] : []));
}

/** NO-5.12: whether the tile is the only one of its colour. */
export function isLastTile(open: Open, tile: Tile): boolean {
  const { colours } = open;
  const colour = colours[tile];
  for (let other = 0; other < colours.length; other++) if (other !== tile && colours[other] === colour) return false;
  return true;
}

export function isDisplayEmpty({ display }: Open): boolean {
  for (let slot = 0; slot < display.length; slot++) if (display[slot] !== null) return false;
  return true;
}

/** Solo: the colours of a side; with several players, all colours. */
export function coloursOf({ solo }: Open, hq: HqId): readonly Colour[] {
  if (solo === null) return COLOURS;
  return hq === SOD ? COLOURS.filter((colour) => !solo.own.includes(colour)) : solo.own;
}

/** NO-11.8: in solo a side pays for takeovers with its own colours only. */
export function mayTilt({ solo }: Open, hq: HqId, colour: Colour): boolean {
  return solo === null || solo.own.includes(colour) === (hq !== SOD);
}

/** Players who have not resigned. */
export function playing({ players }: Open): number {
  return players.filter(({ resigned }) => !resigned).length;
}

/** Turns of the final round, the running one included; all of them while the turn that triggered the end goes on. */
export function lastTurns(open: Open): number {
  return open.turnsLeft < playing(open) ? open.turnsLeft + 1 : open.turnsLeft;
}
