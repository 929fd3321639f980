/** The own hand: a fan for each colour. */
import { COLOURS, type Colour } from '../content/tables.ts';
import { playerOf, total } from '../rules/counts.ts';
import { handRef } from '../text/refs.ts';
import type { CSSProperties, ReactNode } from 'react';
import { CountedSheets } from './ink.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import { piecesAt } from './pieces.ts';
import type { TableProps } from './table.ts';

/** More cards of one colour than a hand can have. */
const ALL = 20;

export function Hand({ table }: TableProps): ReactNode {
  const say = useSay();
  const { hand } = playerOf(table.view, table.near);
  if (hand === null) return null;
  const held = COLOURS.filter((colour) => hand[colour] > 0);
  return (
    <div className="no-hand" role="group" aria-label={say({ key: 'board.ownHand' })}>
      <p className="no-hand-title">
        {say({ key: 'board.ownHand' })}
        <b className="figure" data-full={total(hand) > table.content.handLimit || undefined}>
          {total(hand)}/{table.content.handLimit}
        </b>
      </p>
      <div className="no-fans">
        {held.length === 0 ? <p className="no-quiet">{say({ key: 'board.emptyHand' })}</p> : null}
        {held.map((colour) => (
          <Fan key={colour} table={table} colour={colour} count={hand[colour]} />
        ))}
      </div>
    </div>
  );
}

interface FanProps extends TableProps {
  readonly colour: Colour;
  readonly count: number;
}

function Fan({ table, colour, count }: FanProps): ReactNode {
  const thing = handRef(table.near, colour);
  return (
    <Thing
      thing={thing}
      travels={false}
      className={`no-fan ${freshness(table, thing)}`}
      style={{ '--cards': count } as CSSProperties}
    >
      <CountedSheets colour={colour} names={piecesAt(table.holdings, thing, ALL)} count={count} />
    </Thing>
  );
}
