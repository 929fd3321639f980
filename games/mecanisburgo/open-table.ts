/** What the rules count from the open part of the table: points so far, totals in a sector, Peripheral AIs. */
import type { Seat } from '@cabale/engine';
import { DECOY, type Sector, type Tables, type VictoryEvent } from './content/tables.ts';
import { readyAis } from './rules/counts.ts';
import { dueOf } from './rules/money.ts';
import { scoreRows, vpOf } from './rules/scoring.ts';
import {
  HOME,
  type MecanisburgoState,
  type MecanisburgoView,
  type Standing,
  type StandingView,
} from './rules/state.ts';
import { partsOf, totalOf, type Parts } from './rules/totals.ts';

const OPEN = new WeakMap<MecanisburgoView, MecanisburgoState>();

/** A hidden pawn counts like a decoy: for initiative and spaces, for nothing else. */
const standing = ({ seat, pawn }: StandingView): Standing => ({ seat, pawn: pawn ?? DECOY });

/** The open part of the table as the rules count it: what is hidden is left empty, and nothing here asks for it. */
export function openTable(view: MecanisburgoView): MecanisburgoState {
  const known = OPEN.get(view);
  if (known !== undefined) return known;
  const table: MecanisburgoState = {
    ...view,
    seats: view.players.length,
    random: [0, 0, 0, 0],
    sealed: null,
    players: view.players.map((player) => ({
      ...player,
      hand: player.hand.flatMap(({ card, isKnown, isFresh }) => (card === null ? [] : [{ card, isKnown, isFresh }])),
      pawns: player.pawns.map((place) => place ?? HOME),
    })),
    sectors: view.sectors.map((sector) => ({ ...sector, dark: [], pawns: sector.pawns.map(standing) })),
    orderZone: view.orderZone.map(standing),
    deck: [],
    darkDiscard: [],
    randomDeck: [],
    victoryDeck: [],
    dealt: [],
    aside: [],
  };
  OPEN.set(view, table);
  return table;
}

/** MEC-17.31 as if the game ended now. */
export function pointsOf(view: MecanisburgoView, seat: Seat, content: Tables): number {
  return vpOf(openTable(view), seat, content);
}

/** The same in its parts, one row for each. */
export function pointsInParts(view: MecanisburgoView, content: Tables): ReturnType<typeof scoreRows> {
  return scoreRows(openTable(view), content);
}

/** MEC-5.27: what a corporation brings to the sector at hand; `null` while nothing is fought or nothing is revealed. */
export function sidesOf(view: MecanisburgoView, seat: Seat, content: Tables): Parts | null {
  return view.contest?.isRevealed === true ? partsOf(openTable(view), seat, content) : null;
}

export function sideTotal(parts: Parts): number {
  return totalOf(parts);
}

/** AIs at home that may be used this round. */
export function readyAisOf(view: MecanisburgoView, seat: Seat): number {
  const player = openTable(view).players[seat];
  return player === undefined ? 0 : readyAis(openTable(view), player);
}

/** MEC-5.1, 5.5: the corporations of a sector in order of initiative. */
export function initiativeIn({ contest, sectors }: MecanisburgoView, sector: Sector): readonly Seat[] {
  if (contest?.sector === sector) return contest.order;
  return [...new Set(sectors[sector]?.pawns.map(({ seat }) => seat))];
}

/** MEC-14.12: salaries and upkeep to be paid at the end of this round. */
export function paymentsOf(view: MecanisburgoView, seat: Seat, content: Tables): number {
  const player = openTable(view).players[seat];
  return player === undefined ? 0 : dueOf(player, content);
}

/** MEC-2.2: what may still be revealed. */
export function victoriesLeft({ victories, players }: MecanisburgoView, { sizes }: Tables): readonly VictoryEvent[] {
  const { victoryEvents } = sizes[players.length as keyof Tables['sizes']];
  return victoryEvents.filter((victory) => !victories.includes(victory));
}
