/** The middle of the table: six River cards between the two banks. */
import type { TableProps } from '@cabale/design';
import { opponent, riverCard } from '../rules/counts.ts';
import type { Position, San } from '../rules/state.ts';
import { cardRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { cardCell, PropagandaTrack, Slots } from './bank.tsx';
import { CardFace } from './cardface.tsx';
import { Card, freshness, useSay } from './kit.ts';
import { positionsFrom } from './table.ts';

export function River({ table }: TableProps<San>): ReactNode {
  const say = useSay();
  const { near } = table;
  const far = opponent(near);
  return (
    <section className="river" aria-label={say({ key: 'board.river' })}>
      <div className="river-grid">
        <PropagandaTrack table={table} seat={far} />
        <Slots table={table} seat={far} />
        <span className="water" aria-hidden="true" />
        {positionsFrom(near).map((position, index) => (
          <RiverCard key={position} table={table} position={position} index={index} />
        ))}
        <Slots table={table} seat={near} />
        <PropagandaTrack table={table} seat={near} />
      </div>
    </section>
  );
}

interface RiverCardProps extends TableProps<San> {
  readonly position: Position;
  readonly index: number;
}

function RiverCard({ table, position, index }: RiverCardProps): ReactNode {
  const id = riverCard(table.view, position);
  return (
    <div className="river-place" style={cardCell(index, 3)}>
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
