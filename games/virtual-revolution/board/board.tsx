/** The table of Virtual Revolution: the city in the middle, what is on offer beside it, players around, the own hand below. */
import { otherSeats, type BoardProps } from '@cabale/design';
import type { VirtualRevolution } from '../rules/state.ts';
import type { ReactNode } from 'react';
import { Attack } from './attack.tsx';
import { City } from './city.tsx';
import { Hand } from './hand.tsx';
import { Answers, tableOf, useSay } from './kit.ts';
import { Districts, Market } from './market.tsx';
import { PlayerPanel } from './player.tsx';
import { Settlement } from './settlement.tsx';
import { Status } from './status.tsx';

export function VirtualRevolutionBoard(props: BoardProps<VirtualRevolution>): ReactNode {
  const say = useSay();
  const table = tableOf(props);
  const { view, near } = table;
  const others = otherSeats(near, view.players.length);
  return (
    <div className="vr" role="group" aria-label={say({ key: 'board.label' })}>
      <Settlement table={table} />
      <div className="vr-table">
        <Status table={table} />
        <div className="vr-centre">
          <Attack table={table} />
          <City table={table} />
          <Districts table={table} />
          <Answers cssPrefix="vr" label="board.answers" />
          <PlayerPanel table={table} seat={near} />
          <Hand table={table} />
        </div>
        <Market table={table} />
        <div className="vr-others" data-others={others.length}>
          {others.map((seat) => (
            <PlayerPanel key={seat} table={table} seat={seat} />
          ))}
        </div>
      </div>
    </div>
  );
}
