import type { Me } from '@cabale/protocol';
import { useEffect, type ReactNode } from 'react';
import { Opening } from '../pages/opening.tsx';
import { EntrancePage } from './entrance.tsx';
import { Trouble } from './trouble.tsx';
import { recognise, useSession } from './session.ts';

interface GateProps {
  /** Purpose of the visit, shown above the sign-in form. */
  readonly why?: string | undefined;
  children(me: Me): ReactNode;
}

/** Renders its children for a signed-in user; others see the entrance page first and then continue here. */
export function Gate({ why, children }: GateProps): ReactNode {
  const { me, refusal } = useSession();
  useEffect(() => void recognise(), []);
  if (me === undefined) return <EntrancePage why={why} />;
  if (me !== 'unsure') return children(me);
  return refusal === undefined ? <Opening /> : <Trouble refusal={refusal} onRetry={() => void recognise()} />;
}
