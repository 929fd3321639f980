/** On a phone: points, hand and shares of the own side in one line. */
import { OwnStrip, SeatMark } from '@cabale/design';
import { COLOURS } from '../content/tables.ts';
import { cardsIn, hqOf, total } from '../rules/counts.ts';
import { pointsOf } from '../rules/scoring.ts';
import { seatRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Swatch } from './ink.tsx';
import { useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function OwnShares({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, near, content } = table;
  const hq = hqOf(view, near);
  const hand = view.players[near]?.hand;
  return (
    <OwnStrip label={say({ key: 'board.hq', refs: { seat: seatRef(near) } })}>
      <SeatMark seat={near} size={18} />
      {view.solo === null ? (
        <b className="figure">{say({ key: 'board.points', values: { points: pointsOf(view, near, content) } })}</b>
      ) : null}
      {hand === null || hand === undefined ? null : (
        <span className="no-own-part">
          <Icon of="hand" />
          <b className="figure">{total(hand)}</b>
          <span className="hidden-text">{say({ key: 'board.handCount', values: { count: total(hand) } })}</span>
        </span>
      )}
      {COLOURS.map((colour) => (
        <span key={colour} className="no-own-part">
          <Swatch colour={colour} />
          <b className="figure">{cardsIn(hq, colour)}</b>
          <span className="hidden-text">{say({ key: `colour.${colour}` })}</span>
        </span>
      ))}
    </OwnStrip>
  );
}
