/** The city from above: where quays lie and how canals bend (RULES.md, section 6.1). Everything in hundredths. */
import type { Canal, Quay, Tables } from '../content/tables.ts';
import type { CSSProperties } from 'react';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Width over height. */
export const RATIO = 1.68;
/** The drawing's own units: wide enough that whole numbers are fine enough. */
export const WIDTH = 1280;
export const HEIGHT = WIDTH / RATIO;

/** S1 to S12, then St Mark's Square, the Doge's Palace and the Grand Council. */
const PLACES: readonly Place[] = [
  { x: 11.5, y: 15 },
  { x: 36.5, y: 13.5 },
  { x: 62, y: 14.5 },
  { x: 87.5, y: 17 },
  { x: 9, y: 41 },
  { x: 50, y: 38 },
  { x: 71.5, y: 41.5 },
  { x: 12.5, y: 67.5 },
  { x: 35.5, y: 63.5 },
  { x: 59.5, y: 65 },
  { x: 85, y: 69.5 },
  { x: 69.5, y: 87 },
  { x: 43, y: 87 },
  { x: 28.5, y: 38.5 },
  { x: 91, y: 44.5 },
];

export function placeOfQuay(quay: Quay): Place {
  return PLACES[quay] ?? { x: 50, y: 50 };
}

/** How far each canal bends from the straight line: enough to look natural, too little to touch another. */
const BENDS: readonly number[] = [
  3, -2.5, 2, -2, 2.5, -2, 2, -2.5, 1.5, 2.5, -2, -2.5, 2, -2, 1.5, -2, 2, -2.5, -2, 3, -2, 2, -2.5, -2,
];

/** The middle of the curve's handle. */
function handleOf(canal: Canal, { canals }: Tables): Place {
  const [from, to] = endsOf(canal, canals);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = (BENDS[canal] ?? 0) * 2;
  return { x: (from.x + to.x) / 2 - (dy / length) * bend, y: (from.y + to.y) / 2 + (dx / length) * bend };
}

function endsOf(canal: Canal, canals: Tables['canals']): readonly [Place, Place] {
  const [from = 0, to = 0] = canals[canal]?.ends ?? [];
  return [placeOfQuay(from), placeOfQuay(to)];
}

/** The water of a canal, as a path. */
export function courseOf(canal: Canal, tables: Tables): string {
  const [from, to] = endsOf(canal, tables.canals);
  const handle = handleOf(canal, tables);
  return `M${at(from)}Q${at(handle)} ${at(to)}`;
}

/** How finely a boat follows the bend. */
const STRETCHES = 8;

/** Places along a canal, from one of its quays to the other. */
export function alongFrom(canal: Canal, from: Quay, tables: Tables): readonly Place[] {
  const [start, end] = endsOf(canal, tables.canals);
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

/** Canals that fall more than this are half hidden by the building at their lower end. */
const STEEP = 10;
/** How far from the upper end of such a canal its price stands. */
const HIGH = 0.36;

/** Where its price and its bridge stand: in the middle of what is seen of it. */
export function middleOf(canal: Canal, tables: Tables): Place {
  const [from, to] = endsOf(canal, tables.canals);
  const fall = to.y - from.y;
  const share = Math.abs(fall) < STEEP ? 0.5 : fall > 0 ? HIGH : 1 - HIGH;
  return bezier(from, handleOf(canal, tables), to, share);
}

/** The direction in which the canal runs there, in degrees. */
export function slopeOf(canal: Canal, { canals }: Tables): number {
  const [from, to] = endsOf(canal, canals);
  return (Math.atan2((to.y - from.y) / RATIO, to.x - from.x) * 180) / Math.PI;
}

function at({ x, y }: Place): string {
  return `${((x * WIDTH) / 100).toFixed(1)} ${((y * HEIGHT) / 100).toFixed(1)}`;
}

/** Stands at a place of the map. */
export function spotAt({ x, y }: Place): CSSProperties {
  return { insetInlineStart: `${x}%`, insetBlockStart: `${y}%` };
}
