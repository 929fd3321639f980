import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Thing, type ThingProps } from './thing.tsx';

export interface DeckProps extends ThingProps {
  readonly count: number;
  /** Label beside the count. */
  readonly label?: ReactNode;
}

/** A face-down pile with its count; `children` is the back, or the top card if it is face up. */
export function Deck({ count, label, className = '', children, ...rest }: DeckProps): ReactNode {
  const { t } = useTranslation('design');
  return (
    <div className="deck">
      <Thing className={`deck-top ${className}`} travels={false} {...rest}>
        <span className="deck-edges" data-depth={Math.min(3, Math.ceil(count / 5))} aria-hidden="true" />
        {count === 0 ? <span className="deck-empty">{t('pile.empty')}</span> : children}
      </Thing>
      <span className="deck-label">
        {label} <b className="figure">{count}</b>
      </span>
    </div>
  );
}
