import type { ReactNode } from 'react';
import { useDate } from '../text/i18n.ts';
import { api } from './api.ts';
import type { Seated } from './seating.ts';
import { useOnlineText } from './text/texts.ts';
import { TimeLeft } from './timeleft.tsx';

interface SeatStateProps {
  readonly seated: Seated;
  readonly seat: number;
  /** Beside the board there is room only for what changes. */
  readonly isBrief?: boolean;
}

/** Status of a player: connected, away, late, gone or on vacation, and the time left. */
export function SeatState({ seated, seat, isBrief = false }: SeatStateProps): ReactNode {
  const say = useOnlineText();
  const date = useDate();
  const { table, presence } = seated;
  const sitter = table.seats[seat];
  if (sitter === undefined || sitter.kind === 'bot') return null;
  if (sitter.kind !== 'person') {
    return <span className="seat-note">{say(sitter.kind === 'open' ? 'seat.open' : 'seat.invited')}</span>;
  }
  const isHere = presence.seats.includes(seat);
  const until = sitter.vacationUntil ?? 0;
  const due = table.due[seat] ?? null;
  return (
    <span className="seat-note">
      <span className="presence" data-here={(isHere && !sitter.left) || undefined}>
        {say(sitter.left ? 'seat.left' : isHere ? 'seat.here' : 'seat.away')}
      </span>
      {seat === seated.seat ? <span>{say('seat.you')}</span> : null}
      {sitter.person === table.host && !isBrief ? <span>{say('seat.host')}</span> : null}
      {sitter.late ? <span className="late">{say('seat.late')}</span> : null}
      {until > api.now() ? <span>{say('seat.vacation', { date: date(until) })}</span> : null}
      {due === null || sitter.late ? null : <TimeLeft due={due} />}
    </span>
  );
}
