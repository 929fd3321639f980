/** Block 7: ■ and the virus track. */
import type { Seat } from '@cabale/engine';
import { virusId, type Cards } from '../content/card.ts';
import { opponent, playerOf, squaresOf } from './counts.ts';
import { finish } from './end.ts';
import type { Context, Open, State } from './state.ts';

export type PawnMove = 'pullBack' | 'enter' | 'advance' | 'finish';

/** The only move of the virus pawn that is open to a seat (SAN-7.4, 7.6, 7.7). */
export function pawnMove(open: Open, seat: Seat, cards: Cards): PawnMove {
  if (open.pawn.on === seat) return 'pullBack';
  if (open.pawn.on === 'port') return 'enter';
  return open.pawn.square < squaresOf(open, cards, opponent(seat)) ? 'advance' : 'finish';
}

/** One ■: one square. */
export function hack(state: State, seat: Seat, context: Context): void {
  const { pawn } = state;
  const victim = opponent(seat);
  state.turn.spent.H++;
  state.turn.moved = true;
  const move = pawnMove(state, seat, context.content);
  switch (move) {
    case 'pullBack':
      moveTo(state, pawn.square > 1 ? seat : 'port', pawn.square - 1);
      break;
    case 'enter':
    case 'advance':
      moveTo(state, victim, pawn.square + 1);
      break;
    case 'finish':
      moveTo(state, 'port', 0);
      break;
  }
  context.emit({ kind: 'pawnMoved', seat, on: pawn.on, square: pawn.square });
  if (move === 'finish') finishVirus(state, seat, victim, context);
}

function moveTo(state: State, on: Seat | 'port', square: number): void {
  state.pawn.on = on;
  state.pawn.square = square;
}

/** SAN-7.8, 7.9, 7.15, 7.18: the card goes on top of its owner's draw pile; everybody sees it. */
function finishVirus(state: State, seat: Seat, victim: Seat, context: Context): void {
  const owner = playerOf(state, victim);
  const card = virusId(victim, owner.virus);
  owner.virus--;
  owner.draw.push(card);
  owner.knownTop++;
  context.emit({ kind: 'virusFinished', seat, card });
  if (owner.virus === 0) finish(state, seat, 'hacking', context);
}
