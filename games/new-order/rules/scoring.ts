/** NO-9: what a table of two to four is worth; NO-13.3: solo. */
import type { ScoreRow, Seat } from '@cabale/engine';
import {
  BASE_CONSULTANTS,
  COLOURS,
  CONSULTANTS,
  type Colour,
  type Consultant,
  type Tables,
} from '../content/tables.ts';
import { cardsIn, colourOf, hqOf, mayTilt, playerOf, tilesOf, total, typeOf } from './counts.ts';
import type { Hq, HqId, NewOrderState } from './state.ts';

/** NO-9.19, 14.4: so many different types give the extra points. */
const ALL_TYPES = BASE_CONSULTANTS.length;
/** Captured agents break ties of shares: more than anybody can have captured. */
const SHARE = 1000;

/** NO-9.2. */
export function sharesOf(hq: Hq, colour: Colour, { cardShares, agentShares }: Tables): number {
  return cardShares * cardsIn(hq, colour) + agentShares * hq.captured[colour];
}

/** Shares, then captured agents, as one number; 0 without a share (NO-9.3). */
function weightOf(hq: Hq, colour: Colour, content: Tables): number {
  const shares = sharesOf(hq, colour, content);
  return shares === 0 ? 0 : shares * SHARE + hq.captured[colour];
}

/** NO-9.13: a seat's place in a colour, 1 or 2; 0 where it scores nothing. */
function placeIn(state: NewOrderState, seat: Seat, colour: Colour, content: Tables): 0 | 1 | 2 {
  const own = weightOf(hqOf(state, seat), colour, content);
  if (own === 0) return 0;
  let better = 0;
  let betters = 0;
  for (let other = 0; other < state.seats; other++) {
    const weight = weightOf(hqOf(state, other), colour, content);
    if (weight <= own || weight === better) continue;
    better = weight;
    betters++;
  }
  if (betters === 0) return 1;
  // NO-9.8, 9.12: with two players the second place pays nothing.
  return betters === 1 && state.seats > 2 ? 2 : 0;
}

/** NO-9.4 to 9.12: points from the shares of one colour. */
function colourPoints(state: NewOrderState, seat: Seat, colour: Colour, content: Tables): number {
  const place = placeIn(state, seat, colour, content);
  if (place === 0) return 0;
  return tilesOf(state, colour) * (place === 1 ? content.firstPoints : content.secondPoints);
}

/** NO-9.14 to 9.16: tiles of one's objectives in the colours one scores. */
export function objectivePoints(state: NewOrderState, seat: Seat, content: Tables): number {
  const { objectives } = playerOf(state, seat);
  let tiles = 0;
  for (const colour of COLOURS) {
    if (placeIn(state, seat, colour, content) === 0) continue;
    for (let tile = 0; tile < state.colours.length; tile++) {
      if (state.colours[tile] === colour && objectives.includes(typeOf(state, tile))) tiles++;
    }
  }
  return tiles * content.objectivePoints;
}

/** NO-9.18, 9.19. */
export function consultantPoints(
  consultants: Readonly<Record<Consultant, number>>,
  { pairPoints, allTypesPoints }: Tables,
): number {
  let all = 0;
  let most = 0;
  let types = 0;
  for (const type of CONSULTANTS) {
    const count = consultants[type];
    all += count;
    if (count > 0) types++;
    if (count > most) most = count;
  }
  const pairs = Math.min(Math.floor(all / 2), all - most);
  return pairs * pairPoints + (types >= ALL_TYPES ? allTypesPoints : 0);
}

/** What a seat would have if the game ended now. */
export function pointsOf(state: NewOrderState, seat: Seat, content: Tables): number {
  let points = objectivePoints(state, seat, content) + consultantPoints(hqOf(state, seat).consultants, content);
  for (const colour of COLOURS) points += colourPoints(state, seat, colour, content);
  return points;
}

/** NO-8.7, 13.5: captured agents of all colours. */
export function capturedBy(state: NewOrderState, hq: HqId): number {
  return total(hqOf(state, hq).captured);
}

/** NO-13.3: solo, tiles of a side whose type is an objective. */
export function companiesOf(state: NewOrderState, side: HqId): number {
  const objectives = state.solo?.objectives ?? [];
  let count = 0;
  for (let tile = 0; tile < state.colours.length; tile++) {
    if (mayTilt(state, side, colourOf(state, tile)) && objectives.includes(typeOf(state, tile))) count++;
  }
  return count;
}

/** The scoring table: for every part what each seat, then SOD, has in it. */
export function scoreOf(state: NewOrderState, content: Tables): readonly ScoreRow[] {
  const sides = state.hqs.map((_, side) => side);
  const row = (part: string, points: (side: HqId) => number): ScoreRow => ({ part, values: sides.map(points) });
  const captured = row('captured', (side) => capturedBy(state, side));
  if (state.solo !== null) return [row('companies', (side) => companiesOf(state, side)), captured];
  return [
    ...COLOURS.map((colour) => row(colour, (seat) => colourPoints(state, seat, colour, content))),
    row('objectives', (seat) => objectivePoints(state, seat, content)),
    row('consultants', (seat) => consultantPoints(hqOf(state, seat).consultants, content)),
    row('total', (seat) => pointsOf(state, seat, content)),
    captured,
  ];
}
