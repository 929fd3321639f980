import type { BoardModule, Lesson } from '@cabale/design';
import type { GameTypes, OptionBase } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { isOpen, useBoard } from '../games.ts';
import { createGame, seated, usualSeats } from '../newgame/create.ts';
import { NotFoundPage } from '../pages/notfound.tsx';
import { LocalTable } from '../table/localtable.ts';
import { useStatus } from '../table/stageof.ts';
import { TableView, type Guidance } from '../table/tableview.tsx';
import { WorkerThinker } from '../table/thinker.ts';
import { replay } from '@cabale/engine';
import { LessonPanel } from './lessonpanel.tsx';

export function GuidedPage({ game }: { readonly game: string }): ReactNode {
  return isOpen(game) ? <GuidedTable id={game} /> : <NotFoundPage />;
}

/** A first game with somebody at one's shoulder: real rules, a fixed deal, one thing at a time. */
function GuidedTable({ id }: { readonly id: GameId }): ReactNode {
  const board = useBoard(id);
  const thinker = useMemo(() => new WorkerThinker(), []);
  const table = useMemo(() => guidedTable(board, thinker), [board, thinker]);
  useEffect(() => table.open(), [table]);
  useEffect(() => () => thinker.close(), [thinker]);
  const guidance = useLessons(id, board, table);
  return <TableView table={table} board={board} thinker={thinker} guidance={guidance} />;
}

function guidedTable({ game, guided }: BoardModule<GameTypes>, thinker: WorkerThinker): LocalTable {
  const players = seated({ seats: usualSeats(game), opponents: [{ kind: 'bot', level: 1 }], seat: 0 });
  const saved = createGame(game, { players, seed: guided.seed });
  const match = replay(game, saved.record);
  if (!match.ok) throw new Error(match.problem.message);
  return new LocalTable({ game, match: match.value, saved, thinker, shelf: undefined, scripted: guided.answers ?? [] });
}

function useLessons(id: GameId, board: BoardModule<GameTypes>, table: LocalTable): Guidance | undefined {
  const { lessons } = board.guided;
  const [, navigate] = useLocation();
  const [at, setAt] = useState(0);
  const [free, setFree] = useState(false);
  const status = useStatus(table);
  const lesson: Lesson<GameTypes> | undefined = lessons[at];
  const isMine = status.decision !== undefined;

  return useMemo(() => {
    if (free || status.outcome !== undefined) return undefined;
    const next = () => setAt((number) => number + 1);
    const accepts =
      lesson?.accepts === undefined ? undefined : (option: OptionBase) => lesson.accepts?.(option) === true;
    return {
      accepts,
      onChosen: next,
      panel: (
        <LessonPanel
          id={id}
          lesson={lesson}
          number={at + 1}
          count={lessons.length}
          isMine={isMine}
          onNext={next}
          onLeave={() => navigate('/')}
          onGoOn={() => setFree(true)}
        />
      ),
    };
  }, [free, status.outcome, lesson, id, at, lessons.length, isMine, navigate]);
}
