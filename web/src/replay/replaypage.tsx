import type { ReactNode } from 'react';
import { Opening } from '../pages/opening.tsx';
import { ProblemPage } from '../pages/problempage.tsx';
import { useOpened } from '../table/opened.ts';
import { Replay } from './replay.tsx';

export function ReplayPage({ id }: { readonly id: string }): ReactNode {
  const opened = useOpened(id);
  if (opened.kind === 'problem') return <ProblemPage id={id} problem={opened.problem} />;
  return opened.kind === 'open' ? <Replay game={opened.game} /> : <Opening />;
}
