/** The city from above: where quays lie and how canals bend (RULES.md, section 6.1). */
import type { Canal, Quay, Tables } from '../content/tables.ts';
import type { CSSProperties } from 'react';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The drawing's own units: at 1280 x 800 one of them is a pixel. */
export const WIDTH = 652;
export const HEIGHT = 648;
export const RATIO = WIDTH / HEIGHT;

/** What stands around a place, in units of the drawing: half widths, and heights above and below it. */
export const SIZES = {
  /** A building above its quay, with four windows or with two. */
  building: { half: 59, foot: 16, tall: { 4: 103, 2: 75 } },
  /** A boat, how far it begins above its quay, how much of each boat below shows, and the most of all those below. */
  boat: { half: 52, height: 30, above: 7, step: 14, most: 22 },
  /** The price of a canal. */
  price: 12,
} as const;

/** S1 to S12, then St Mark's Square, the Doge's Palace and the Grand Council: where the first boat lies. */
const QUAYS: readonly Place[] = [
  { x: 66, y: 124 },
  { x: 236, y: 124 },
  { x: 408, y: 124 },
  { x: 585, y: 124 },
  { x: 63, y: 285 },
  { x: 327, y: 285 },
  { x: 461, y: 285 },
  { x: 64, y: 445 },
  { x: 230, y: 445 },
  { x: 416, y: 445 },
  { x: 588, y: 445 },
  { x: 486, y: 602 },
  { x: 300, y: 596 },
  { x: 195, y: 285 },
  { x: 589, y: 285 },
];

export function placeOfQuay(quay: Quay): Place {
  return QUAYS[quay] ?? { x: WIDTH / 2, y: HEIGHT / 2 };
}

/** How far a boat with others above it lies below the quay. */
export function sunkBelow(above: number, boats: number): number {
  const { step, most } = SIZES.boat;
  return above * Math.min(step, most / Math.max(1, boats - 1));
}

/** C1 to C24: the middle of each canal, where its price and its bridge stand, clear of buildings and boats. */
const MIDDLES: readonly Place[] = [
  { x: 151, y: 122 },
  { x: 322, y: 128 },
  { x: 500, y: 112 },
  { x: 136, y: 170 },
  { x: 208, y: 184 },
  { x: 394, y: 184 },
  { x: 484, y: 156 },
  { x: 600, y: 184 },
  { x: 525, y: 292 },
  { x: 129, y: 292 },
  { x: 261, y: 292 },
  { x: 141, y: 374 },
  { x: 150, y: 344 },
  { x: 147, y: 452 },
  { x: 305, y: 358 },
  { x: 343, y: 345 },
  { x: 490, y: 368 },
  { x: 515, y: 344 },
  { x: 502, y: 452 },
  { x: 150, y: 548 },
  { x: 229, y: 504 },
  { x: 371, y: 503 },
  { x: 393, y: 606 },
  { x: 574, y: 540 },
];

export function middleOf(canal: Canal): Place {
  return MIDDLES[canal] ?? { x: 0, y: 0 };
}

function endsOf(canal: Canal, { canals }: Tables): readonly [Place, Place] {
  const [from = 0, to = 0] = canals[canal]?.ends ?? [];
  return [placeOfQuay(from), placeOfQuay(to)];
}

/** The handle of the curve that runs through the canal's middle. */
function handleOf(canal: Canal, tables: Tables): Place {
  const [from, to] = endsOf(canal, tables);
  const middle = middleOf(canal);
  return { x: 2 * middle.x - (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2 };
}

/** The water of a canal, as a path. */
export function courseOf(canal: Canal, tables: Tables): string {
  const [from, to] = endsOf(canal, tables);
  return `M${at(from)}Q${at(handleOf(canal, tables))} ${at(to)}`;
}

/** How finely a boat follows the bend. */
const STRETCHES = 8;

/** Places along a canal, from one of its quays to the other. */
export function alongFrom(canal: Canal, from: Quay, tables: Tables): readonly Place[] {
  const [start, end] = endsOf(canal, tables);
  const handle = handleOf(canal, tables);
  const places = Array.from({ length: STRETCHES + 1 }, (_, stretch) => bezier(start, handle, end, stretch / STRETCHES));
  return tables.canals[canal]?.ends[0] === from ? places : places.toReversed();
}

function bezier(start: Place, handle: Place, end: Place, share: number): Place {
  const rest = 1 - share;
  const mix = (one: number, middle: number, other: number): number =>
    rest * rest * one + 2 * rest * share * middle + share * share * other;
  return { x: mix(start.x, handle.x, end.x), y: mix(start.y, handle.y, end.y) };
}

function at({ x, y }: Place): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Stands at a place of the map, whatever its size. */
export function spotAt({ x, y }: Place): CSSProperties {
  return { insetInlineStart: `${(100 * x) / WIDTH}%`, insetBlockStart: `${(100 * y) / HEIGHT}%` };
}

/** The same as a translation, which can be animated; 1cqi and 1cqb are hundredths of the map. */
export function shiftTo({ x, y }: Place): string {
  return `translate(${((100 * x) / WIDTH).toFixed(2)}cqi, ${((100 * y) / HEIGHT).toFixed(2)}cqb)`;
}
