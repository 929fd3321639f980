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
  692,504 592,444 479,384 542,301 748,402 752,445 724,484 725,282 804,300 875,335 914,487 912,524 860,605
  817,555 755,678 670,673 635,660 524,627 475,586 538,541 393,557 287,462 354,388 339,294 439,250 575,208
  554,248 737,189 869,181 898,212 956,293 1026,396 1069,555 984,537 1168,558 1122,660 1041,712 968,737 909,666
  857,787 762,806 693,805 581,792 440,752 472,699 363,731 275,710 190,690 214,651 237,568 182,578 173,463
  189,385 222,315 274,269 321,225 378,181 510,130 599,100 733,87 785,77 859,69 947,78 1006,112 1073,192
  1124,262 1170,370 1178,472 147,699 84,660 37,572 24,457 32,388 96,270 218,157 317,93 442,46 599,22 733,24
  1112,866 1034,782 999,749 792,-24 1076,24 1184,24 1184,138 1094,138
`);

/** The 1st to the 23rd: their corners in order round the plate. */
const PLATES: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6],
  [3, 7, 8, 4],
  [4, 8, 9, 10, 5],
  [0, 6, 5, 10, 11, 12, 13],
  [0, 13, 12, 14, 15, 16],
  [0, 16, 17, 18, 19, 1],
  [1, 19, 18, 20, 21, 22, 2],
  [2, 22, 23, 24, 25, 26, 3],
  [26, 25, 27, 7, 3],
  [7, 27, 28, 29, 30, 9, 8],
  [9, 30, 31, 32, 33, 11, 10],
  [11, 33, 32, 34, 35, 36, 37, 38, 12],
  [12, 38, 37, 39, 40, 41, 15, 14],
  [15, 41, 42, 43, 44, 17, 16],
  [18, 17, 44, 43, 45, 46, 47, 48, 49, 21, 20],
  [22, 21, 49, 48, 50, 51, 52, 53, 54, 23],
  [23, 54, 55, 56, 57, 58, 25, 24],
  [25, 58, 59, 60, 61, 28, 27],
  [28, 61, 62, 63, 64, 65, 30, 29],
  [30, 65, 66, 67, 34, 32, 31],
  [48, 47, 68, 69, 70, 71, 51, 50],
  [51, 71, 72, 73, 74, 56, 55, 54, 53, 52],
  [56, 74, 75, 76, 77, 78, 59, 58, 57],
];

/** Where a content pack has a 24th: beside the city, linked with its neighbours by lines. */
const BESIDE: readonly number[] = [83, 84, 85, 86];

/** Upstream to downstream: in between the 12th and the 13th, round the 21st, 22nd and 23rd, and away to the north. */
const SEINE: readonly number[] = [
  79, 80, 81, 37, 38, 12, 13, 0, 1, 2, 22, 21, 49, 48, 47, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 82,
];

/** The middle of what can be seen of each plate. */
const MIDDLES = placesIn(`
  680,430 738,338 838,424 868,528 746,597 583,585 452,478 429,325 676,243 830,244 980,479 1004,626 835,716
  578,717 346,636 275,374 505,178 788,132 997,219 1073,334 105,526 112,388 368,130 1122,66
`);

/** Where an Agent stands: beside the middle, and clear of the centre of the plate's outline. */
const PERCHES = placesIn(`
  560,374 628,313 832,336 772,480 676,636 604,498 352,434 512,262 588,262 914,283 923,356 1100,600 735,758
  640,758 295,540 215,467 379,232 629,150 912,126 1085,455 114,628 126,301 518,76 1156,112
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

