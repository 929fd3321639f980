import type { TableRefusal } from '@cabale/design';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../pages/button.tsx';
import { useTitle } from '../pages/title.ts';
import { useRefusalText } from '../table/refusaltext.ts';
import { BareHeader } from './bareheader.tsx';
import { useOnlineText } from './text/texts.ts';

interface TroubleProps {
  readonly refusal: TableRefusal;
  onRetry?(): void;
}

/** Shown instead of a page that cannot be displayed, with the reason. */
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
          {onRetry === undefined ? null : <Button label={say('trouble.again')} variant="primary" onClick={onRetry} />}
          <ButtonLink label={say('trouble.tables')} href="/online" />
        </p>
      </div>
    </>
  );
}
