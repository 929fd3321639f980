/** Block 7: ■ and the virus track. */
import type { Seat, Table } from '@cabale/engine';
import { virusId } from '../content/card.ts';
import { opponent, playerOf, squaresOf } from './counts.ts';
import { finish } from './end.ts';
import { putOnTop } from './piles.ts';
import type { San, SanState } from './state.ts';

/** One ■: one square in the only direction open to the active player (SAN-7.4, 7.6, 7.7). */
export function hack(state: SanState, seat: Seat, table: Table<San>): void {
  const { pawn } = state;
  const victim = opponent(seat);
  state.turn.spent.H++;
  state.turn.moved = true;
  if (pawn.on === seat) moveTo(state, pawn.square > 1 ? seat : 'port', pawn.square - 1);
  else if (pawn.on === 'port') moveTo(state, victim, 1);
  else if (pawn.square < squaresOf(state, table.content, victim)) moveTo(state, victim, pawn.square + 1);
  else {
    moveTo(state, 'port', 0);
    finishVirus(state, seat, victim, table);
    return;
  }
  table.tell({ kind: 'pawnMoved', seat, on: pawn.on, square: pawn.square });
}

function moveTo(state: SanState, on: Seat | 'port', square: number): void {
  state.pawn.on = on;
  state.pawn.square = square;
}

/** SAN-7.8, 7.9, 7.18. */
function finishVirus(state: SanState, seat: Seat, victim: Seat, table: Table<San>): void {
  const owner = playerOf(state, victim);
  const card = virusId(victim, owner.virus);
  owner.virus--;
  putOnTop(owner, card);
  table.tell({ kind: 'pawnMoved', seat, on: 'port', square: 0 });
  table.tell({ kind: 'virusFinished', seat, card });
  if (owner.virus === 0) finish(state, seat, 'hacking', table);
}
