/** A column for each corporation in the sector: it rises as leader, helpers, AIs, cards and the sealed card are added. */
import { seatColour, SeatMark } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import { agentsAt } from '../rules/counts.ts';
import { PARTS, totalOf, type Parts } from '../rules/totals.ts';
import { cardRef, seatRef } from '../text/refs.ts';
import type { CSSProperties, ReactNode } from 'react';
import type { ContestProps } from './contest.tsx';
import { Crest } from './crest.tsx';
import { Enemy } from './enemy.tsx';
import { Icon } from './icons.tsx';
import { Thing, useNameOf, useSay } from './kit.ts';
import { PawnFigure } from './pieces.tsx';
import { Portrait } from './portrait.tsx';
import { hasLeft, sourcesOf, useSides } from './sides.ts';

export function Columns({ table, contest }: ContestProps): ReactNode {
  const say = useSay();
  const sides = useSides(table, contest);
  const seats = contest.order.filter((seat) => table.view.players[seat]?.eliminated !== true);
  return (
    <ol className="mec-columns" aria-label={say({ key: 'board.columns' })}>
      {seats.map((seat, place) => (
        <Column key={seat} table={table} contest={contest} seat={seat} place={place} parts={sides.get(seat) ?? null} />
      ))}
      <Enemy table={table} contest={contest} />
    </ol>
  );
}

interface ColumnProps extends ContestProps {
  readonly seat: Seat;
  /** In order of initiative. */
  readonly place: number;
  readonly parts: Parts | null;
}

function Column({ table, contest, seat, place, parts }: ColumnProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const player = table.view.players[seat];
  const isOut = hasLeft(table.view, contest, seat);
  const total = contest.totals[seat] ?? (parts === null || isOut ? null : totalOf(parts));
  const isWinner = contest.winner === seat;
  return (
    <li className="mec-column" style={seatColour(seat)} data-won={isWinner || undefined} data-out={isOut || undefined}>
      <span className="mec-total figure">
        {isWinner ? <Icon of="crown" /> : null}
        {total ?? (isWinner ? '' : '–')}
        <span className="hidden-text">{say({ key: 'board.total' })}</span>
      </span>
      {isOut ? <span className="mec-quiet">{say({ key: 'board.out' })}</span> : null}
      <Sealed contest={contest} seat={seat} isIn={parts !== null && !isOut} />
      {parts === null ? <Turned value={contest.cards[seat] ?? null} /> : null}
      <ol className="mec-blocks">
        {parts === null || isOut
          ? null
          : PARTS.filter((part) => part === 'leader' || parts[part] !== 0).map((part) => (
              <li
                key={part}
                className="mec-block"
                data-part={part}
                style={{ '--figure': Math.abs(parts[part]) } as CSSProperties}
              >
                <b className="figure">{say({ key: 'board.plus', values: { figure: parts[part] } })}</b>
                <span className="mec-block-name">{say({ key: `board.part.${part}` })}</span>
                <span className="mec-block-source">{sourcesOf(table, contest, seat, part).map(nameOf).join(', ')}</span>
              </li>
            ))}
      </ol>
      <span className="mec-column-name">
        <b className="mec-initiative figure">{place + 1}</b>
        <Crest corp={player?.corp} seat={seat} size={24} />
        <SeatMark seat={seat} size={13} />
        <span>{nameOf(seatRef(seat))}</span>
      </span>
      <Agents table={table} contest={contest} seat={seat} />
    </li>
  );
}

interface SealedProps extends Pick<ColumnProps, 'contest' | 'seat'> {
  readonly isIn: boolean;
}

/** MEC-5.28: everybody who is in chooses a card; until all are turned up each looks the same. */
function Sealed({ contest, seat, isIn }: SealedProps): ReactNode {
  const say = useSay();
  if (contest.stage !== 'cards' || !isIn || (contest.cards[seat] ?? null) !== null) return null;
  return (
    <span className="mec-sealed">
      <Icon of="sealed" />
      <span className="hidden-text">{say({ key: 'board.sealed' })}</span>
    </span>
  );
}

/** For observers who arrive after the reveal: the card, under the announced total. */
function Turned({ value }: { readonly value: number | null }): ReactNode {
  const say = useSay();
  return value === null ? null : (
    <span className="mec-block" data-part="action">
      <b className="figure">{say({ key: 'board.plus', values: { figure: value } })}</b>
      <span className="mec-block-name">{say({ key: 'board.part.action' })}</span>
    </span>
  );
}

/** The agents there: as pawns while they are masked, then as Characters. */
function Agents({ table: { view }, contest, seat }: Omit<ColumnProps, 'place' | 'parts'>): ReactNode {
  const player = view.players[seat];
  if (player === undefined) return null;
  if (!contest.isRevealed) {
    const pawns = (view.sectors[contest.sector]?.pawns ?? []).filter((standing) => standing.seat === seat);
    return (
      <span className="mec-column-agents">
        {pawns.map(({ pawn }, place) => (
          // Masked pawns have no identity but their place.
          // eslint-disable-next-line react/no-array-index-key
          <PawnFigure key={place} seat={seat} corp={player.corp} pawn={pawn} />
        ))}
      </span>
    );
  }
  return (
    <span className="mec-column-agents">
      {agentsAt(view, contest.sector, seat).map((slot) => {
        const member = player.slots[slot] ?? null;
        return member === null ? null : (
          <Thing key={slot} thing={cardRef(member.character)} travels={false} className="mec-agent">
            <Portrait character={member.character} />
            {contest.leaders[seat] === slot ? <Icon of="leader" className="mec-leader" /> : null}
            {contest.doomed.some((doom) => doom.seat === seat && doom.pawn === slot && doom.savedBy === null) ? (
              <Icon of="skull" className="mec-doomed" />
            ) : null}
          </Thing>
        );
      })}
    </span>
  );
}
