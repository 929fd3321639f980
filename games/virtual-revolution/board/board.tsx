/** The table of Virtual Revolution: the city and what is on offer beside it, the others above, the own board below. */
import { otherSeats, type BoardProps } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import type { VirtualRevolution } from '../rules/state.ts';
import { useState, type ReactNode } from 'react';
import { Attack } from './attack.tsx';
import { City } from './city.tsx';
import { Hand } from './hand.tsx';
import { Answers, tableOf, useSay } from './kit.ts';
import { BoostPool, Districts, Market } from './market.tsx';
import { OwnLine } from './ownline.tsx';
import { PlayerPanel } from './player.tsx';
import { Settlement } from './settlement.tsx';
import { Status } from './status.tsx';

export function VirtualRevolutionBoard(props: BoardProps<VirtualRevolution>): ReactNode {
  const say = useSay();
  const table = tableOf(props);
  const { view, near } = table;
  const others = otherSeats(near, view.players.length);
  // An opponent's board is shown in small; one at a time unfolds over the table.
  const [unfolded, setUnfolded] = useState<Seat>();
  return (
    <div className="vr" role="group" aria-label={say({ key: 'board.label' })}>
      <div className="vr-table">
        <Status table={table} />
        <div className="vr-centre">
          <div className="vr-stage">
            <City table={table} />
            <div className="vr-over">
              <Attack table={table} />
              <Answers cssPrefix="vr" label="board.answers" />
            </div>
          </div>
          <Districts table={table} />
          <BoostPool table={table} />
          <PlayerPanel table={table} seat={near}>
            <Hand table={table} />
          </PlayerPanel>
        </div>
        <Market table={table} />
        <Settlement table={table} />
        <div className="vr-others" data-others={others.length}>
          {others.map((seat) => (
            <PlayerPanel
              key={seat}
              table={table}
              seat={seat}
              isUnfolded={unfolded === seat}
              onFold={() => setUnfolded(unfolded === seat ? undefined : seat)}
            />
          ))}
        </div>
      </div>
      <OwnLine table={table} />
    </div>
  );
}
