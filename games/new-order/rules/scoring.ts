/** NO-9: points with two to four players; NO-13.3: solo. */
import type { ScoreRow, Seat } from '@cabale/engine';
import {
  BASE_CONSULTANTS,
  COLOURS,
  CONSULTANTS,
  type Colour,
  type Company,
  type Consultant,
  type Tables,
} from '../content/tables.ts';
import { cardsIn, colourOf, companiesOf, hqOf, mayTilt, playerOf, tilesOf, total, typeOf } from './counts.ts';
import type { Hq, HqId, Open, Tile } from './state.ts';

/** NO-9.19, 14.4: this many different types give the extra points. */
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
function placeIn(open: Open, seat: Seat, colour: Colour, content: Tables): 0 | 1 | 2 {
  const own = weightOf(hqOf(open, seat), colour, content);
  if (own === 0) return 0;
  const isTieSecond = open.readings.tiedFirst === 'second';
  let better = 0;
  let betters = 0;
  let equals = 0;
  let sharers = 0;
  for (let other = 0; other < open.players.length; other++) {
    const weight = weightOf(hqOf(open, other), colour, content);
    if (weight === own) equals++;
    if (weight <= own) continue;
    if (weight > better) sharers = 0;
    if (weight >= better) sharers++;
    if (weight === better) continue;
    better = weight;
    betters++;
  }
  // NO-9.8, 9.12: with two players the second place pays nothing.
  const second = open.players.length > 2 ? 2 : 0;
  // NO-9.7: a tie that nothing breaks leaves nobody first, and the places of all others are lower.
  if (betters === 0) return equals > 1 && isTieSecond ? second : 1;
  return betters === 1 && !(isTieSecond && sharers > 1) ? second : 0;
}

/** NO-9.4 to 9.12: points from the shares of one colour. */
function colourPoints(open: Open, seat: Seat, colour: Colour, content: Tables): number {
  const place = placeIn(open, seat, colour, content);
  if (place === 0) return 0;
  return tilesOf(open, colour) * (place === 1 ? content.firstPoints : content.secondPoints);
}

const UNKNOWN: readonly Company[] = [];

/** NO-9.14 to 9.16: tiles of the seat's known objectives in the colours it scores. */
export function objectivePoints(open: Open, seat: Seat, content: Tables): number {
  const objectives = playerOf(open, seat).objectives ?? UNKNOWN;
  let tiles = 0;
  for (const colour of COLOURS) {
    if (placeIn(open, seat, colour, content) === 0) continue;
    for (let tile = 0; tile < open.colours.length; tile++) {
      if (open.colours[tile] === colour && objectives.includes(typeOf(open, tile))) tiles++;
    }
  }
  return tiles * content.objectivePoints;
}

/** What a colour pays a player now, with its parts: one line of the settlement. */
export interface Payment {
  readonly seat: Seat;
  readonly shares: number;
  readonly agents: number;
  readonly place: 0 | 1 | 2;
  readonly pays: number;
  /** Equal in shares with another player and one of them is paid: captured agents decide (NO-9.6, 9.9). */
  readonly tied: boolean;
  /** By objective of the player; `null` where they are hidden. */
  readonly objectives: readonly { readonly company: Company; readonly points: number }[] | null;
  readonly extra: number;
}

/** NO-9.13: what a colour pays, the best holder first. */
export function paymentsOf(open: Open, colour: Colour, content: Tables): readonly Payment[] {
  const holders = open.players.map((player, seat) => {
    const hq = hqOf(open, seat);
    const place = placeIn(open, seat, colour, content);
    const objectives =
      player.objectives?.map((company) => {
        const matching = companiesOf(open, colour).filter((tile) => typeOf(open, tile) === company).length;
        return { company, points: place === 0 ? 0 : matching * content.objectivePoints };
      }) ?? null;
    return {
      seat,
      shares: sharesOf(hq, colour, content),
      agents: hq.captured[colour],
      place,
      pays: colourPoints(open, seat, colour, content),
      objectives,
      extra: (objectives ?? []).reduce((sum, { points }) => sum + points, 0),
    };
  });
  const ties = (one: Seat, shares: number, place: number): boolean =>
    holders.some((other) => other.seat !== one && other.shares === shares && place + other.place > 0);
  return holders
    .map((holder) => ({ ...holder, tied: ties(holder.seat, holder.shares, holder.place) }))
    .sort((one, other) => other.shares - one.shares || other.agents - one.agents);
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
export function pointsOf(open: Open, seat: Seat, content: Tables): number {
  let points = objectivePoints(open, seat, content) + consultantPoints(hqOf(open, seat).consultants, content);
  for (const colour of COLOURS) points += colourPoints(open, seat, colour, content);
  return points;
}

/** NO-8.7, 13.5: captured agents of all colours. */
export function capturedBy(open: Open, hq: HqId): number {
  return total(hqOf(open, hq).captured);
}

/** NO-13.3: solo, tiles of a side whose type is an objective. */
export function soloCompanies(open: Open, side: HqId): readonly Tile[] {
  const objectives = open.solo?.objectives ?? UNKNOWN;
  const tiles: Tile[] = [];
  for (let tile = 0; tile < open.colours.length; tile++) {
    if (mayTilt(open, side, colourOf(open, tile)) && objectives.includes(typeOf(open, tile))) tiles.push(tile);
  }
  return tiles;
}

/** The scoring table: for every part what each seat, then SOD, has in it. */
export function scoreOf(open: Open, content: Tables): readonly ScoreRow[] {
  const sides = open.hqs.map((_, side) => side);
  const row = (part: string, points: (side: HqId) => number): ScoreRow => ({ part, values: sides.map(points) });
  const captured = row('captured', (side) => capturedBy(open, side));
  if (open.solo !== null) return [row('companies', (side) => soloCompanies(open, side).length), captured];
  return [
    ...COLOURS.map((colour) => row(colour, (seat) => colourPoints(open, seat, colour, content))),
    row('objectives', (seat) => objectivePoints(open, seat, content)),
    row('consultants', (seat) => consultantPoints(hqOf(open, seat).consultants, content)),
    row('total', (seat) => pointsOf(open, seat, content)),
    captured,
  ];
}