/** A path through corners. */
function pathThrough(places: readonly Place[]): string {
  return places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

export function outlineOf(arr: Arr): readonly Place[] {
  return (PLATES[arr] ?? BESIDE).map(cornerAt);
}

export function plateOf(arr: Arr): string {
  return `${pathThrough(outlineOf(arr))}Z`;
}

/** How far the glass of a plate stays clear of its outline, so that light falls between plates. */
const SEAM = 3.5;

/** The glass of a plate: its outline moved inwards by the seam. */
export function glassOf(arr: Arr): string {
  const outline = outlineOf(arr);
  const moved = outline.map((corner, index) => {
    const before = normalOf(outline.at(index - 1) ?? corner, corner);
    const after = normalOf(corner, outline[(index + 1) % outline.length] ?? corner);
    // The corner lies on both moved sides; sharp corners are cut.
    const share = SEAM / Math.max(0.4, 1 + before.x * after.x + before.y * after.y);
    return { x: round(corner.x + (before.x + after.x) * share), y: round(corner.y + (before.y + after.y) * share) };
  });
  return `${pathThrough(moved)}Z`;
}

/** Points to the right of the way from one place to another: inwards, because outlines run clockwise. */
function normalOf(from: Place, to: Place): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A curve through places (Catmull-Rom, as cubic Bézier curves). */
function curveThrough(places: readonly Place[]): string {
  return places
    .map((place, index) => {
      const from = places[index - 1];
      if (from === undefined) return `M${place.x} ${place.y}`;
      const before = places[index - 2] ?? from;
      const after = places[index + 1] ?? place;
      const out = { x: from.x + (place.x - before.x) / 6, y: from.y + (place.y - before.y) / 6 };
      const into = { x: place.x - (after.x - from.x) / 6, y: place.y - (after.y - from.y) / 6 };
      return `C${round(out.x)} ${round(out.y)} ${round(into.x)} ${round(into.y)} ${place.x} ${place.y}`;
    })
    .join('');
}

export const SEINE_PATH = curveThrough(SEINE.map(cornerAt));

/** The reach with the islands, where the river is wider; then the Cité and Saint-Louis. */
export const ISLAND_REACH = 'M692 504L817 555';
export const ISLANDS = 'M704 509Q744 502 767 535Q728 542 704 509ZM777 539Q800 530 811 552Q788 560 777 539Z';

/** The sides that two plates share. */
export interface Border {
  readonly arrs: readonly [Arr, Arr];
  readonly path: string;
  /** Across the Seine, where it flows between the two. */
  readonly bridge: string | null;
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

function sidePath(sides: readonly Side[]): string {
  return sides.map((side) => pathThrough(side.map(cornerAt))).join('');
}

function bordersOf(): readonly Border[] {
  const borders: Border[] = [];
  for (const [first] of PLATES.entries()) {
    const sides = new Set(sidesOf(first).map(sideKey));
    for (const [second] of PLATES.entries()) {
      if (second <= first) continue;
      const shared = sidesOf(second).filter((side) => sides.has(sideKey(side)));
      if (shared.length > 0)
        borders.push({ arrs: [first, second], path: sidePath(shared), bridge: bridgeOver(shared) });
    }
  }
  return borders;
}

const lengthOf = ([one, other]: Side): number =>
  Math.hypot(cornerAt(one).x - cornerAt(other).x, cornerAt(one).y - cornerAt(other).y);

/** Half the length of a bridge. */
const SPAN = 15;

/** A bridge over the middle of the longest of these sides that is a bank. */
function bridgeOver(sides: readonly Side[]): string | null {
  const [bank] = sides
    .filter((side) => RIVER_SIDES.has(sideKey(side)))
    .sort((one, other) => lengthOf(other) - lengthOf(one));
  if (bank === undefined) return null;
  const [from, to] = [cornerAt(bank[0]), cornerAt(bank[1])];
  const across = normalOf(from, to);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const end = (by: number): Place => ({ x: round(middle.x + across.x * by), y: round(middle.y + across.y * by) });
  return pathThrough([end(-SPAN), end(SPAN)]);
}

export const BORDERS: readonly Border[] = bordersOf();

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
