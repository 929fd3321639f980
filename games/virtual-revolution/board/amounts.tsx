/** A player's numbers. */
import { freshness, Thing, useSay } from '@cabale/design';
import type { Ref, Seat } from '@cabale/engine';
import {
  belongingRef,
  extremes,
  pointsOf,
  quantityRef,
  searchAt,
  serversOnMap,
  type PlayerView,
} from '@cabale/virtual-revolution';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import type { NeoParis } from './table.ts';

interface AmountProps {
  readonly table: NeoParis;
  readonly thing: Ref;
  readonly icon: IconName;
  readonly label: string;
  readonly amount: number;
  readonly children?: ReactNode;
}

export function Amount({ table, thing, icon, label, amount, children }: AmountProps): ReactNode {
  const say = useSay();
  return (
    <Thing thing={thing} travels={false} className={`vr-amount vr-amount-${icon} ${freshness(table, thing)}`}>
      <Icon of={icon} />
      <b className="figure">{amount}</b>
      {children}
      <span className="hidden-text">{say({ key: label, values: { count: amount } })}</span>
    </Thing>
  );
}

export interface OwnedProps {
  readonly table: NeoParis;
  readonly seat: Seat;
  readonly player: PlayerView;
}

/** Points so far, money, Revenue with its place in an attack, Immunity. */
export function Amounts({ table, seat, player }: OwnedProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const { min, max } = extremes(view);
  return (
    <div className="vr-amounts">
      <Amount
        table={table}
        thing={belongingRef('vp', seat)}
        icon="vp"
        label="board.count.vp"
        amount={pointsOf(view, seat, content)}
      />
      <Amount
        table={table}
        thing={quantityRef('euros', seat)}
        icon="euros"
        label="board.count.euros"
        amount={player.euros}
      />
      <Amount
        table={table}
        thing={quantityRef('revenue', seat)}
        icon="revenue"
        label="board.count.revenue"
        amount={player.revenue}
      >
        {min.includes(seat) ? <small className="vr-tag vr-tag-min">{say({ key: 'board.tag.min' })}</small> : null}
        {max.includes(seat) ? <small className="vr-tag vr-tag-max">{say({ key: 'board.tag.max' })}</small> : null}
      </Amount>
      <Amount
        table={table}
        thing={quantityRef('immunity', seat)}
        icon="immunity"
        label="board.count.immunity"
        amount={player.immunity}
      />
      <Amount table={table} thing={quantityRef('vp2', seat)} icon="vp2" label="board.count.vp2" amount={player.vp2} />
      <CorruptionGauge table={table} seat={seat} player={player} />
    </div>
  );
}

/** Five boxes that fill towards a Search; in the last round every card counts. */
export function CorruptionGauge({ table, seat, player }: OwnedProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const { searchAt: five } = content.numbers;
  const limit = searchAt(view, content);
  const count = player.corruptionCount;
  const thing = belongingRef('corruption', seat);
  return (
    <Thing thing={thing} travels={false} className={`vr-gauge ${freshness(table, thing)}`}>
      <Icon of="corruption" />
      <span className="vr-gauge-boxes" aria-hidden="true">
        {Array.from({ length: five }, (_, box) => (
          <i key={box} data-full={box < count || undefined} data-last={box >= limit - 1 || undefined} />
        ))}
      </span>
      <b className="figure">{say({ key: 'board.progress', values: { done: count, all: five } })}</b>
      {count >= limit && view.result === null ? (
        <small className="vr-tag vr-tag-max">{say({ key: 'board.searchDue' })}</small>
      ) : null}
      <span className="hidden-text">{say({ key: 'board.count.corruption', values: { count } })}</span>
    </Thing>
  );
}

/** Pieces that are left, and those that wait. */
export function Stock({ table, seat, player }: OwnedProps): ReactNode {
  const { view, content } = table;
  const { servers, laps } = content.numbers;
  return (
    <div className="vr-stock">
      <Amount
        table={table}
        thing={quantityRef('reserve', seat)}
        icon="reserve"
        label="board.count.reserve"
        amount={player.reserve}
      />
      <Amount
        table={table}
        thing={quantityRef('recycling', seat)}
        icon="recycling"
        label="board.count.recycling"
        amount={player.recycling}
      />
      <Amount
        table={table}
        thing={belongingRef('servers', seat)}
        icon="server"
        label="board.count.servers"
        amount={servers - serversOnMap(view, seat)}
      />
      <Amount
        table={table}
        thing={belongingRef('directors', seat)}
        icon="director"
        label="board.count.directors"
        amount={laps - player.directors.length}
      />
      <Amount
        table={table}
        thing={belongingRef('retired', seat)}
        icon="retired"
        label="board.count.retired"
        amount={player.retired.length}
      />
    </div>
  );
}
