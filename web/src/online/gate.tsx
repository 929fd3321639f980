import type { Me } from '@cabale/protocol';
import { useEffect, type ReactNode } from 'react';
import { Opening } from '../pages/opening.tsx';
import { EntrancePage } from './entrance.tsx';
import { Trouble } from './trouble.tsx';
import { recognise, useSession } from './session.ts';

interface GateProps {
  /** What one comes for, said above the door. */
  readonly why?: string | undefined;
  children(me: Me): ReactNode;
}

/** Tables know people by name: whoever has none yet is asked for one, and then goes where they wanted to go. */
export function Gate({ why, children }: GateProps): ReactNode {
  const { me, refusal } = useSession();
  useEffect(() => void recognise(), []);
  if (me === undefined) return <EntrancePage why={why} />;
  if (me !== 'unsure') return children(me);
  return refusal === undefined ? <Opening /> : <Trouble refusal={refusal} onRetry={() => void recognise()} />;
}
