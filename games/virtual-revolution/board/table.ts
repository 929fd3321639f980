import type { BoardTable } from '@cabale/design';
import type { VirtualRevolution } from '../rules/state.ts';

/** What every part of the board is given. */
export type NeoParis = BoardTable<VirtualRevolution>;

export interface TableProps {
  readonly table: NeoParis;
}
