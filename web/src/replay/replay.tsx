import { Log, Rich, StageProvider, type BoardModule, type Frame } from '@cabale/design';
import type { GameTypes, Match, Observer } from '@cabale/engine';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { TableHeader } from '../pages/header.tsx';
import { Icon } from '../pages/icon.tsx';
import { useTitle } from '../pages/title.ts';
import { parseParameters } from '../parameters.ts';
import { Frames } from '../table/frames.ts';
import { useLog } from '../table/logbook.ts';
import { useNamedSeats } from '../table/names.ts';
import type { OpenedGame } from '../table/opened.ts';
import { BoardRegion, DrawnBoard, LogRegion } from '../table/regions.tsx';
import { seatsOf } from '../table/seats.ts';
import { useStageOf } from '../table/stageof.ts';
import { useGameName } from '../text/game-names.ts';
import { useText } from '../text/i18n.ts';
import { EyesChoice } from './eyeschoice.tsx';
import { Fork } from './fork.tsx';
import { ReplayControls } from './replaycontrols.tsx';
import { observersOf } from './observers.ts';

function noChoice(): void {
  // Nothing can be chosen in a replay; forking starts a game from it.
}

interface ReplayProps {
  readonly game: OpenedGame;
  /** Where the back link leads; the game's own table if `undefined`. */
  readonly back?: string | undefined;
  /** Additional controls, such as sharing and checking. */
  readonly children?: ReactNode;
}

/** A replay, frame by frame, for each observer that is allowed. */
export function Replay({ game: { board, match, saved }, back, children }: ReplayProps): ReactNode {
  const say = useText();
  const nameOf = useGameName();
  const { move } = parseParameters(useSearch());
  const observers = observersOf(saved);
  const [observer, setObserver] = useState<Observer>(observers[0] ?? 'audience');
  const seats = useNamedSeats(useMemo(() => seatsOf(saved.players), [saved.players]));
  useTitle(say('replay.title', { game: nameOf(saved.game) }));

  const frames = useMemo(() => new Frames(match, observer), [match, observer]);
  const { last } = frames;
  const [number, setNumber] = useState(Math.min(move ?? 0, last));
  const frame = frames.frame(number);
  const stage = useStageOf({
    board,
    content: match.rules.content,
    frame,
    seats,
    isGuided: false,
    decision: undefined,
    advice: NO_ADVICE,
    choose: noChoice,
  });
  const entries = useLog(frames, board.words, frame);
  const goTo = useCallback((at: number) => setNumber(Math.max(0, Math.min(at, last))), [last]);
  return (
    <StageProvider stage={stage}>
      <div className="table replay" data-game={saved.game}>
        <TableHeader
          menu={
            <Link className="button quiet" href={back ?? `/table/${saved.id}`}>
              <Icon name="close" /> <span className="tool-words">{say('replay.toTable')}</span>
            </Link>
          }
        >
          <ReplayTitle board={board} match={match} frame={frame} last={last} observer={observer} />
        </TableHeader>
        <BoardRegion>
          <DrawnBoard
            board={board}
            view={frame.view}
            observer={observer}
            content={match.rules.content}
            seats={seats}
            decision={undefined}
            events={frame.events}
            choose={noChoice}
          />
        </BoardRegion>
        <div className="table-side">
          <div className="table-guide">
            <EyesChoice observers={observers} observer={observer} seats={seats} onChange={setObserver} />
            <Fork match={match} choices={frame.choices} seats={seats} pack={saved.record.content.pack} />
            {children}
          </div>
          <LogRegion>
            <Log entries={entries} onGoTo={goTo} />
          </LogRegion>
          <div className="table-bar">
            <ReplayControls number={number} length={last} onGoTo={goTo} />
          </div>
        </div>
      </div>
    </StageProvider>
  );
}

const NO_ADVICE = [] as const;

interface ReplayTitleProps {
  readonly board: BoardModule<GameTypes>;
  readonly match: Match<GameTypes>;
  readonly frame: Frame<GameTypes>;
  readonly last: number;
  readonly observer: Observer;
}

function ReplayTitle({ board, match, frame, last, observer }: ReplayTitleProps): ReactNode {
  const say = useText();
  const { outcome } = match;
  const { number, view } = frame;
  const isOver = outcome !== undefined && number === last;
  const own = observer === 'audience' ? undefined : observer;
  return (
    <div className="prompt">
      <div className="prompt-now">
        <span className="prompt-seat figure">{say('replay.move', { number, length: last })}</span>
        <h1 className="prompt-words" aria-live="polite">
          <Rich
            sentence={
              isOver ? board.words.outcome(outcome, own) : board.words.prompt(view, undefined, match.rules.content)
            }
          />
        </h1>
      </div>
    </div>
  );
}
