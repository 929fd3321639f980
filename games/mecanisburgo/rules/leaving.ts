/** Cards that leave a corporation without dying (MEC-18.2), and damage. */
import type { Seat, Table } from '@cabale/engine';
import type { Slot } from '../content/tables.ts';
import { memberOf, playerOf } from './counts.ts';
import { eliminateIfHeadless } from './elimination.ts';
import { withdrawPawn } from './pawns.ts';
import { discardCard } from './piles.ts';
import type { Holding, Mecanisburgo, MecanisburgoEvent, MecanisburgoState, Member } from './state.ts';

type WhyDiscarded = Extract<MecanisburgoEvent, { readonly kind: 'discarded' }>['why'];

/** Out of its slot; its pawn with it. */
export function vacate(state: MecanisburgoState, seat: Seat, slot: Slot, table: Table<Mecanisburgo>): Member {
  const member = memberOf(state, seat, slot);
  withdrawPawn(state, seat, slot, table);
  playerOf(state, seat).slots[slot] = null;
  return member;
}

/** Dismissed, unpaid or driven away: discarded. */
export function leaveCorporation(
  state: MecanisburgoState,
  seat: Seat,
  slot: Slot,
  why: WhyDiscarded,
  table: Table<Mecanisburgo>,
): void {
  const { character } = vacate(state, seat, slot, table);
  discardCard(state, character);
  table.tell({ kind: 'discarded', seat, card: character, why });
  eliminateIfHeadless(state, seat, table);
}

export function loseProperty(
  state: MecanisburgoState,
  seat: Seat,
  holding: Holding,
  why: WhyDiscarded,
  table: Table<Mecanisburgo>,
): void {
  const { holdings } = playerOf(state, seat);
  holdings.splice(holdings.indexOf(holding), 1);
  discardCard(state, holding.property);
  table.tell({ kind: 'discarded', seat, card: holding.property, why });
}

/** MEC-11.22, 13.15. */
export function damage(seat: Seat, holding: Holding, table: Table<Mecanisburgo>): void {
  holding.markers++;
  table.tell({ kind: 'damaged', seat, property: holding.property });
}
