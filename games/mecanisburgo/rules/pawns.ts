/** Pawns on the board: turned up, taken off, sent home. */
import type { Seat, Table } from '@cabale/engine';
import { DECOY, type Pawn, type Sector } from '../content/tables.ts';
import { memberAt, playerOf, sectorOf } from './counts.ts';
import { HOME, ORDER_ZONE, type Mecanisburgo, type MecanisburgoEvent, type MecanisburgoState } from './state.ts';

type WhyHome = Extract<MecanisburgoEvent, { readonly kind: 'wentHome' }>['why'];

/** Everybody sees the base of a pawn. */
export function revealPawn(
  state: MecanisburgoState,
  seat: Seat,
  pawn: Pawn,
  sector: Sector,
  table: Table<Mecanisburgo>,
): void {
  const player = playerOf(state, seat);
  if ((player.revealed & (1 << pawn)) !== 0) return;
  player.revealed |= 1 << pawn;
  const character = pawn === DECOY ? null : (memberAt(state, seat, pawn)?.character ?? null);
  table.tell({ kind: 'pawnRevealed', seat, sector, character });
}

/** Off the board; in the Next Turn Order zone the place is kept (MEC-14.44). */
export function takeOff(state: MecanisburgoState, seat: Seat, pawn: Pawn): void {
  const place = playerOf(state, seat).pawns[pawn] ?? HOME;
  if (place === HOME || place === ORDER_ZONE) return;
  const { pawns } = sectorOf(state, place);
  for (let index = pawns.length - 1; index >= 0; index--) {
    if (pawns[index]?.seat === seat && pawns[index]?.pawn === pawn) pawns.splice(index, 1);
  }
  bringHome(state, seat, pawn);
}

/** A pawn that stands nowhere any more. */
export function bringHome(state: MecanisburgoState, seat: Seat, pawn: Pawn): void {
  playerOf(state, seat).pawns[pawn] = HOME;
  const member = memberAt(state, seat, pawn);
  // MEC-12.4: a Doppleganger keeps its values until it goes home.
  if (member !== null) member.copies = null;
}

export function sendHome(
  state: MecanisburgoState,
  seat: Seat,
  pawn: Pawn,
  why: WhyHome,
  table: Table<Mecanisburgo>,
): void {
  const character = pawn === DECOY ? null : (memberAt(state, seat, pawn)?.character ?? null);
  takeOff(state, seat, pawn);
  if (character !== null) table.tell({ kind: 'wentHome', seat, character, why });
}

/** All agents of a corporation leave a sector. */
export function sendAllHome(
  state: MecanisburgoState,
  sector: Sector,
  seat: Seat,
  why: WhyHome,
  table: Table<Mecanisburgo>,
): void {
  for (const pawn of sectorOf(state, sector).pawns.slice()) {
    if (pawn.seat === seat) sendHome(state, seat, pawn.pawn, why, table);
  }
}

/**
 * MEC-4.10, 3.15: a Character leaves its corporation; its pawn is turned up and taken off. One that was at home stands
 * there in sight from now on; from the Next Turn Order zone too it goes home, but its place is kept (MEC-Q75).
 */
export function withdrawPawn(state: MecanisburgoState, seat: Seat, pawn: Pawn, table: Table<Mecanisburgo>): void {
  const player = playerOf(state, seat);
  const place = player.pawns[pawn] ?? HOME;
  if (place === HOME || place === ORDER_ZONE) {
    player.revealed |= 1 << pawn;
    player.pawns[pawn] = HOME;
  } else {
    revealPawn(state, seat, pawn, place, table);
    takeOff(state, seat, pawn);
  }
}
