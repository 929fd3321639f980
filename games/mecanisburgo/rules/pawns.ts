/** Pawns on the board: turned up, taken off, sent home. */
import type { Seat } from '@cabale/engine';
import type { Pawn } from '../content/tables.ts';
import { contestOf, memberAt, playerOf, sectorOf } from './counts.ts';
import { type Context, type EventOf, HOME, ORDER_ZONE, type State } from './state.ts';

type WhyHome = EventOf<'wentHome'>['why'];

/** Everybody sees the base of a pawn in a sector. */
export function revealPawn(state: State, seat: Seat, pawn: Pawn, context: Context): void {
  const player = playerOf(state, seat);
  const sector = player.pawns[pawn] ?? HOME;
  if ((player.revealed & (1 << pawn)) !== 0) return;
  player.revealed |= 1 << pawn;
  const character = memberAt(state, seat, pawn)?.character ?? null;
  context.emit({ kind: 'pawnRevealed', seat, sector, character });
}

/** Off the board; in the Next Turn Order zone the place is kept (MEC-14.44). */
export function takeOff(state: State, seat: Seat, pawn: Pawn): void {
  const place = playerOf(state, seat).pawns[pawn] ?? HOME;
  if (place === HOME || place === ORDER_ZONE) return;
  const { pawns } = sectorOf(state, place);
  for (let index = pawns.length - 1; index >= 0; index--) {
    if (pawns[index]?.seat === seat && pawns[index]?.pawn === pawn) pawns.splice(index, 1);
  }
  bringHome(state, seat, pawn);
}

/** A pawn that stands nowhere any more. */
export function bringHome(state: State, seat: Seat, pawn: Pawn): void {
  playerOf(state, seat).pawns[pawn] = HOME;
  const member = memberAt(state, seat, pawn);
  // MEC-12.4: a Doppleganger keeps its values until it goes home.
  if (member !== null) member.copies = null;
}

export function sendHome(state: State, seat: Seat, pawn: Pawn, why: WhyHome, context: Context): void {
  const character = memberAt(state, seat, pawn)?.character;
  takeOff(state, seat, pawn);
  if (character !== undefined) context.emit({ kind: 'wentHome', seat, character, why });
}

/** All agents of a corporation leave the sector at hand. */
export function sendAllHome(state: State, seat: Seat, why: WhyHome, context: Context): void {
  for (const pawn of sectorOf(state, contestOf(state).sector).pawns.slice()) {
    if (pawn.seat === seat) sendHome(state, seat, pawn.pawn, why, context);
  }
}

/**
 * MEC-4.10, 3.15: a Character leaves its corporation; its pawn is turned up and taken off. One that was at home stands
 * there in sight from now on; from the Next Turn Order zone too it goes home, but its place is kept (MEC-Q75).
 */
export function withdrawPawn(state: State, seat: Seat, pawn: Pawn, context: Context): void {
  const player = playerOf(state, seat);
  const place = player.pawns[pawn] ?? HOME;
  if (place === HOME || place === ORDER_ZONE) {
    player.revealed |= 1 << pawn;
    player.pawns[pawn] = HOME;
  } else {
    revealPawn(state, seat, pawn, context);
    takeOff(state, seat, pawn);
  }
}
