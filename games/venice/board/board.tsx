/** Venice's table: the city in the middle, the council above, players around, the own hand below. */
import { otherSeats, type BoardProps } from '@cabale/design';
import type { Venice } from '../rules/state.ts';
import type { ReactNode } from 'react';
import { CouncilTrack } from './council.tsx';
import { DogePanel } from './doge.tsx';
import { Hand } from './hand.tsx';
import { useSay } from './kit.ts';
import { Lagoon } from './lagoon.tsx';
import { Offers } from './offers.tsx';
import { Piles } from './piles.tsx';
import { PlayerPanel } from './player.tsx';
import { Settlement } from './settlement.tsx';
import { veniceTable } from './table.ts';

export function VeniceBoard(props: BoardProps<Venice>): ReactNode {
  const say = useSay();
  const table = veniceTable(props);
  const { view, near } = table;
  const others = otherSeats(near, view.players.length);
  return (
    <div className="ve" role="group" aria-label={say({ key: 'board.label' })} data-side={view.side}>
      <Settlement table={table} />
      <div className="ve-table">
        <CouncilTrack table={table} />
        <Piles table={table} />
        <div className="ve-others" data-others={others.length}>
          <DogePanel table={table} />
          {others.map((seat) => (
            <PlayerPanel key={seat} table={table} seat={seat} />
          ))}
        </div>
        <Lagoon table={table} />
        <div className="ve-near">
          <PlayerPanel table={table} seat={near} />
          <div className="ve-own">
            <Offers table={table} />
            <Hand table={table} />
          </div>
        </div>
      </div>
    </div>
  );
}
