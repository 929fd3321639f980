/** The prospects of a side in each colour: chances of the paying places, instead of current places. */
import { COLOURS, type Colour, type Company, type Tables } from '../content/tables.ts';
import { hqOf, mayTilt, playerOf } from '../rules/counts.ts';
import { sharesOf } from '../rules/scoring.ts';
import type { HqId, State } from '../rules/state.ts';

/** How much a lead of one share raises the chance of a place. */
const SURENESS = 0.8;

/** Lists are indexed like `COLOURS`. Reused: valid until the next call. */
export interface Prospects {
  /** What the side plays for. */
  objectives: readonly Company[];
  /** Tiles of the colour. */
  readonly tiles: number[];
  /** Chance of the first place. */
  readonly first: number[];
  /** Points one more tile of the colour is worth, and one of an objective's type beyond that. */
  readonly worth: number[];
  readonly extra: number[];
}

const prospects: Prospects = { objectives: [], tiles: four(), first: four(), worth: four(), extra: four() };

function four(): number[] {
  return [0, 0, 0, 0];
}

export const INDEX: Readonly<Record<Colour, number>> = { R: 0, B: 1, K: 2, W: 3 };

export function prospectsOf(state: State, side: HqId, content: Tables): Prospects {
  countTiles(state);
  prospects.objectives = objectivesOf(state, side);
  for (let index = 0; index < COLOURS.length; index++) {
    if (state.solo === null) weigh(state, side, index, 0, content);
    else weighSolo(state, side, index);
  }
  return prospects;
}

/** The same for one colour, with more cards in the HQ. */
export function promiseOf(
  state: State,
  side: HqId,
  colour: Colour,
  more: number,
  objectiveTiles: number,
  content: Tables,
): number {
  const index = INDEX[colour];
  weigh(state, side, index, more, content);
  return at(prospects.worth, index) * at(prospects.tiles, index) + at(prospects.extra, index) * objectiveTiles;
}

/** The side's own objectives; in solo the open ones. */
export function objectivesOf(state: State, side: HqId): readonly Company[] {
  return state.solo === null ? playerOf(state, side).objectives : state.solo.objectives;
}

export function at(numbers: readonly number[], index: number): number {
  return numbers[index] as number;
}

function countTiles({ colours }: State): void {
  const { tiles } = prospects;
  tiles.fill(0);
  for (const colour of colours) tiles[INDEX[colour]] = at(tiles, INDEX[colour]) + 1;
}

function weigh(state: State, side: HqId, index: number, more: number, content: Tables): void {
  const colour = COLOURS[index] as Colour;
  const own = weightedShares(state, side, colour, content) + more * content.cardShares;
  let best = 0;
  let second = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === side) continue;
    const rival = weightedShares(state, other, colour, content);
    if (rival > best) {
      second = best;
      best = rival;
    } else if (rival > second) second = rival;
  }
  const isIn = own > 0 ? 1 : 0.15;
  const first = isIn * chance(own - best);
  const next = state.seats > 2 ? isIn * (1 - first) * chance(own - second) : 0;
  prospects.first[index] = first;
  prospects.worth[index] = content.firstPoints * first + content.secondPoints * next;
  prospects.extra[index] = content.objectivePoints * (first + next);
}

/** Shares, with captured agents as a tie-break. */
function weightedShares(state: State, side: HqId, colour: Colour, content: Tables): number {
  const hq = hqOf(state, side);
  return sharesOf(hq, colour, content) + 0.3 * Math.min(1, hq.captured[colour]);
}

function chance(lead: number): number {
  return 1 / (1 + Math.exp(-SURENESS * lead));
}

/** Only tiles of the open objectives count, one point each; others are bases for attacks. */
function weighSolo(state: State, side: HqId, index: number): void {
  const own = mayTilt(state, side, COLOURS[index] as Colour) ? 1 : 0;
  prospects.first[index] = own;
  prospects.worth[index] = own * GROUND;
  prospects.extra[index] = own;
}

/** What a tile without points is worth in solo. */
const GROUND = 0.15;
