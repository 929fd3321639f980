/** Below the grid: options without a piece, or the turn's number; and the consultant in use. */
import { consultantRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Thing, useSay } from './kit.ts';
import { Offers, offersOf } from './offers.tsx';
import type { TableProps } from './table.ts';

export function Strip({ table }: TableProps): ReactNode {
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
