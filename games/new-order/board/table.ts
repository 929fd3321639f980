import type { BoardProps, BoardTable } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import type { Company } from '../content/tables.ts';
import { playerOf } from '../rules/counts.ts';
import { pointsOf } from '../rules/scoring.ts';
import type { NewOrder } from '../rules/state.ts';
import { tableOf } from './kit.ts';
import type { Holdings } from './pieces.ts';

/** What every part of the board is given. */
export interface NewOrderTable extends BoardTable<NewOrder> {
  readonly holdings: Holdings;
}

export interface TableProps {
  readonly table: NewOrderTable;
}

export function newOrderTable(props: BoardProps<NewOrder>, holdings: Holdings): NewOrderTable {
  return { ...tableOf(props), holdings };
}

/** Types of companies that are worth more to the seat at the bottom. */
export function wantedTypes({ view, near }: NewOrderTable): readonly Company[] {
  return view.solo?.objectives ?? playerOf(view, near).objectives ?? [];
}

/** NO-9: what a player would have if the game ended now, as far as the observer can know. */
export function pointsNow({ view, content }: Pick<NewOrderTable, 'view' | 'content'>, seat: Seat): number {
  return pointsOf(view, seat, content);
}
