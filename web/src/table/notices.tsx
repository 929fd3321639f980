import type { Refusal } from '@cabale/engine';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '../pages/icon.tsx';
import { useText } from '../text/i18n.ts';
import type { AdviceState } from './advice.ts';
import type { LocalTable } from './localtable.ts';

interface NoticesProps {
  readonly table: LocalTable;
  readonly refusal: Refusal | undefined;
  readonly hint: AdviceState['state'];
}

/** Everything that did not go as wished, in words. */
export function Notices({ table, refusal, hint }: NoticesProps): ReactNode {
  const say = useText();
  const trouble = useSyncExternalStore(table.subscribe, () => table.currentTrouble());
  return (
    <div className="notices" aria-live="polite">
      {trouble === undefined ? null : (
        <p className="notice">
          {say(`trouble.${trouble}`)}
          <button
            type="button"
            className="button quiet icon-button"
            aria-label={say('table.dismiss')}
            onClick={() => table.clearTrouble()}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
      {refusal === undefined ? null : <p className="notice">{say(`refusal.${refusal.code}`)}</p>}
      {hint === 'thinking' ? <p className="notice calm">{say('table.hintThinking')}</p> : null}
      {hint === 'failed' ? <p className="notice">{say('table.hintFailed')}</p> : null}
    </div>
  );
}
