/** On a phone: the own numbers in one line that never leaves the screen. */
import { OwnStrip, SeatMark } from '@cabale/design';
import { pointsOf } from '../rules/scoring.ts';
import { seatRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function OwnLine({ table: { view, near, content } }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const player = view.players[near];
  if (player === undefined) return null;
  const amounts = [
    ['vp', pointsOf(view, near, content)],
    ['euros', player.euros],
    ['revenue', player.revenue],
    ['immunity', player.immunity],
    ['reserve', player.reserve],
    ['corruption', player.corruptionCount],
  ] as const satisfies readonly (readonly [IconName, number])[];
  return (
    <OwnStrip label={nameOf(seatRef(near))}>
      <SeatMark seat={near} size={18} />
      {amounts.map(([what, count]) => (
        <span key={what} className="vr-amount">
          <Icon of={what} />
          <b className="figure">{count}</b>
          <span className="hidden-text">{say({ key: `board.count.${what}`, values: { count } })}</span>
        </span>
      ))}
    </OwnStrip>
  );
}
