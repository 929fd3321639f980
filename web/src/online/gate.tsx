import type { Me } from '@cabale/protocol';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { ButtonLink } from '../pages/button.tsx';
import { Opening } from '../pages/opening.tsx';
import { EntrancePage } from './entrance.tsx';
import { Trouble } from './trouble.tsx';
import { recognise, useSession } from './session.ts';
import { useOnlineText } from './text/texts.ts';

function useIsOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener);
      addEventListener('offline', listener);
      return () => {
        removeEventListener('online', listener);
        removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
  );
}

/** Without a network nobody can sign in; what needs none is one link away. */
function Offline(): ReactNode {
  const say = useOnlineText();
  return (
    <div className="page narrow">
      <h1>{say('trouble.offline')}</h1>
      <p role="status">{say('trouble.offlineWhy')}</p>
      <p>
        <ButtonLink label={say('trouble.offlinePlay')} variant="primary" href="/" />
      </p>
    </div>
  );
}

interface GateProps {
  /** Purpose of the visit, shown above the sign-in form. */
  readonly why?: string | undefined;
  children(me: Me): ReactNode;
}

/** Renders its children for a signed-in user; others see the entrance page first and then continue here. */
export function Gate({ why, children }: GateProps): ReactNode {
  const { me, refusal } = useSession();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) void recognise();
  }, [isOnline]);
  if (!isOnline && (me === undefined || me === 'unsure')) return <Offline />;
  if (me === undefined) return <EntrancePage why={why} />;
  if (me !== 'unsure') return children(me);
  return refusal === undefined ? <Opening /> : <Trouble refusal={refusal} onRetry={() => void recognise()} />;
}
