/** The table of Mecanisburgo: the city in the middle, what is fought for above it, the own office at its side, the others around. */
import { otherSeats, type BoardProps } from '@cabale/design';
import type { Mecanisburgo } from '../rules/state.ts';
import type { ReactNode } from 'react';
import { City } from './city.tsx';
import { ContestStage } from './contest.tsx';
import { Founding } from './founding.tsx';
import { Deal, Hand } from './hand.tsx';
import { Answers, tableOf, useSay } from './kit.ts';
import { Market } from './market.tsx';
import { PlayerPanel } from './player.tsx';
import { Sectors } from './sectors.tsx';
import { Settlement } from './settlement.tsx';
import { Status } from './status.tsx';

export function MecanisburgoBoard(props: BoardProps<Mecanisburgo>): ReactNode {
  const say = useSay();
  const table = tableOf(props);
  const { view, near } = table;
  const others = otherSeats(near, view.players.length);
  const isFought = view.contest !== null && view.result === null;
  return (
    <div
      className="mec"
      role="group"
      aria-label={say({ key: 'board.label' })}
      data-phase={view.phase}
      data-step={view.finalStep}
    >
      <Settlement table={table} />
      <div className="mec-table">
        <Status table={table} />
        <div className="mec-centre">
          <Founding table={table} />
          <Deal table={table} />
          <ContestStage table={table} />
          {isFought ? null : <Answers cssPrefix="mec" label="board.answers" />}
        </div>
        <div className="mec-city">
          <City table={table} />
          <Sectors table={table} />
        </div>
        <div className="mec-flank">
          <div className="mec-near">
            <Hand table={table} />
            <PlayerPanel table={table} seat={near} />
          </div>
          <Market table={table} />
        </div>
        <div className="mec-others">
          {others.map((seat) => (
            <PlayerPanel key={seat} table={table} seat={seat} />
          ))}
        </div>
      </div>
    </div>
  );
}
