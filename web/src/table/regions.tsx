import type { BoardModule, BoardProps } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { memo, type ReactNode } from 'react';
import { useText } from '../text/i18n.ts';

/** Area of the board; it scrolls if the window is smaller than the board. */
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

/** Renders again only when the board's props change, not whenever a bot starts to think. */
export const DrawnBoard = memo(function DrawnBoard({ board, ...props }: DrawnBoardProps): ReactNode {
  return <board.Board {...props} />;
});

export function LogRegion({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useText();
  return (
    <section className="table-log" data-survey="log">
      <h2 className="side-title">{say('table.log')}</h2>
      {/* A scrollable region must be focusable by keyboard, and a log without links has no other focusable content. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="log-scroll" role="region" aria-label={say('table.log')} tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
