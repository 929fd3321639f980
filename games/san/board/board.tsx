/** San's table: two Corporations on both banks of the River, the observer's own at the bottom. */
import { OwnStrip, seatColour, SeatMark, type BoardProps } from '@cabale/design';
import { opponent, playerOf } from '../rules/counts.ts';
import { progressOf, RACE_LENGTH } from '../rules/end.ts';
import { SIGN } from './gauges.tsx';
import { Icon } from './icons.tsx';
import type { Seat } from '@cabale/engine';
import { seatRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { tableOf, useNameOf, useSay } from './kit.ts';
import { Box, Reserve } from './piles.tsx';
import { RACES, type San, type View } from '../rules/state.ts';
import { River } from './river.tsx';
import { Side } from './side.tsx';
import { TurnPanel } from './turnpanel.tsx';
import { VirusTrack } from './virustrack.tsx';

export function SanBoard(props: BoardProps<San>): ReactNode {
  const say = useSay();
  const table = tableOf(props);
  const winner = props.view.result?.winner ?? 'draw';
  return (
    <div
      className="san"
      aria-label={say({ key: 'board.label' })}
      role="group"
      data-won={winner === 'draw' ? undefined : winner}
      style={winner === 'draw' ? undefined : seatColour(winner)}
    >
      <div className="san-table">
        <Side table={table} seat={opponent(table.near)} />
        <VirusTrack table={table} />
        <River table={table} />
        <div className="common">
          <Reserve table={table} />
          <Box table={table} />
        </div>
        <TurnPanel table={table} />
        <Side table={table} seat={table.near} />
      </div>
      <OwnProgress view={props.view} seat={table.near} />
    </div>
  );
}

/** On a phone: how far the three races are, and the hand. */
function OwnProgress({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const progress = progressOf(view, seat);
  const { handCount } = playerOf(view, seat);
  return (
    <OwnStrip label={nameOf(seatRef(seat))}>
      <SeatMark seat={seat} size={18} />
      {RACES.map((race) => (
        <span key={race} className="own-race san-sign" data-hue={SIGN[race]}>
          <Icon of={SIGN[race]} />
          <span className="hidden-text">{say({ key: `race.${race}` })}</span>
          <b className="figure">
            {say({ key: 'board.progress', values: { value: progress[race], length: RACE_LENGTH[race] } })}
          </b>
        </span>
      ))}
      <span className="own-race">
        <Icon of="card" />
        <b className="figure">{handCount}</b>
        <span className="hidden-text">{say({ key: 'board.ownHand', values: { count: handCount } })}</span>
      </span>
    </OwnStrip>
  );
}
