/** Venice's table: the city in the middle, the council above; the own board, the hand and the opponents beside it. */
import { askedStep, otherSeats, type BoardProps } from '@cabale/design';
import type { Venice } from '../rules/state.ts';
import type { ReactNode } from 'react';
import { ArrestScene } from './arrest.tsx';
import { CouncilTrack } from './council.tsx';
import { DogePanel } from './doge.tsx';
import { Drawn, Hand } from './hand.tsx';
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
  // Ways are chosen with the map in sight, so they lie beside it.
  const isWayAsked = askedStep(view)?.kind === 'path';
  const others = otherSeats(near, view.players.length);
  return (
    <div className="ve" role="group" aria-label={say({ key: 'board.label' })} data-side={view.side}>
      <ArrestScene table={table} />
      <Settlement table={table} />
      <div className="ve-table">
        <div className="ve-city">
          <div className="ve-zoom" data-survey="zoom">
            <Lagoon table={table} />
          </div>
          <div className="ve-tray">
            <Drawn table={table} />
            {isWayAsked ? null : <Offers table={table} />}
          </div>
        </div>
        <div className="ve-side">
          <PlayerPanel table={table} seat={near} />
          {isWayAsked ? <Offers table={table} /> : null}
          <Hand table={table} />
          <div className="ve-others" data-others={others.length}>
            <DogePanel table={table} />
            {others.map((seat) => (
              <PlayerPanel key={seat} table={table} seat={seat} />
            ))}
          </div>
        </div>
        <CouncilTrack table={table} />
        <Piles table={table} />
      </div>
    </div>
  );
}
