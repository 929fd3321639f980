import { Rich, ScoreTable, type BoardModule } from '@cabale/design';
import type { GameTypes, Outcome, Seat } from '@cabale/engine';
import type { ReactNode } from 'react';
import { useText } from '../text/i18n.ts';

interface EndPanelProps {
  readonly outcome: Outcome;
  /** Whose victory is celebrated; `undefined` where nobody in front of the screen is one side. */
  readonly own: Seat | undefined;
  readonly board: BoardModule<GameTypes>;
  /** The chances on the way, once they are known. */
  readonly chances: ReactNode;
  /** What to do next. */
  readonly children: ReactNode;
}

/** How it ended and why: the points in their parts, the chances on the way, and what to do next. */
export function EndPanel({ outcome, own, board, chances, children }: EndPanelProps): ReactNode {
  const say = useText();
  return (
    <section
      className="end"
      aria-labelledby="end"
      data-won={(own !== undefined && outcome.ranks[own] === 1) || undefined}
    >
      <p className="end-title">{say('end.title')}</p>
      <h2 id="end">
        <Rich sentence={board.words.outcome(outcome, own)} />
      </h2>
      <div className="end-parts">
        <div>
          <h2>{say('end.score')}</h2>
          <ScoreTable outcome={outcome} />
        </div>
        {chances}
      </div>
      {children}
    </section>
  );
}
