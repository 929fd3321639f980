import type { BoardProps, BoardTable, TableProps as DesignTableProps } from '@cabale/design';
import type { Venice, VeniceEvent } from '../rules/state.ts';
import type { VeniceRef } from '../text/refs.ts';
import { tableOf } from './kit.ts';

/** What every part of the board is given. */
export type VeniceTable = BoardTable<Venice>;

export type TableProps = DesignTableProps<Venice>;

export function veniceTable(props: BoardProps<Venice>): VeniceTable {
  const table = tableOf(props);
  return { ...table, fresh: new Set([...table.fresh, ...props.events.flatMap(changedBy)]) };
}

/** Things that change without a line in the log. */
function changedBy(event: VeniceEvent): readonly VeniceRef[] {
  switch (event.kind) {
    case 'changed':
      return [event.what === 'council' ? 'council:track' : `${event.what}:${event.side}`];
    case 'cubes':
      return [event.from, event.to].flatMap((gondola): readonly VeniceRef[] =>
        gondola === null ? [] : [`cargo:${gondola}`],
      );
    case 'dogeRefilled':
      return [`dogeCard:${event.card}`];
    default:
      return [];
  }
}
