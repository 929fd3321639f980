import { Rich, useStage } from '@cabale/design';
import type { Decision, GameTypes } from '@cabale/engine';
import type { ReactNode } from 'react';
import { useText } from '../text/i18n.ts';

/** The observer's own sealed answer in a simultaneous step: it stays visible and may still be replaced. */
export function SealedNote({ decision }: { readonly decision: Decision<GameTypes> | undefined }): ReactNode {
  const say = useText();
  const { words, view, content } = useStage();
  const sealed = decision?.sealed;
  if (sealed === undefined || view === undefined) return null;
  return (
    <p className="notice calm" role="status" data-sealed>
      <span>
        {say('table.sealed')} <Rich sentence={words.option(sealed, view, content)} />
      </span>
    </p>
  );
}
