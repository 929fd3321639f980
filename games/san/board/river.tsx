/** The middle of the table: six River cards between the two banks. */
import { Card, freshness, useSay } from '@cabale/design';
import type { Position } from '@cabale/san/rules/state.ts';
import { cardRef } from '@cabale/san/text/refs.ts';
import type { ReactNode } from 'react';
import { cardColumn, PropagandaTrack, Slots } from './bank.tsx';
import { CardFace } from './cardface.tsx';
import { positionsFrom, type SanTable } from './table.ts';

export function River({ table }: { readonly table: SanTable }): ReactNode {
  const say = useSay();
  const { near, far } = table;
  return (
    <section className="river" aria-label={say({ key: 'board.river' })}>
      <div className="river-grid">
        <PropagandaTrack table={table} seat={far} />
        <Slots table={table} seat={far} />
        <span className="water" aria-hidden="true" />
        {positionsFrom(near).map((position, index) => (
          <RiverCard key={position} table={table} position={position} column={cardColumn(index)} />
        ))}
        <Slots table={table} seat={near} />
        <PropagandaTrack table={table} seat={near} />
      </div>
    </section>
  );
}

interface RiverCardProps {
  readonly table: SanTable;
  readonly position: Position;
  readonly column: number;
}

function RiverCard({ table, position, column }: RiverCardProps): ReactNode {
  const id = table.view.river[position - 1] ?? null;
  return (
    <div className="river-place" style={{ gridColumn: column, gridRow: 3 }}>
      {id === null ? (
        <span className="dry" />
      ) : (
        <Card key={id} thing={cardRef(id)} className={freshness(table, cardRef(id))}>
          <CardFace card={table.content.byId[id]} />
        </Card>
      )}
      <b className="position" aria-hidden="true">
        {position}
      </b>
    </div>
  );
}
