/** The other corporations, small; one of them at a time can be unfolded over the city. */
import { useEscape } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { PlayerPanel } from './player.tsx';
import type { TableProps } from './table.ts';

interface OthersProps extends TableProps {
  readonly seats: readonly Seat[];
}

export function Others({ table, seats }: OthersProps): ReactNode {
  const [opened, open] = useState<Seat | null>(null);
  useEscape(opened !== null, () => open(null));
  return (
    <div className="mec-others" data-count={seats.length} style={{ '--count': seats.length } as CSSProperties}>
      {seats.map((seat) => (
        // The place keeps its size while its office lies over the city.
        <div key={seat} className="mec-other">
          <PlayerPanel
            table={table}
            seat={seat}
            isUnfolded={opened === seat}
            onFold={() => open(opened === seat ? null : seat)}
          />
        </div>
      ))}
    </div>
  );
}
