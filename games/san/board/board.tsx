/** San's table: two Corporations on both banks of the River, the observer's own at the bottom. */
import type { BoardProps } from '@cabale/design';
import { opponent } from '../rules/counts.ts';
import type { San } from '../rules/state.ts';
import type { ReactNode } from 'react';
import { tableOf, useSay } from './kit.ts';
import { Box, Reserve } from './piles.tsx';
import { River } from './river.tsx';
import { Side } from './side.tsx';
import { TurnPanel } from './turnpanel.tsx';
import { VirusTrack } from './virustrack.tsx';

export function SanBoard(props: BoardProps<San>): ReactNode {
  const say = useSay();
  const table = tableOf(props);
  return (
    <div className="san" aria-label={say({ key: 'board.label' })} role="group">
      <div className="san-table">
        <Side table={table} seat={opponent(table.near)} />
        <VirusTrack table={table} />
        <River table={table} />
        <div className="common">
          <Reserve table={table} />
          <Box table={table} />
        </div>
        <TurnPanel table={table} />
        <Side table={table} seat={table.near} />
      </div>
    </div>
  );
}
