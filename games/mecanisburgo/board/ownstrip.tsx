/** On a phone: what one has to spend, in one line that stays in sight. */
import { OwnStrip, SeatMark } from '@cabale/design';
import type { KeysBelow } from '@cabale/engine';
import { playerOf } from '../rules/counts.ts';
import { vpOf } from '../rules/scoring.ts';
import type { Mecanisburgo } from '../rules/state.ts';
import { seatRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { pawnsLeft } from './amounts.tsx';
import { Crest } from './crest.tsx';
import type { GlyphName } from './glyphs.ts';
import { Icon } from './icons.tsx';
import { useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function Strip({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, content, near } = table;
  const player = playerOf(view, near);
  const { cash, ais, hand, corp } = player;
  return (
    <OwnStrip label={say({ key: 'board.player', refs: { seat: seatRef(near) } })}>
      <span className="mec-strip-part">
        <SeatMark seat={near} size={18} />
        <Crest corp={corp} seat={near} size={24} />
      </span>
      <Part icon="vp" label="vp" count={vpOf(view, near, content)} />
      <Part icon="cash" label="cash" count={cash} />
      <Part icon="ais" label="ais" count={ais} />
      <Part icon="hand" label="hand" count={hand.length} />
      {view.phase === 'deployment' ? <Part icon="pawns" label="pawns" count={pawnsLeft(table, near, player)} /> : null}
    </OwnStrip>
  );
}

interface PartProps {
  readonly icon: GlyphName;
  readonly label: KeysBelow<Mecanisburgo['text'], 'board.count'>;
  readonly count: number;
}

function Part({ icon, label, count }: PartProps): ReactNode {
  const say = useSay();
  return (
    <span className="mec-strip-part">
      <Icon of={icon} />
      <b className="figure">{count}</b>
      <span className="hidden-text">{say({ key: `board.count.${label}`, values: { count } })}</span>
    </span>
  );
}
