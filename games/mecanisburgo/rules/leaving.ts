/** Cards that leave a corporation without dying (MEC-18.2), and damage. */
import type { Seat } from '@cabale/engine';
import type { Slot } from '../content/tables.ts';
import { memberOf, playerOf } from './counts.ts';
import { eliminateIfHeadless } from './elimination.ts';
import { withdrawPawn } from './pawns.ts';
import { discardCard } from './piles.ts';
import type { Context, EventOf, Holding, Member, State } from './state.ts';

type WhyDiscarded = EventOf<'discarded'>['why'];

/** Out of its slot; its pawn with it. */
export function vacate(state: State, seat: Seat, slot: Slot, context: Context): Member {
  const member = memberOf(state, seat, slot);
  withdrawPawn(state, seat, slot, context);
  playerOf(state, seat).slots[slot] = null;
  return member;
}

/** Dismissed, unpaid or driven away: discarded. */
export function leaveCorporation(state: State, seat: Seat, slot: Slot, why: WhyDiscarded, context: Context): void {
  const { character } = vacate(state, seat, slot, context);
  discardCard(state, character);
  context.emit({ kind: 'discarded', seat, card: character, why });
  eliminateIfHeadless(state, seat, context);
}

export function loseProperty(state: State, seat: Seat, holding: Holding, why: WhyDiscarded, context: Context): void {
  const { holdings } = playerOf(state, seat);
  holdings.splice(holdings.indexOf(holding), 1);
  discardCard(state, holding.property);
  context.emit({ kind: 'discarded', seat, card: holding.property, why });
}

/** MEC-11.22, 13.15. */
export function damage(seat: Seat, holding: Holding, context: Context): void {
  holding.markers++;
  context.emit({ kind: 'damaged', seat, property: holding.property });
}
