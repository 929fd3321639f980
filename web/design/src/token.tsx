import type { Seat } from '@cabale/engine';
import type { ReactNode } from 'react';
import { Piece } from './motion.tsx';
import { SeatMark } from './seatmark.tsx';

interface TokenProps {
  /** Id for the animation between positions. */
  readonly travels?: string | undefined;
  /** Its owner: rendered in that seat's colour and shape. */
  readonly seat?: Seat | undefined;
  readonly className?: string;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A small piece: a pawn, a cube, a marker. It belongs to the thing it lies on, which is the one to choose. */
export function Token({ travels, seat, className = '', title, children }: TokenProps): ReactNode {
  return (
    <Piece
      id={travels}
      className={`token ${className}`}
      {...(title === undefined ? {} : { role: 'img', 'aria-label': title })}
    >
      {seat === undefined ? null : <SeatMark seat={seat} size="100%" />}
      {children}
    </Piece>
  );
}
