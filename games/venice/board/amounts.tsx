/** A side's numbers: coins, parchments, intrigue on its thread, victory points. */
import type { Quantity, Side, Venice } from '../rules/state.ts';
import type { VeniceRef } from '../text/refs.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

interface AmountProps extends TableProps {
  readonly side: Side;
  readonly what: Exclude<Quantity, 'council'>;
  readonly amount: number;
}

export function Amount({ table, side, what, amount }: AmountProps): ReactNode {
  const say = useSay();
  const thing = `${what}:${side}` as const;
  return (
    <Thing thing={thing} travels={false} className={`ve-amount ve-amount-${what} ${freshness(table, thing)}`}>
      <Icon of={what} />
      <b className="figure">{amount}</b>
      <span className="hidden-text">{say({ key: `board.${what}`, values: { count: amount } })}</span>
    </Thing>
  );
}

interface CountProps {
  readonly thing: VeniceRef;
  readonly icon: IconName;
  readonly count: number;
  readonly label?: Venice['text'];
  readonly className?: string;
}

/** How many there are of a kind of thing. */
export function Count({ thing, icon, count, label, className = 've-count' }: CountProps): ReactNode {
  const say = useSay();
  return (
    <Thing thing={thing} travels={false} className={className}>
      <Icon of={icon} />
      <b className="figure">{count}</b>
      {label === undefined ? null : <span className="ve-quiet">{say({ key: label })}</span>}
    </Thing>
  );
}

interface ThreadProps extends TableProps {
  readonly side: Side;
  readonly intrigue: number;
  readonly cap: number;
}

/** Intrigue: a mask on a scale up to the cap. */
export function Thread({ table, side, intrigue, cap }: ThreadProps): ReactNode {
  const say = useSay();
  const thing = `intrigue:${side}` as const;
  return (
    <Thing
      thing={thing}
      travels={false}
      className={`ve-thread ${freshness(table, thing)}`}
      style={{ '--share': intrigue / cap } as CSSProperties}
    >
      <span className="ve-thread-line" aria-hidden="true">
        {Array.from({ length: cap + 1 }, (_, step) => (
          <i key={step} data-reached={step <= intrigue || undefined} />
        ))}
        <Icon of="intrigue" />
      </span>
      <b className="figure">{intrigue}</b>
      <span className="hidden-text">{say({ key: 'board.intrigue', values: { count: intrigue } })}</span>
    </Thing>
  );
}
