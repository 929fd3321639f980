import { Log, Rich, StageProvider, type BoardModule } from '@cabale/design';
import type { GameTypes, Match, Observer } from '@cabale/engine';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { TableHeader } from '../pages/header.tsx';
import { Opening } from '../pages/opening.tsx';
import { ProblemPage } from '../pages/problempage.tsx';
import { useTitle } from '../pages/title.ts';
import { parseParameters } from '../parameters.ts';
import { frameOf } from '../table/frames.ts';
import { useLog } from '../table/logbook.ts';
import { useNamedSeats } from '../table/names.ts';
import { useOpened, type OpenedGame } from '../table/opened.ts';
import { BoardRegion, LogRegion } from '../table/regions.tsx';
import { useStageOf } from '../table/stageof.ts';
import { useText } from '../text/i18n.ts';
import { EyesChoice } from './eyeschoice.tsx';
import { Fork } from './fork.tsx';
import { ReplayControls } from './replaycontrols.tsx';
import { observersOf, seatsOf } from './observers.ts';

export default function ReplayPage({ id }: { readonly id: string }): ReactNode {
  const opened = useOpened(id);
  if (opened.kind === 'problem') return <ProblemPage id={id} problem={opened.problem} />;
  return opened.kind === 'open' ? <Replay game={opened.game} /> : <Opening />;
}

function noChoice(): void {
  // Nothing is chosen in a replay; forking is how one plays on.
}

function Replay({ game: { board, match, saved } }: { readonly game: OpenedGame }): ReactNode {
  const say = useText();
  const { move } = parseParameters(useSearch());
  const [number, setNumber] = useState(Math.min(move ?? 0, match.length));
  const observers = observersOf(match, saved.players);
  const [observer, setObserver] = useState<Observer>(observers[0] ?? 'audience');
  const seats = useNamedSeats(useMemo(() => seatsOf(saved.players), [saved.players]));
  useTitle(say('replay.title', { game: say(`games.${saved.game}.name`) }));

  const walk = useMemo(() => ({ frame: (at: number) => frameOf(match, at, observer) }), [match, observer]);
  const frame = useMemo(() => walk.frame(number), [walk, number]);
  const stage = useStageOf({
    board,
    content: match.rules.content,
    frame,
    seats,
    decision: undefined,
    advice: NO_ADVICE,
    choose: noChoice,
  });
  const entries = useLog(walk, board.words, frame);
  const goTo = useCallback((at: number) => setNumber(Math.max(0, Math.min(at, match.length))), [match]);
  return (
    <StageProvider stage={stage}>
      <div className="table replay" data-game={saved.game}>
        <TableHeader
          menu={
            <Link className="button quiet" href={`/table/${saved.id}`}>
              {say('replay.toTable')}
            </Link>
          }
        >
          <ReplayTitle board={board} match={match} number={number} view={frame.view} observer={observer} />
        </TableHeader>
        <BoardRegion>
          <board.Board
            view={frame.view}
            observer={observer}
            content={match.rules.content}
            seats={seats}
            decision={undefined}
            events={frame.events}
            choose={noChoice}
          />
        </BoardRegion>
        <div className="table-guide">
          <EyesChoice observers={observers} observer={observer} seats={seats} onChange={setObserver} />
          <Fork match={match} number={number} seats={seats} pack={saved.record.content.pack} />
        </div>
        <LogRegion>
          <Log entries={entries} onGoTo={goTo} />
        </LogRegion>
        <div className="table-bar">
          <ReplayControls number={number} length={match.length} onGoTo={goTo} />
        </div>
      </div>
    </StageProvider>
  );
}

const NO_ADVICE = [] as const;

interface ReplayTitleProps {
  readonly board: BoardModule<GameTypes>;
  readonly match: Match<GameTypes>;
  readonly number: number;
  readonly view: object;
  readonly observer: Observer;
}

function ReplayTitle({ board, match, number, view, observer }: ReplayTitleProps): ReactNode {
  const say = useText();
  const { outcome } = match;
  const isOver = outcome !== undefined && number === match.length;
  const own = observer === 'audience' ? undefined : observer;
  return (
    <div className="prompt">
      <span className="prompt-seat figure">{say('replay.move', { number, length: match.length })}</span>
      <h1 className="prompt-words" aria-live="polite">
        <Rich
          sentence={
            isOver ? board.words.outcome(outcome, own) : board.words.prompt(view, undefined, match.rules.content)
          }
        />
      </h1>
    </div>
  );
}
