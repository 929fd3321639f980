/** The table of Mecanisburgo: the city with the stage above it, the own office beside it, the others and what is for sale below. */
import { askedStep, otherSeats, type BoardProps } from '@cabale/design';
import type { Mecanisburgo } from '../rules/state.ts';
import type { ReactNode } from 'react';
import { City } from './city.tsx';
import { ContestStage } from './contest.tsx';
import { Founding } from './founding.tsx';
import { Deal, Hand } from './hand.tsx';
import { Answers, tableOf, useSay } from './kit.ts';
import { Market } from './market.tsx';
import { Others } from './others.tsx';
import { Strip } from './ownstrip.tsx';
import { PlayerPanel } from './player.tsx';
import { Sectors } from './sectors.tsx';
import { Settlement } from './settlement.tsx';
import { Corners, Status } from './status.tsx';
import { stageSide } from './geography.ts';
import { isRoomy } from './share.ts';
import { playerOf } from '../rules/counts.ts';

export function MecanisburgoBoard(props: BoardProps<Mecanisburgo>): ReactNode {
  const say = useSay();
  const table = tableOf(props);
  const { view, near } = table;
  const { contest, result } = view;
  const isFought = contest !== null && result === null;
  return (
    <div
      className="mec mec-play"
      role="group"
      aria-label={say({ key: 'board.label' })}
      data-phase={view.phase}
      data-step={askedStep(view)?.kind}
    >
      <Status table={table} />
      <div className="mec-city">
        <City table={table} />
        <Corners table={table} />
        <div className="mec-stage" data-side={contest === null ? undefined : stageSide(contest.sector)}>
          <Settlement table={table} />
          <Founding table={table} />
          <Deal table={table} />
          <ContestStage key={contest?.sector} table={table} />
        </div>
      </div>
      <Sectors table={table} />
      <div className="mec-own" data-survey="own" data-roomy={isRoomy(playerOf(view, near)) || undefined}>
        <PlayerPanel table={table} seat={near} />
        <Hand table={table} />
        {isFought ? null : <Answers cssPrefix="mec" label="board.answers" />}
      </div>
      <Others table={table} seats={otherSeats(near, view.players.length)} />
      <Market table={table} />
      <Strip table={table} />
    </div>
  );
}
