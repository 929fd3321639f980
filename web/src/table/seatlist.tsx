import { Name, Seat, useNameOf, useSides, type Frame, type SeatInfo, type TableStatus } from '@cabale/design';
import type { GameTypes, Seat as SeatNumber } from '@cabale/engine';
import type { ComponentType, ReactNode } from 'react';
import { useText } from '../text/i18n.ts';

interface SeatListProps {
  readonly seats: readonly SeatInfo[];
  readonly sides: number;
  readonly status: TableStatus<GameTypes>;
  readonly frame: Frame<GameTypes>;
  readonly caughtUp: boolean;
  /** Additional status of a player: connected, late, on vacation. */
  readonly Note?: ComponentType<{ readonly seat: SeatNumber }> | undefined;
}

/** All sides, and whose turn it is. */
export function SeatList({ seats, sides, status, frame, caughtUp, Note }: SeatListProps): ReactNode {
  const say = useText();
  const nameOf = useNameOf();
  const automata = useSides(sides).slice(seats.length);
  const isActive = (seat: number) =>
    status.outcome === undefined && (caughtUp ? status.asked.includes(seat) : frame.seat === seat);
  const isCalled = ({ seat, name }: SeatInfo) => nameOf(`seat:${seat}`) === name;
  return (
    <ul className="seats" aria-label={say('table.players')}>
      {seats.map((info) => (
        <li key={info.seat}>
          <Seat
            info={info}
            active={isActive(info.seat)}
            thinking={status.thinking === info.seat && caughtUp}
            role={isCalled(info) ? undefined : <Name thing={`seat:${info.seat}`} />}
          >
            {Note === undefined ? null : <Note seat={info.seat} />}
          </Seat>
        </li>
      ))}
      {automata.map((side) => (
        <li key={side.seat}>
          <Seat info={side} />
        </li>
      ))}
    </ul>
  );
}
