/** Neo Paris from above: corners, plates and the Seine (RULES.md, section 6.1). Plates that share a side are neighbours. */
import type { Arr, Tables } from '../content/tables.ts';
import type { CSSProperties } from 'react';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 1200;
export const HEIGHT = 840;
export const RATIO = WIDTH / HEIGHT;

/** Where plates meet or bend, as `x,y`. */
const CORNERS = placesIn(`
  675,394 742,462 679,536 536,514 477,419 564,331 681,185 767,271 878,344 880,451 983,519 879,607
  744,737 616,667 474,713 421,618 320,549 345,425 327,327 459,214 637,120 787,137 972,285 1116,482
  233,554 111,393 215,322 196,198 377,131 616,379 703,432 706,496 606,516 511,466 520,380 729,332
  629,255 735,218 814,458 819,299 882,402 784,564 935,484 937,562 642,597 814,672 677,709 479,569
  541,693 441,671 407,418 365,591 325,485 508,268 329,377 391,268 662,133 557,155 929,321 710,122
  864,211 1061,512 1045,390 956,661 1004,700 1176,498 1178,492 744,796 744,818 456,755 451,776 278,555
  217,621 200,650 272,331 185,468 160,354 422,161 202,263 287,178 773,78 760,48 404,61 421,24
  1027,227 1051,200 37,389 22,393 139,153 124,136 1114,611 1151,336 917,97 590,22 260,49 44,254
  79,543 321,724 595,813 889,782 1062,700 1182,690 1186,822 1040,824
`);

/** The 1st to the 23rd: their corners in order round the plate. */
const PLATES: readonly (readonly number[])[] = [
  [34, 5, 29, 0, 30, 1, 31, 2, 32, 3, 33, 4],
  [36, 6, 37, 7, 35, 0, 29, 5],
  [35, 7, 39, 8, 40, 9, 38, 1, 30, 0],
  [31, 1, 38, 9, 42, 10, 43, 11, 41, 2],
  [44, 2, 41, 11, 45, 12, 46, 13],
  [47, 3, 32, 2, 44, 13, 48, 14, 49, 15],
  [52, 17, 50, 4, 33, 3, 47, 15, 51, 16],
  [55, 19, 53, 5, 34, 4, 50, 17, 54, 18],
  [57, 20, 56, 6, 36, 5, 53, 19],
  [59, 21, 60, 22, 58, 8, 39, 7, 37, 6, 56, 20],
  [40, 8, 58, 22, 62, 23, 61, 10, 42, 9],
  [43, 10, 61, 23, 65, 66, 90, 64, 63, 11],
  [67, 12, 45, 11, 63, 64, 99, 68],
  [69, 14, 48, 13, 46, 12, 67, 68, 98, 70],
  [71, 16, 51, 15, 49, 14, 69, 70, 97, 73, 72, 24],
  [76, 26, 74, 18, 54, 17, 52, 16, 71, 24, 75, 25],
  [79, 28, 77, 19, 55, 18, 74, 26, 78, 27],
  [82, 83, 93, 81, 80, 21, 59, 20, 57, 19, 77, 28],
  [80, 81, 92, 85, 84, 22, 60, 21],
  [84, 85, 91, 66, 65, 23, 62, 22],
  [86, 25, 75, 24, 72, 73, 96, 87],
  [88, 27, 78, 26, 76, 25, 86, 87, 95, 89],
  [82, 28, 79, 27, 88, 89, 94, 83],
];

/** Where a content pack has a 24th: beside the city, linked with its neighbours by lines. */
const BESIDE: readonly number[] = [100, 101, 102, 103];

/** Upstream to downstream: in between the 12th and the 13th, out between the 18th and the 23rd. */
const SEINE: readonly number[] = [
  64, 63, 11, 41, 2, 32, 3, 33, 4, 50, 17, 52, 16, 71, 24, 75, 25, 76, 26, 78, 27, 79, 28, 82, 83,
];

/** The middle of what can be seen of each plate. */
const MIDDLES = placesIn(`
  581,443 676,297 795,379 863,523 724,636 553,606 412,510 443,334 563,228 805,228 962,409 1015,594
  880,703 603,743 344,657 251,414 292,255 481,106 904,164 1084,344 134,505 122,284 276,112 1106,772
`);

/** Where an Agent stands: beside the middle, and clear of the centre of the plate's outline. */
const PERCHES = placesIn(`
  663,481 693,233 723,397 760,508 811,620 478,646 458,457 375,379 630,174 886,285 1043,465 1095,548
  798,754 694,769 269,603 273,505 397,203 647,76 832,117 1047,269 85,437 130,199 196,141 1150,735
`);

