import type { TableProps } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import { POSITIONS, type Position, type San } from '../rules/state.ts';

/** Props of a part of the board that belongs to one Corporation. */
export interface SeatProps extends TableProps<San> {
  readonly seat: Seat;
}

/** River positions from left to right: STAR sits across, so its left is SUN's right (SAN-1.2). */
export function positionsFrom(near: Seat): readonly Position[] {
  return near === 0 ? POSITIONS : POSITIONS.toReversed();
}
