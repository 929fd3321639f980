import type { Seat } from '@cabale/engine';
import type { ReactNode } from 'react';
import { SeatMark } from './seatmark.tsx';

interface StackProps {
  readonly count: number;
  readonly label: string;
  readonly seat?: Seat | undefined;
  readonly className?: string;
  /** One of the pieces; by default the seat's mark. */
  readonly children?: ReactNode;
}

const DRAWN = 4;

/** Equal pieces on top of each other, with their number as a numeral. */
export function Stack({ count, label, seat, className = '', children }: StackProps): ReactNode {
  const drawn = Array.from({ length: Math.min(count, DRAWN) }, (_, index) => index);
  return (
    <span className={`stack ${className}`} role="img" aria-label={`${label} ${count}`}>
      {drawn.map((index) => (
        <span key={index} className="stack-piece" style={{ insetBlockEnd: `${index * 4}px` }}>
          {children ?? (seat === undefined ? null : <SeatMark seat={seat} size={18} />)}
        </span>
      ))}
      <b className="figure stack-count">{count}</b>
    </span>
  );
}