function placesIn(text: string): readonly Place[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return { x, y };
    });
}

const CENTRE: Place = { x: WIDTH / 2, y: HEIGHT / 2 };

function cornerAt(index: number): Place {
  return CORNERS[index] ?? CENTRE;
}

export function middleOf(arr: Arr): Place {
  return MIDDLES[arr] ?? CENTRE;
}

/** How far pieces make room for an Agent. */
const ROOM = 26;

/** The middle, moved away from the piece on the perch. */
export function middleBeside(arr: Arr): Place {
  const [middle, perch] = [middleOf(arr), perchOf(arr)];
  const distance = Math.hypot(middle.x - perch.x, middle.y - perch.y) || 1;
  const share = ROOM / distance;
  return { x: middle.x + (middle.x - perch.x) * share, y: middle.y + (middle.y - perch.y) * share };
}

export function perchOf(arr: Arr): Place {
  return PERCHES[arr] ?? CENTRE;
}

/** A path through corners, closed for a plate. */
function pathThrough(corners: readonly number[]): string {
  return corners
    .map((corner, index) => `${index === 0 ? 'M' : 'L'}${cornerAt(corner).x} ${cornerAt(corner).y}`)
    .join('');
}

export function plateOf(arr: Arr): string {
  return `${pathThrough(PLATES[arr] ?? BESIDE)}Z`;
}

export function outlineOf(arr: Arr): readonly Place[] {
  return (PLATES[arr] ?? BESIDE).map(cornerAt);
}

export const SEINE_PATH = pathThrough(SEINE);

/** The sides that two plates share. */
export interface Border {
  readonly arrs: readonly [Arr, Arr];
  readonly path: string;
  readonly middle: Place;
  readonly isRiver: boolean;
}

type Side = readonly [number, number];

function sidesOf(arr: Arr): readonly Side[] {
  const corners = PLATES[arr] ?? [];
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);
}

const RIVER_SIDES = new Set(SEINE.slice(1).map((corner, index) => sideKey([SEINE[index] ?? corner, corner])));

function sideKey([one, other]: Side): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

export const BORDERS: readonly Border[] = bordersOf();

function bordersOf(): readonly Border[] {
  const borders: Border[] = [];
  for (const [first] of PLATES.entries()) {
    const sides = new Set(sidesOf(first).map(sideKey));
    for (const [second] of PLATES.entries()) {
      if (second <= first) continue;
      const shared = sidesOf(second).filter((side) => sides.has(sideKey(side)));
      if (shared.length > 0) borders.push(borderAlong([first, second], shared));
    }
  }
  return borders;
}

function borderAlong(arrs: readonly [Arr, Arr], sides: readonly Side[]): Border {
  const keys = sides.map(sideKey);
  const counts = new Map<number, number>();
  for (const corner of sides.flat()) counts.set(corner, (counts.get(corner) ?? 0) + 1);
  const [bend] = [...counts].flatMap(([corner, count]) => (count > 1 ? [corner] : []));
  return {
    arrs,
    path: sides.map((side) => pathThrough(side)).join(''),
    middle: cornerAt(bend ?? sides[0]?.[0] ?? 0),
    isRiver: keys.some((key) => RIVER_SIDES.has(key)),
  };
}

/** Sides of plates at the edge of the city. */
export const EDGE_PATH = edgePath();

function edgePath(): string {
  const counts = new Map<string, { readonly side: Side; count: number }>();
  for (const [arr] of PLATES.entries()) {
    for (const side of sidesOf(arr)) {
      const known = counts.get(sideKey(side));
      if (known === undefined) counts.set(sideKey(side), { side, count: 1 });
      else known.count++;
    }
  }
  return [...counts.values()].flatMap(({ side, count }) => (count === 1 ? [pathThrough(side)] : [])).join('');
}

/** Neighbours, by a content pack, whose plates share no side. */
export function farNeighbours({ arrs }: Tables): readonly (readonly [Arr, Arr])[] {
  const drawn = new Set(BORDERS.map(({ arrs: pair }) => pair.join()));
  return arrs.flatMap(({ adjacent }, arr) =>
    adjacent.flatMap((other): readonly (readonly [Arr, Arr])[] =>
      arr < other && !drawn.has([arr, other].join()) ? [[arr, other]] : [],
    ),
  );
}

/** The style of an element at a place of the map. */
export function spotAt({ x, y }: Place): CSSProperties {
  return { insetInlineStart: `${(x / WIDTH) * 100}%`, insetBlockStart: `${(y / HEIGHT) * 100}%` };
}
