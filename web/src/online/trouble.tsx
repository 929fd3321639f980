import type { TableRefusal } from '@cabale/design';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../pages/title.ts';
import { useRefusalText } from '../table/refusaltext.ts';
import { BareHeader } from './bareheader.tsx';
import { useOnlineText } from './text/texts.ts';

interface TroubleProps {
  readonly refusal: TableRefusal;
  onRetry?(): void;
}

/** A page that cannot be shown, and why. */
export function Trouble({ refusal, onRetry }: TroubleProps): ReactNode {
  const say = useOnlineText();
  const refusalText = useRefusalText();
  const words = refusalText(refusal);
  useTitle(words);
  return (
    <>
      <BareHeader />
      <div className="page narrow">
        <h1>{words}</h1>
        <p className="row">
          {onRetry === undefined ? null : (
            <button type="button" className="button primary" onClick={onRetry}>
              {say('trouble.again')}
            </button>
          )}
          <Link className="button" href="/online">
            {say('trouble.tables')}
          </Link>
        </p>
      </div>
    </>
  );
}
