/** Mecanisburgo from above: ten sectors round a plaza, pawns on a brass rim, the Corporate Threat cards in the corners. */
import { CORPORATE, SECTORS, type Sector } from '../content/tables.ts';
import type { CSSProperties } from 'react';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 1200;
export const HEIGHT = 1000;
export const RATIO = WIDTH / HEIGHT;
const CENTRE: Spot = { x: WIDTH / 2, y: HEIGHT / 2 };
const OUTER = { x: 585, y: 485 };
/** Shares of the way from the centre to the edge of the city. */
const PLAZA = 0.27;
const RIM = 0.9;
const SKYLINE = 0.7;
const RIM_MIDDLE = 0.95;

/** The middle of a sector, as an angle: the first on top, then with the clock. */
function angleOf(sector: Sector): number {
  return ((sector / SECTORS) * 360 - 90) * (Math.PI / 180);
}

function at(angle: number, share: number): Spot {
  return { x: CENTRE.x + OUTER.x * share * Math.cos(angle), y: CENTRE.y + OUTER.y * share * Math.sin(angle) };
}

const HALF = Math.PI / SECTORS;
const figure = (value: number): string => value.toFixed(1);
const point = ({ x, y }: Spot): string => `${figure(x)} ${figure(y)}`;
const arcTo = (share: number, isWithClock: 0 | 1, end: Spot): string =>
  `A${figure(OUTER.x * share)} ${figure(OUTER.y * share)} 0 0 ${isWithClock} ${point(end)}`;

function ringPiece(sector: Sector, inner: number, outer: number): string {
  const [from, to] = [angleOf(sector) - HALF, angleOf(sector) + HALF];
  return `M${point(at(from, inner))}L${point(at(from, outer))}${arcTo(outer, 1, at(to, outer))}L${point(at(to, inner))}${arcTo(inner, 0, at(from, inner))}Z`;
}

export const wedgeOf = (sector: Sector): string => ringPiece(sector, PLAZA, RIM);
export const rimOf = (sector: Sector): string => ringPiece(sector, RIM, 1);

/** Where its name and card stand. */
export function middleOf(sector: Sector): Spot {
  const corner = CORNERS[CORPORATE.indexOf(sector)];
  if (corner !== undefined) return corner;
  const { x, y } = MIDDLES[sector] ?? CENTRE;
  return { x: CENTRE.x + x, y: CENTRE.y + y };
}

/** From the centre: where a wedge is widest for what must lie in it, so that nothing touches its neighbours. */
const MIDDLES: readonly Spot[] = [
  { x: 0, y: -300 },
  { x: 240, y: -250 },
  { x: 340, y: -102 },
  { x: 340, y: 102 },
  { x: 240, y: 250 },
  { x: 0, y: 300 },
  { x: -240, y: 250 },
  { x: -340, y: 102 },
  { x: -340, y: -102 },
  { x: -240, y: -250 },
];

/** How wide a sector's name and card may be, as a share of the map: wedges at the sides are wide and low. */
const ROOMS: readonly number[] = [0.18, 0.215, 0.27, 0.27, 0.215, 0.18, 0.215, 0.27, 0.27, 0.215];
export const roomOf = (sector: Sector): number => ROOMS[sector] ?? 0.19;

const CORNERS: readonly Spot[] = [
  { x: 110, y: 72 },
  { x: WIDTH - 110, y: 72 },
];

/** Places of a sector run along the rim, with the clock; those of a corner card in rows below it, away from the rim. */
export function placeOf(sector: Sector, place: number, places: number): Spot {
  const corner = CORNERS[CORPORATE.indexOf(sector)];
  if (corner !== undefined) {
    const row = Math.floor(place / 4);
    const outward = corner.x > CENTRE.x ? row : 0;
    return { x: corner.x + ((place % 4) - 1.5 + outward) * 44, y: corner.y + 64 + row * 44 };
  }
  const share = (place + 0.5) / places - 0.5;
  return at(angleOf(sector) + share * HALF * 1.86, RIM_MIDDLE);
}

