import { useEffect, useMemo, type ReactNode } from 'react';
import { Opening } from '../pages/opening.tsx';
import { ProblemPage } from '../pages/problempage.tsx';
import { savedGames } from '../saves/savedgames.ts';
import { LocalTable } from './localtable.ts';
import { useOpened, type OpenedGame } from './opened.ts';
import { LocalView } from './localview.tsx';
import { WorkerThinker } from './thinker.ts';

export function TablePage({ id }: { readonly id: string }): ReactNode {
  const opened = useOpened(id);
  if (opened.kind === 'problem') return <ProblemPage id={id} problem={opened.problem} />;
  return opened.kind === 'open' ? <SavedTable game={opened.game} /> : <Opening />;
}

function SavedTable({ game: { board, match, saved } }: { readonly game: OpenedGame }): ReactNode {
  const thinker = useMemo(() => new WorkerThinker(), []);
  const table = useMemo(
    () => new LocalTable({ game: board.game, match, saved, thinker, savedGames }),
    [board, match, saved, thinker],
  );
  useEffect(() => table.open(), [table]);
  useEffect(() => () => thinker.close(), [thinker]);
  return <LocalView table={table} board={board} thinker={thinker} id={saved.id} />;
}
