import { Rich, ScoreTable, type BoardModule } from '@cabale/design';
import type { GameTypes, Outcome, Seat } from '@cabale/engine';
import type { ReactNode } from 'react';
import { useText } from '../text/i18n.ts';
import { marginOf } from './margin.ts';

interface EndPanelProps {
  readonly outcome: Outcome;
  /** The side whose victory is celebrated; `undefined` if the viewer is not one side. */
  readonly own: Seat | undefined;
  readonly board: BoardModule<GameTypes>;
  /** The chances over the game, once computed. */
  readonly chances: ReactNode;
  /** The next actions. */
  readonly children: ReactNode;
}

/** Result of the game: the score by category, the chances over the game, and the next actions. */
export function EndPanel({ outcome, own, board, chances, children }: EndPanelProps): ReactNode {
  const say = useText();
  return (
    <section
      className="end"
      aria-labelledby="end"
      data-survey="end"
      data-game={board.game.id}
      data-won={(own !== undefined && outcome.ranks[own] === 1) || undefined}
    >
      <p className="end-title">{say('end.title')}</p>
      <h2 id="end">
        <Rich sentence={board.words.outcome(outcome, own)} />
      </h2>
      {own === undefined ? null : <Margin outcome={outcome} own={own} />}
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

/** How the player did, in a sentence. */
function Margin({ outcome, own }: { readonly outcome: Outcome; readonly own: Seat }): ReactNode {
  const say = useText();
  const margin = marginOf(outcome, own);
  if (margin === undefined) return null;
  const { kind, points, rank, sides } = margin;
  return (
    <p className="end-margin">
      {say(`end.${kind}`, { count: points })}
      {rank > 1 && sides > 2 ? ` ${say('end.rank', { count: rank, sides })}` : null}
    </p>
  );
}
