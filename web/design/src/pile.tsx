import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PileProps {
  readonly label: ReactNode;
  readonly count: number;
  /** The top of the pile; not clickable by itself. */
  readonly top?: ReactNode;
  readonly className?: string;
  /** The content, shown when the pile is opened. */
  readonly children?: ReactNode;
}

/** A face-up pile, such as a discard pile: the top is visible, the rest one click away. */
export function Pile({ label, count, top, className = '', children }: PileProps): ReactNode {
  const { t } = useTranslation('design');
  return (
    <Popover.Root>
      <Popover.Trigger className={`pile ${className}`} disabled={count === 0}>
        <span className="pile-top">{count === 0 ? <span className="deck-empty">{t('pile.empty')}</span> : top}</span>
        <span className="deck-label">
          {label} <b className="figure">{count}</b>
          <span className="hidden-text"> {t('pile.open')}</span>
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="pile-contents" sideOffset={8} collisionPadding={12}>
          <p className="menu-title">
            {label} <span className="soft">{t('pile.count', { count })}</span>
          </p>
          <div className="pile-cards">{children}</div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
