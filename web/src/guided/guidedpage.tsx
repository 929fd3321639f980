import { guidedAt, type BoardModule, type GuidedGame, type Lesson } from '@cabale/design';
import { Rules, type GameTypes, type OptionBase } from '@cabale/engine';
import { type GameId, isGame } from '@cabale/games';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useBoard } from '../games.ts';
import { savedFrom, seated } from '../newgame/create.ts';
import { NotFoundPage } from '../pages/notfound.tsx';
import { LocalTable } from '../table/localtable.ts';
import { useStatus } from '../table/stageof.ts';
import { LocalView } from '../table/localview.tsx';
import type { Guidance } from '../table/tableview.tsx';
import { WorkerThinker } from '../table/thinker.ts';
import { nextChapter } from './chapters.ts';
import { LessonPanel } from './lessonpanel.tsx';
import { lessonProgress } from './progress.ts';

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
  useEffect(() => () => thinker.close(), [thinker]);
  const progress = useMemo(() => lessonProgress(id, guided), [id, guided]);
  /** Where the table begins: going back begins a new one at an earlier lesson. */
  const [start, setStart] = useState(() => ({ lesson: progress.read() }));
  const table = useMemo(() => guidedTable(board, guided, thinker, start.lesson), [board, guided, thinker, start]);
  useEffect(() => table.open(), [table]);
  const others = useMemo(
    () => board.guided.filter((each) => each !== guided).map((each) => each.name),
    [board, guided],
  );
  const next = useMemo(() => nextChapter(guided, board.guided)?.name, [board, guided]);
  const [at, setAt] = useState(start.lesson);
  const goTo = useCallback(
    (lesson: number) => {
      progress.write(lesson);
      setAt(lesson);
    },
    [progress],
  );
  const goBack = useCallback(
    (lesson: number) => {
      goTo(lesson);
      setStart({ lesson });
    },
    [goTo],
  );
  const guidance = useLessons({ id, guided, others, next, table, at, goTo, goBack });
  return <LocalView key={start.lesson} table={table} board={board} thinker={thinker} guidance={guidance} />;
}

function guidedTable(
  { game }: BoardModule<GameTypes>,
  guided: GuidedGame<GameTypes>,
  thinker: WorkerThinker,
  lesson: number,
): LocalTable {
  const players = seated({ seats: guided.seats, opponents: [{ kind: 'bot', level: 1 }], seat: 0 });
  const { match, answers } = guidedAt(new Rules(game), guided, lesson);
  return new LocalTable({
    game,
    match,
    saved: savedFrom(match, players, undefined),
    thinker,
    savedGames: undefined,
    scripted: answers,
  });
}

interface LessonsAtTable {
  readonly id: GameId;
  readonly guided: GuidedGame<GameTypes>;
  readonly others: readonly string[];
  /** Name of the chapter that follows. */
  readonly next: string | undefined;
  readonly table: LocalTable;
  /** Number of the lesson, counted from 0. */
  readonly at: number;
  goTo(lesson: number): void;
  goBack(lesson: number): void;
}

function useLessons({ id, guided, others, next, table, at, goTo, goBack }: LessonsAtTable): Guidance | undefined {
  const { name, lessons } = guided;
  const [, navigate] = useLocation();
  const [free, setFree] = useState(false);
  const status = useStatus(table);
  const lesson: Lesson<GameTypes> | undefined = lessons[at];
  const isMine = status.decision !== undefined;

  return useMemo(() => {
    if (free || status.outcome !== undefined) return undefined;
    const goOn = () => goTo(at + 1);
    const accepts =
      lesson?.accepts === undefined ? undefined : (option: OptionBase) => lesson.accepts?.(option) === true;
    return {
      accepts,
      onChosen: goOn,
      panel: (
        <LessonPanel
          id={id}
          title={others.length === 0 ? undefined : name}
          lesson={lesson}
          number={at + 1}
          count={lessons.length}
          isMine={isMine}
          others={others}
          chapter={next}
          onNext={goOn}
          onBack={at === 0 ? undefined : () => goBack(at - 1)}
          onRestart={() => goBack(0)}
          onLeave={() => navigate('/')}
          onGoOn={() => setFree(true)}
        />
      ),
    };
  }, [free, status.outcome, lesson, id, name, at, lessons.length, isMine, others, next, navigate, goTo, goBack]);
}
