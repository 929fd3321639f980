/** New Order's table: the companies in the middle, market and headquarters around them. */
import { otherSeats, type BoardProps } from '@cabale/design';
import type { NewOrder } from '../rules/state.ts';
import type { ReactNode } from 'react';
import { Grid } from './grid.tsx';
import { Headquarters } from './hq.tsx';
import { RegistrationMarks } from './ink.tsx';
import { tableOf, useSay } from './kit.ts';
import { Market, Supply } from './market.tsx';
import { useHoldings } from './pieces.ts';
import { OwnShares } from './ownstrip.tsx';
import { Settlement } from './settlement.tsx';
import { Strip } from './strip.tsx';
import { Ticker } from './ticker.tsx';

export function NewOrderBoard(props: BoardProps<NewOrder>): ReactNode {
  const say = useSay();
  const holdings = useHoldings(props.view);
  const table = { ...tableOf(props), holdings };
  const { view, near } = table;
  return (
    <div
      className="no"
      aria-label={say({ key: 'board.label' })}
      role="group"
      data-solo={view.solo !== null || undefined}
    >
      <RegistrationMarks />
      {view.result === null ? null : <Settlement table={table} />}
      <div className="no-table" data-hqs={view.hqs.length}>
        <Ticker table={table} />
        <div className="no-middle">
          <Grid table={table} />
          <Strip table={table} />
        </div>
        <div className="no-stall">
          <Market table={table} />
          <Supply table={table} />
        </div>
        <div className="no-others">
          {otherSeats(near, view.hqs.length).map((hq) => (
            <Headquarters key={hq} table={table} hq={hq} />
          ))}
        </div>
        <Headquarters table={table} hq={near} />
      </div>
      <OwnShares table={table} />
    </div>
  );
}
