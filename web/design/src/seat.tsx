import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatMark, seatColour } from './seatmark.tsx';
import type { Side } from './sides.ts';

interface SeatProps {
  readonly info: Side;
  readonly active?: boolean;
  readonly thinking?: boolean;
  /** The game's name for this seat: a corporation, a house. */
  readonly role?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A side: shape, colour, name, and whether the table waits for it. */
export function Seat({ info, active = false, thinking = false, role, className = '', children }: SeatProps): ReactNode {
  const { t } = useTranslation('design');
  const state = thinking ? 'thinking' : !active ? undefined : info.isYou === true ? 'yourTurn' : 'turn';
  return (
    <div className={`seat ${className}`} data-active={active || undefined} style={seatColour(info.seat)}>
      <span className="seat-avatar">
        <SeatMark seat={info.seat} size={22} />
      </span>
      <span className="seat-name">
        <b>{info.name}</b>
        {role === undefined ? null : <span className="soft">{role}</span>}
      </span>
      <span className="seat-state">{state === undefined ? '' : t(`seat.${state}`)}</span>
      {children}
    </div>
  );
}
