import type { BoardTable } from '@cabale/design';
import type { Mecanisburgo } from '../rules/state.ts';

/** What every part of the board is given. */
export type CityTable = BoardTable<Mecanisburgo>;

export interface TableProps {
  readonly table: CityTable;
}
