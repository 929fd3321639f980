import type { BoardTable } from '@cabale/design';
import type { Company } from '../content/tables.ts';
import { playerOf } from '../rules/counts.ts';
import type { HqId, NewOrder } from '../rules/state.ts';
import type { Holdings } from './pieces.ts';

/** The table as all parts of the board get it. */
export interface NewOrderTable extends BoardTable<NewOrder> {
  readonly holdings: Holdings;
}

/** The name of a player; `undefined` for SOD. */
export function playerNameAt({ seats }: NewOrderTable, seat: HqId): string | undefined {
  return seats.find((info) => info.seat === seat)?.name;
}

export interface TableProps {
  readonly table: NewOrderTable;
}

/** Types of companies that are worth more to the seat at the bottom. */
export function wantedTypes({ view, near }: NewOrderTable): readonly Company[] {
  return view.solo?.objectives ?? playerOf(view, near).objectives ?? [];
}
