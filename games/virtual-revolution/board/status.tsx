/** The round, the turn order, Revenue with its lowest and highest, and the piles. */
import { SeatMark, Track } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import { extremes } from '../rules/counts.ts';
import { necroRef, pileRef, positionRef, seatRef, type Pile } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import { Thing, useNameOf, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function Status({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const { rounds, laps } = content.numbers;
  return (
    <section className="vr-status" aria-label={say({ key: 'board.status' })}>
      <Thing thing="round:now" travels={false} className="vr-round">
        <b>{say({ key: 'board.round', values: { round: view.round, rounds } })}</b>
        <span className="vr-quiet">{say({ key: 'board.lap', values: { lap: view.lap, laps } })}</span>
      </Thing>
      <Order table={table} />
      <RevenueTrack table={table} />
      <Piles table={table} />
    </section>
  );
}

/** The order of this round, and while it is chosen that of the next. */
function Order({ table: { view } }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const isChosen = view.stack.some(({ kind }) => kind === 'chooseOrder');
  return (
    <div className="vr-orders">
      <ol className="vr-order" aria-label={say({ key: 'board.order' })}>
        {view.order.map((seat, place) => (
          <li key={seat} data-active={(view.result === null && view.active === seat) || undefined}>
            <span className="figure">{place + 1}</span>
            <SeatMark seat={seat} size={15} />
            <span className="hidden-text">{nameOf(seatRef(seat))}</span>
          </li>
        ))}
      </ol>
      {isChosen ? (
        <ol className="vr-order vr-order-next" aria-label={say({ key: 'board.nextOrder' })}>
          {view.nextOrder.map((seat, position) => (
            <li key={positionRef(position)}>
              <Thing thing={positionRef(position)} travels={false} className="vr-position">
                <span className="figure">{position + 1}</span>
                {seat === null ? null : <SeatMark seat={seat} size={15} />}
              </Thing>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

/** VR-20.2: the lowest take MIN, the highest GLOBAL and MAX. */
function RevenueTrack({ table: { view } }: TableProps): ReactNode {
  const say = useSay();
  const { min, max } = extremes(view);
  const last = 20;
  const isAt = (seat: Seat, level: number): boolean => {
    const revenue = view.players[seat]?.revenue ?? 0;
    return (revenue > last ? ((revenue - 1) % last) + 1 : revenue) === level;
  };
  return (
    <div className="vr-revenue">
      <Thing thing="track:revenue" travels={false} className="vr-revenue-name">
        <Icon of="revenue" />
        <span>{say({ key: 'board.revenue' })}</span>
      </Thing>
      <Track
        label={say({ key: 'board.revenue' })}
        steps={last + 1}
        first={0}
        className="vr-track"
        renderStep={(level) => (
          <>
            {level % 5 === 0 ? <span className="vr-step figure">{level}</span> : null}
            {view.players.map((player, seat) =>
              isAt(seat, level) ? (
                <span
                  key={seatRef(seat)}
                  className="vr-marker"
                  data-min={min.includes(seat) || undefined}
                  data-max={max.includes(seat) || undefined}
                >
                  <SeatMark seat={seat} size={13} />
                  {player.revenue > last ? <small className="figure">+20</small> : null}
                </span>
              ) : null,
            )}
          </>
        )}
      />
    </div>
  );
}

function Piles({ table }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view } = table;
  return (
    <div className="vr-piles" role="group" aria-label={say({ key: 'board.piles' })}>
      <PileMark pile="necro" icon="necro" count={view.necroCount}>
        {view.necroTop === null ? null : <span className="vr-known">{nameOf(necroRef(view.necroTop))}</span>}
      </PileMark>
      <PileMark pile="corruption" icon="corruption" count={view.corruptionDeckCount} />
      <PileMark pile="corruptionDiscard" icon="recycling" count={view.corruptionDiscard.length} />
      <PileMark pile="agents" icon="agent" count={view.agentDeckCount} />
      <PileMark pile="agentDiscard" icon="retired" count={view.agentDiscard.length} />
    </div>
  );
}

interface PileMarkProps {
  readonly pile: Pile;
  readonly icon: IconName;
  readonly count: number;
  readonly children?: ReactNode;
}

export function PileMark({ pile, icon, count, children }: PileMarkProps): ReactNode {
  const nameOf = useNameOf();
  return (
    <Thing thing={pileRef(pile)} travels={false} className="vr-pile">
      <Icon of={icon} />
      <b className="figure">{count}</b>
      <span className="vr-pile-name">{nameOf(pileRef(pile))}</span>
      {children}
    </Thing>
  );
}
