import type { BoardProps, BoardTable } from '@cabale/design';
import { POSITIONS, type Position, type San } from '../rules/state.ts';
import { tableOf } from './kit.ts';

/** What every part of the board is given. */
export interface SanTable extends BoardTable<San> {
  readonly near: 0 | 1;
  readonly far: 0 | 1;
}

export interface TableProps {
  readonly table: SanTable;
}

export function sanTable(props: BoardProps<San>): SanTable {
  const near = props.observer === 1 ? 1 : 0;
  return { ...tableOf(props), near, far: near === 0 ? 1 : 0 };
}

/** River positions from left to right: STAR sits across, so its left is SUN's right (SAN-1.2). */
export function positionsFrom(near: 0 | 1): readonly Position[] {
  return near === 0 ? POSITIONS : POSITIONS.toReversed();
}
