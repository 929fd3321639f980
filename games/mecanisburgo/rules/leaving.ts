/** Cards that leave a corporation without dying (MEC-18.2), and damage. */
import type { Seat, StepContext } from '@cabale/engine';
import type { Slot } from '../content/tables.ts';
import { memberOf, playerOf } from './counts.ts';
import { eliminateIfHeadless } from './elimination.ts';
import { withdrawPawn } from './pawns.ts';
import { discardCard } from './piles.ts';
import type { EventOf, Holding, Mecanisburgo, MecanisburgoState, Member } from './state.ts';

type WhyDiscarded = EventOf<'discarded'>['why'];

/** Out of its slot; its pawn with it. */
export function vacate(state: MecanisburgoState, seat: Seat, slot: Slot, context: StepContext<Mecanisburgo>): Member {
  const member = memberOf(state, seat, slot);
  withdrawPawn(state, seat, slot, context);
  playerOf(state, seat).slots[slot] = null;
  return member;
}

/** Dismissed, unpaid or driven away: discarded. */
export function leaveCorporation(
  state: MecanisburgoState,
  seat: Seat,
  slot: Slot,
  why: WhyDiscarded,
  context: StepContext<Mecanisburgo>,
): void {
  const { character } = vacate(state, seat, slot, context);
  discardCard(state, character);
  context.emit({ kind: 'discarded', seat, card: character, why });
  eliminateIfHeadless(state, seat, context);
}

export function loseProperty(
  state: MecanisburgoState,
  seat: Seat,
  holding: Holding,
  why: WhyDiscarded,
  context: StepContext<Mecanisburgo>,
): void {
  const { holdings } = playerOf(state, seat);
  holdings.splice(holdings.indexOf(holding), 1);
  discardCard(state, holding.property);
  context.emit({ kind: 'discarded', seat, card: holding.property, why });
}

/** MEC-11.22, 13.15. */
export function damage(seat: Seat, holding: Holding, context: StepContext<Mecanisburgo>): void {
  holding.markers++;
  context.emit({ kind: 'damaged', seat, property: holding.property });
}
