import type { BoardModule, BoardProps } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { memo, type ReactNode } from 'react';
import { useText } from '../text/i18n.ts';

/** Where the board lies; it scrolls by itself where the window is lower than the board. */
export function BoardRegion({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useText();
  return (
    <section className="table-board" data-ground aria-label={say('table.board')}>
      {children}
    </section>
  );
}

interface DrawnBoardProps extends BoardProps<GameTypes> {
  readonly board: BoardModule<GameTypes>;
}

/** The board: drawn anew when something on it has changed, not whenever a bot begins to think. */
export const DrawnBoard = memo(function DrawnBoard({ board, ...props }: DrawnBoardProps): ReactNode {
  return <board.Board {...props} />;
});

export function LogRegion({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useText();
  return (
    <section className="table-log">
      <h2 className="side-title">{say('table.log')}</h2>
      <div className="log-scroll" role="region" aria-label={say('table.log')}>
        {children}
      </div>
    </section>
  );
}
