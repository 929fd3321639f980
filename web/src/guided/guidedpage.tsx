import type { BoardModule, GuidedGame, Lesson } from '@cabale/design';
import type { GameTypes, OptionBase } from '@cabale/engine';
import { type GameId, isGame } from '@cabale/games';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useBoard } from '../games.ts';
import { createGame, seated } from '../newgame/create.ts';
import { NotFoundPage } from '../pages/notfound.tsx';
import { LocalTable } from '../table/localtable.ts';
import { useStatus } from '../table/stageof.ts';
import { LocalView } from '../table/localview.tsx';
import type { Guidance } from '../table/tableview.tsx';
import { WorkerThinker } from '../table/thinker.ts';
import { replay } from '@cabale/engine';
import { LessonPanel } from './lessonpanel.tsx';

interface GuidedPageProps {
  readonly game: string;
  /** Name of one of the game's guided games; the first one if `undefined`. */
  readonly name: string | undefined;
}

export function GuidedPage({ game, name }: GuidedPageProps): ReactNode {
  return isGame(game) ? <NamedGame id={game} name={name} /> : <NotFoundPage />;
}

function NamedGame({ id, name }: { readonly id: GameId; readonly name: string | undefined }): ReactNode {
  const board = useBoard(id);
  const guided = name === undefined ? board.guided[0] : board.guided.find((each) => each.name === name);
  return guided === undefined ? <NotFoundPage /> : <GuidedTable id={id} board={board} guided={guided} />;
}

interface GuidedTableProps {
  readonly id: GameId;
  readonly board: BoardModule<GameTypes>;
  readonly guided: GuidedGame<GameTypes>;
}

/** A guided first game: the real rules with a fixed deal, explained one lesson at a time. */
function GuidedTable({ id, board, guided }: GuidedTableProps): ReactNode {
  const thinker = useMemo(() => new WorkerThinker(), []);
  const table = useMemo(() => guidedTable(board, guided, thinker), [board, guided, thinker]);
  useEffect(() => table.open(), [table]);
  useEffect(() => () => thinker.close(), [thinker]);
  const others = useMemo(
    () => board.guided.filter((each) => each !== guided).map((each) => each.name),
    [board, guided],
  );
  const guidance = useLessons(id, guided, others, table);
  return <LocalView table={table} board={board} thinker={thinker} guidance={guidance} />;
}

function guidedTable(
  { game }: BoardModule<GameTypes>,
  guided: GuidedGame<GameTypes>,
  thinker: WorkerThinker,
): LocalTable {
  const players = seated({ seats: guided.seats, opponents: [{ kind: 'bot', level: 1 }], seat: 0 });
  const saved = createGame(game, { players, seed: guided.seed });
  const match = replay(game, saved.record);
  if (!match.ok) throw new Error(match.problem.message);
  return new LocalTable({
    game,
    match: match.value,
    saved,
    thinker,
    savedGames: undefined,
    scripted: guided.answers ?? [],
  });
}

function useLessons(
  id: GameId,
  { lessons }: GuidedGame<GameTypes>,
  others: readonly string[],
  table: LocalTable,
): Guidance | undefined {
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
          others={others}
          onNext={next}
          onLeave={() => navigate('/')}
          onGoOn={() => setFree(true)}
        />
      ),
    };
  }, [free, status.outcome, lesson, id, at, lessons.length, isMine, others, navigate]);
}
