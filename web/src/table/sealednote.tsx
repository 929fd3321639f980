import { Rich, useStage } from '@cabale/design';
import type { Decision, GameTypes } from '@cabale/engine';
import type { ReactNode } from 'react';
import { useText } from '../text/i18n.ts';

/** One's own answer where several are asked in secret: it stays in sight, and may still be replaced. */
export function SealedNote({ decision }: { readonly decision: Decision<GameTypes> | undefined }): ReactNode {
  const say = useText();
  const { words, view, content } = useStage();
  const sealed = decision?.sealed;
  if (sealed === undefined || view === undefined) return null;
  return (
    <p className="notice calm" role="status">
      <span>
        {say('table.sealed')} <Rich sentence={words.option(sealed, view, content)} />
      </span>
    </p>
  );
}
