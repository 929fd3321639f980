import { useEffect, useState, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { TableRefusal } from '@cabale/design';
import { Opening } from '../pages/opening.tsx';
import { codeInAddress } from './addresses.ts';
import { enter } from './session.ts';
import { Trouble } from './trouble.tsx';

/** Where a personal link leads: the same person on this device, at the same tables. */
export function ReturnPage(): ReactNode {
  const [state, setState] = useState<'asking' | 'here' | TableRefusal>('asking');
  useEffect(() => {
    void enter('/sessions/return', { code: codeInAddress() }).then((refusal) => setState(refusal ?? 'here'));
  }, []);
  if (state === 'asking') return <Opening />;
  return state === 'here' ? <Redirect to="/online" replace /> : <Trouble refusal={state} />;
}
