import type { TableRefusal } from '@cabale/design';
import type { ComponentType, ReactNode } from 'react';
import { useText } from '../text/i18n.ts';
import type { AdviceState } from './advice.ts';
import { useRefusalText } from './refusaltext.ts';

interface NoticesProps {
  readonly refusal: TableRefusal | undefined;
  readonly hint: AdviceState['state'];
  /** Action offered with a refusal. */
  readonly RefusalAction?: ComponentType<{ readonly refusal: TableRefusal }> | undefined;
  /** Notices specific to this kind of table. */
  readonly children?: ReactNode;
}

/** Refusals, failures and warnings in words. */
export function Notices({ refusal, hint, RefusalAction, children }: NoticesProps): ReactNode {
  const say = useText();
  const refusalText = useRefusalText();
  return (
    <div className="notices" aria-live="polite">
      {children}
      {refusal === undefined ? null : (
        <p className="notice">
          {refusalText(refusal)}
          {RefusalAction === undefined ? null : <RefusalAction refusal={refusal} />}
        </p>
      )}
      {hint === 'thinking' ? <p className="notice calm">{say('table.hintThinking')}</p> : null}
      {hint === 'failed' ? <p className="notice">{say('table.hintFailed')}</p> : null}
    </div>
  );
}