/** How far a silhouette is turned so that it looks outward, and where it stands. */
export function skylineAt(sector: Sector): string {
  const { x, y } = at(angleOf(sector), SKYLINE);
  const turn = (Math.atan2(y - CENTRE.y, x - CENTRE.x) * 180) / Math.PI + 90;
  return `translate(${figure(x)} ${figure(y)}) rotate(${figure(turn)})`;
}

/** The way of a Threat along the plaza, from one sector to another. */
export function trackOf(from: Sector, to: Sector): string {
  const share = PLAZA + 0.05;
  const ahead = to > from ? to : to + SECTORS;
  const isLong = ahead - from > SECTORS / 2 ? 1 : 0;
  return `M${point(at(angleOf(from), share))}A${figure(OUTER.x * share)} ${figure(OUTER.y * share)} 0 ${isLong} 1 ${point(at(angleOf(to) - HALF * 0.3, share))}`;
}

/** The stage of a fight stands where its sector is not. */
export const stageSide = (sector: Sector): 'top' | 'bottom' => (middleOf(sector).y < CENTRE.y ? 'bottom' : 'top');

export const PLAZA_SPOT = CENTRE;
export const PLAZA_RADII = { x: OUTER.x * PLAZA, y: OUTER.y * PLAZA };
export const CITY_RADII = OUTER;

/** Stands at a place of the map. */
export function spotAt({ x, y }: Spot): CSSProperties {
  return { insetInlineStart: `${(x / WIDTH) * 100}%`, insetBlockStart: `${(y / HEIGHT) * 100}%` };
}

/** A silhouette for each sector, 120 wide, growing upwards from its foot in the middle. */
export const SKYLINES: readonly string[] = [
  // Palace of Justice: columns under a gable.
  'M-58 0v-8h10v-34h8v34h10v-34h8v34h10v-34h8v34h10v-34h8v34h10v-34h8v34h8v8zM-54-42h108L0-70z',
  // Casino: a fan over a dome.
  'M-56 0v-16h18v-14h12c0-16 12-28 26-28s26 12 26 28h12v14h18v16zM0-58v-16M-14-56l-8-12M14-56l8-12',
  // Spaceport: rockets and a gantry.
  'M-56 0v-10h14v-34l7-16 7 16v34h18v-48l10-22 10 22v48h18v-26l7-14 7 14v26h14v10z',
  // Central Station: a clock tower over vaults.
  'M-58 0v-18c0-18 30-18 30 0h6v-40h6l16-16 16 16h6v40h6c0-18 30-18 30 0v18z',
  // Asimov Plaza: a stepped tower.
  'M-56 0v-14h16v-14h12v-16h10v-14h8v-12h6l4-14 4 14h6v12h8v14h10v16h12v14h16v14z',
  // Robotown: heads and chimneys.
  'M-58 0v-30h10v-14h6v14h10v-8h28v8h8v-28h8v28h10v-12h24v12h12v30z',
  // Stygian Harbour: cranes over the quay.
  'M-58 0v-10h14l8-38h-12v-6h44v6h-24l6 38h14l10-52h-14v-6h52v6h-30l8 52h20v10z',
  // Moreau Island: domes and palms.
  'M-58 0c2-18 14-28 28-28 6-18 50-18 56 0 14 0 26 10 30 28zM-34-26l-4-22-10 4 10-10 14 2-8 4 4 22zM36-26l2-18 12 2-10-10-14 4 8 2-4 18z',
  // Amphicircus: arches in two rows.
  'M-58 0v-24h6v-18h104v18h6V0H44v-14c0-10-16-10-16 0V0H10v-14c0-10-20-10-20 0V0h-18v-14c0-10-16-10-16 0V0zM-44-42v-14h88v14',
  // The Moors: bare trees and stones.
  'M-58 0l12-10 14 6 4-30-12-10 2-4 11 8 1-16h5l1 14 10-8 3 4-13 10 3 30 16-14 14 12 3-24-10-8 2-4 9 6 1-10h4l1 12 8-6 2 4-10 8 2 22 20 8z',
];
