/** A player's numbers. */
import type { Seat } from '@cabale/engine';
import { extremes, searchAt, serversOf } from '../rules/counts.ts';
import { pointsOf } from '../rules/scoring.ts';
import type { PlayerView, Quantity, VirtualRevolution } from '../rules/state.ts';
import { belongingRef, quantityRef, type Belonging, type VirtualRevolutionRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

interface AmountProps extends TableProps {
  readonly thing: VirtualRevolutionRef;
  readonly icon: IconName;
  readonly label: VirtualRevolution['text'];
  readonly amount: number;
  readonly isMinor?: boolean;
  readonly children?: ReactNode;
}

function Amount({ table, thing, icon, label, amount, isMinor = false, children }: AmountProps): ReactNode {
  const say = useSay();
  return (
    <Thing
      thing={thing}
      travels={false}
      isMinor={isMinor}
      className={`vr-amount vr-amount-${icon} ${freshness(table, thing)}`}
    >
      <Icon of={icon} />
      <b className="figure">{amount}</b>
      {children}
      <span className="hidden-text">{say({ key: label, values: { count: amount } })}</span>
    </Thing>
  );
}

export interface OwnedProps extends TableProps {
  readonly seat: Seat;
  readonly player: PlayerView;
  /** In small: what is not named by itself is explained once the board is unfolded. */
  readonly isSmall: boolean;
}

type Row = Omit<AmountProps, 'table'>;

/** Numbers side by side. */
function Rows({ table, isSmall, rows }: TableProps & { readonly isSmall: boolean; readonly rows: readonly Row[] }) {
  return rows.map((row) => <Amount key={row.icon} table={table} isMinor={isSmall} {...row} />);
}

/** A quantity of the player. */
function counted(seat: Seat, player: PlayerView, quantity: Quantity): Row {
  return {
    thing: quantityRef(quantity, seat),
    icon: quantity,
    label: `board.count.${quantity}`,
    amount: player[quantity],
  };
}

/** A number that is counted on the table. */
function belonging(seat: Seat, what: Belonging, icon: IconName, amount: number): Row {
  return { thing: belongingRef(what, seat), icon, label: `board.count.${what}`, amount };
}

/** Points so far, money, Revenue with its place in an attack, Immunity. */
export function Amounts({ table, seat, player, isSmall }: OwnedProps): ReactNode {
  const { view, content } = table;
  const rows: readonly Row[] = [
    belonging(seat, 'vp', 'vp', pointsOf(view, seat, content)),
    counted(seat, player, 'euros'),
    { ...counted(seat, player, 'revenue'), children: <RevenueTags table={table} seat={seat} /> },
    counted(seat, player, 'immunity'),
    counted(seat, player, 'vp2'),
  ];
  return (
    <div className="vr-amounts">
      <Rows table={table} isSmall={isSmall} rows={rows} />
      <CorruptionGauge table={table} seat={seat} player={player} isSmall={isSmall} />
    </div>
  );
}

function RevenueTags({ table, seat }: Pick<OwnedProps, 'table' | 'seat'>): ReactNode {
  const say = useSay();
  const ends = extremes(table.view);
  return (['min', 'max'] as const).map((end) =>
    ends[end].includes(seat) ? (
      <small key={end} className={`vr-tag vr-tag-${end}`}>
        {say({ key: `board.tag.${end}` })}
      </small>
    ) : null,
  );
}

/** Five boxes that fill towards a Search; in the last round every card counts. */
function CorruptionGauge({ table, seat, player, isSmall }: OwnedProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const { searchAt: five } = content.numbers;
  const limit = searchAt(view, content);
  const count = player.corruptionCount;
  const thing = belongingRef('corruption', seat);
  return (
    <Thing thing={thing} travels={false} isMinor={isSmall} className={`vr-gauge ${freshness(table, thing)}`}>
      <Icon of="corruption" />
      <span className="vr-gauge-boxes" aria-hidden="true">
        {Array.from({ length: five }, (_, box) => (
          <i key={box} data-full={box < count || undefined} data-last={box >= limit - 1 || undefined} />
        ))}
      </span>
      <b className="figure">{count}</b>
      {count >= limit && view.result === null ? (
        <small className="vr-tag vr-tag-max">{say({ key: 'board.searchDue' })}</small>
      ) : null}
      <span className="hidden-text">{say({ key: 'board.count.corruption', values: { count } })}</span>
    </Thing>
  );
}

/** Tokens, Servers and Directors that are left, and retired Agents. */
export function Stock({ table, seat, player, isSmall }: OwnedProps): ReactNode {
  const { view, content } = table;
  const { servers, laps } = content.numbers;
  const rows: readonly Row[] = [
    counted(seat, player, 'reserve'),
    counted(seat, player, 'recycling'),
    belonging(seat, 'servers', 'server', servers - serversOf(view, seat)),
    belonging(seat, 'directors', 'director', laps - player.directors.length),
    belonging(seat, 'retired', 'retired', player.retired.length),
  ];
  return (
    <div className="vr-stock">
      <Rows table={table} isSmall={isSmall} rows={rows} />
    </div>
  );
}
