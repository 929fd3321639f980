/** The price of a crossing, one chevron for each ▶: struck out by own corrupted cards, added by the opponent's. */
import type { CrossingPrice } from '../rules/counts.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

export type Chevron = 'printed' | 'saved' | 'added';

/** Chevrons from left to right. */
export function chevronsOf({ printed, bonus, malus }: CrossingPrice): readonly Chevron[] {
  const saved = Math.min(bonus, printed + malus);
  const solid = Math.max(0, printed - saved);
  const added = printed + malus - saved - solid;
  return [
    ...Array.from({ length: solid }, (): Chevron => 'printed'),
    ...Array.from({ length: added }, (): Chevron => 'added'),
    ...Array.from({ length: saved }, (): Chevron => 'saved'),
  ];
}

export function Chevrons({ price }: { readonly price: CrossingPrice }): ReactNode {
  return (
    <span className="price" aria-hidden="true">
      <b className="price-total">{price.total}</b>
      <span className="chevrons">
        {chevronsOf(price).map((kind, index) => (
          // Chevrons of one price have no identity beyond their place.
          // eslint-disable-next-line react/no-array-index-key
          <Icon key={index} of="P" className={`chevron chevron-${kind}`} />
        ))}
      </span>
    </span>
  );
}
