import { Rich, SeatMark, useSay, useStage, type LogEntry, type TableStatus } from '@cabale/design';
import type { Decision, GameTypes, Seat } from '@cabale/engine';
import type { ReactNode } from 'react';
import { LastTurn } from './lastturn.tsx';

interface PromptProps {
  readonly view: GameTypes['view'];
  readonly decision: Decision<GameTypes> | undefined;
  readonly status: TableStatus<GameTypes>;
  readonly caughtUp: boolean;
  /** The seat that moves next while moves are played back. */
  readonly next: Seat | null;
  /** The log, whose last turn is told under the prompt. */
  readonly entries: readonly LogEntry[];
}

/** Whose turn it is and what to do, always in the same place. */
export function Prompt({ view, decision, status, caughtUp, next, entries }: PromptProps): ReactNode {
  const { words, seats, content } = useStage();
  const say = useSay();
  const { outcome, observer, asked } = status;
  const own: Seat | undefined = observer === 'audience' ? undefined : observer;
  const isOver = outcome !== undefined && caughtUp;
  const sentence = isOver ? words.outcome(outcome, own) : words.prompt(view, decision, content);
  const entry = entries.at(-1);
  const seat = decision?.seat ?? (caughtUp ? asked[0] : next) ?? undefined;
  return (
    <div className="prompt" data-mine={decision !== undefined || undefined}>
      <div className="prompt-now">
        {isOver || seat === undefined ? null : (
          <span className="prompt-seat">
            <SeatMark seat={seat} size={20} />
            {decision === undefined ? null : <span className="name-of"> {seats[seat]?.name}</span>}
          </span>
        )}
        <h1 className="prompt-words" aria-live="polite">
          <Rich sentence={sentence} />
        </h1>
      </div>
      <LastTurn entries={entries} isPlaying={!caughtUp} />
      <p className="hidden-text" aria-live="polite">
        {entry === undefined ? '' : entry.lines.map((line) => say(line)).join(' ')}
      </p>
    </div>
  );
}
