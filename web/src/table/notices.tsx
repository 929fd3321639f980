import type { TableRefusal } from '@cabale/design';
import type { ComponentType, ReactNode } from 'react';
import { useText } from '../text/i18n.ts';
import type { AdviceState } from './advice.ts';
import { useRefusalText } from './refusaltext.ts';

interface NoticesProps {
  readonly refusal: TableRefusal | undefined;
  readonly hint: AdviceState['state'];
  /** What can be done about a refusal. */
  readonly Remedy?: ComponentType<{ readonly refusal: TableRefusal }> | undefined;
  /** What this kind of table has to say. */
  readonly children?: ReactNode;
}

/** Everything that did not go as wished, in words. */
export function Notices({ refusal, hint, Remedy, children }: NoticesProps): ReactNode {
  const say = useText();
  const refusalText = useRefusalText();
  return (
    <div className="notices" aria-live="polite">
      {children}
      {refusal === undefined ? null : (
        <p className="notice">
          {refusalText(refusal)}
          {Remedy === undefined ? null : <Remedy refusal={refusal} />}
        </p>
      )}
      {hint === 'thinking' ? <p className="notice calm">{say('table.hintThinking')}</p> : null}
      {hint === 'failed' ? <p className="notice">{say('table.hintFailed')}</p> : null}
    </div>
  );
}
