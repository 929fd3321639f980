import { useEffect, useState, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { TableRefusal } from '@cabale/design';
import { Opening } from '../pages/opening.tsx';
import { codeInAddress } from './addresses.ts';
import { enter } from './session.ts';
import { Trouble } from './trouble.tsx';

/** Target of personal links: signs this device in as the same user. */
export function ReturnPage(): ReactNode {
  const [state, setState] = useState<'asking' | 'here' | TableRefusal>('asking');
  useEffect(() => {
    void enter('/sessions/return', { code: codeInAddress() }).then((refusal) => setState(refusal ?? 'here'));
  }, []);
  if (state === 'asking') return <Opening />;
  return state === 'here' ? <Redirect to="/online" replace /> : <Trouble refusal={state} />;
}
