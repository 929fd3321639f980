/** Under the grid: what can be answered here, or how far the game has come and which consultant is at work. */
import { Thing, useSay } from '@cabale/design';
import { consultantRef } from '@cabale/new-order/text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Offers, offersOf } from './offers.tsx';
import type { NewOrderTable } from './table.ts';

export function Strip({ table }: { readonly table: NewOrderTable }): ReactNode {
  const say = useSay();
  const { used, turn, result } = table.view;
  const isAnswering = offersOf(table).length > 0;
  return (
    <div className="no-strip">
      {isAnswering ? <Offers table={table} /> : null}
      {isAnswering || result !== null ? null : (
        <span className="no-turn">{say({ key: 'board.turn', values: { turn } })}</span>
      )}
      {used === null ? null : (
        <Thing thing={consultantRef('supply', used)} travels={false} className="no-used">
          <Icon of={used} />
          {say({ key: 'board.used', refs: { consultant: consultantRef('supply', used) } })}
        </Thing>
      )}
    </div>
  );
}
