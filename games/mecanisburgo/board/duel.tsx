/** A contest by Action card and Random card (MEC-11.1): both sides side by side. */
import { seatColour, SeatMark } from '@cabale/design';
import type { OpenDuel, DuelSide } from '../rules/state.ts';
import { actionRef, cardRef, randomRef, seatRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Crest } from './crest.tsx';
import { Icon } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';
import { Portrait } from './portrait.tsx';
import type { TableProps } from './table.ts';

interface DuelProps extends TableProps {
  readonly duel: OpenDuel;
}

export function DuelStage({ table, duel }: DuelProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <div className="mec-duel" role="group" aria-label={nameOf(actionRef(duel.action))}>
      <h3 className="mec-duel-title">
        <Icon of={duel.action} /> {nameOf(actionRef(duel.action))}
        {duel.target === null ? null : (
          <span className="mec-quiet">{say({ key: 'board.aimedAt', refs: { card: cardRef(duel.target) } })}</span>
        )}
      </h3>
      <ol className="mec-duel-sides">
        {duel.sides.map((side, index) => (
          <Side key={side.seat} table={table} duel={duel} side={side} index={index} />
        ))}
      </ol>
    </div>
  );
}

interface SideProps extends DuelProps {
  readonly side: DuelSide;
  readonly index: number;
}

function Side({ table, duel, side, index }: SideProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const player = table.view.players[side.seat];
  const member = side.slot === null ? null : (player?.slots[side.slot] ?? null);
  const card = duel.cards[index] ?? null;
  const random = duel.randoms[index] ?? null;
  const total = duel.totals[index] ?? null;
  return (
    <li className="mec-side" style={seatColour(side.seat)}>
      {member === null ? (
        <Crest corp={player?.corp} seat={side.seat} size={36} />
      ) : (
        <Portrait character={member.character} />
      )}
      <span className="mec-side-name">
        <SeatMark seat={side.seat} size={13} />
        {member === null ? nameOf(seatRef(side.seat)) : nameOf(cardRef(member.character))}
      </span>
      <span className="mec-side-sum figure">
        <span className="mec-side-card">
          {card === null ? <Icon of="sealed" /> : card}
          <span className="hidden-text">{say({ key: card === null ? 'board.sealed' : 'board.part.action' })}</span>
        </span>
        <span aria-hidden="true">+</span>
        <span className="mec-side-card" data-random="true">
          {random === null ? <Icon of="random" /> : random}
          <span className="hidden-text">
            {random === null ? say({ key: 'board.notDrawn' }) : nameOf(randomRef(random))}
          </span>
        </span>
        <span aria-hidden="true">=</span>
        <b className="mec-side-total">{total ?? '?'}</b>
      </span>
    </li>
  );
}
