/** Pieces on the map: stacked hexagons, towers, tall figures. Each bears its owner's colour and shape. */
import { seatColour, SeatMark } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import type { ReactNode } from 'react';

const MOST_DRAWN = 4;
/** Between two hexagons of a stack. */
const STEP = 6;

/** Influence: one hexagon a token, the count as a numeral from two on. */
export function Hexes({ seat, count }: { readonly seat: Seat; readonly count: number }): ReactNode {
  const drawn = Math.min(count, MOST_DRAWN);
  const height = 28 + (drawn - 1) * STEP;
  return (
    <span className="vr-hexes" style={seatColour(seat)}>
      <svg viewBox={`0 0 34 ${height}`} style={{ height: `${height / 28}em` }} aria-hidden="true">
        {Array.from({ length: drawn }, (_, level) => (
          <g key={level} transform={`translate(0 ${(drawn - 1 - level) * STEP})`}>
            <path className="vr-hex-side" d="M1 11v6l8 10h16l8-10v-6z" />
            <path className="vr-hex" d="M9 1h16l8 10-8 10H9L1 11z" />
          </g>
        ))}
      </svg>
      <span className="vr-hexes-top">
        <SeatMark seat={seat} size="0.42em" />
        {count > 1 ? <b className="figure">{count}</b> : null}
      </span>
    </span>
  );
}

/** A Server: a lit tower that casts light on its plate. */
export function Tower({ seat }: { readonly seat: Seat }): ReactNode {
  return (
    <span className="vr-tower" style={seatColour(seat)}>
      <svg viewBox="0 0 28 60" aria-hidden="true">
        <path className="vr-tower-shade" d="M3 18 14 12v47L3 55z" />
        <path className="vr-tower-body" d="M25 18 14 12v47l11-4z" />
        <path className="vr-tower-edge" d="M3 18 14 12l11 6v37l-11 4-11-4zM14 12v47M14 12V3" />
        <path className="vr-tower-light" d="M17 22l5 2M17 29l5 2M17 36l5 2M17 43l5 1.500M6 24l5-2M6 31l5-2M6 38l5-2" />
        <circle className="vr-tower-light" cx="14" cy="3" r="1.500" />
      </svg>
      <SeatMark seat={seat} size="0.4em" />
    </span>
  );
}

interface FiguresProps {
  readonly seat: Seat;
  readonly count: number;
  readonly isActing: boolean;
}

/** Directors: tall figures; several of one seat stand as one with their number. */
export function Figures({ seat, count, isActing }: FiguresProps): ReactNode {
  return (
    <span className="vr-director" style={seatColour(seat)} data-acting={isActing || undefined}>
      <svg viewBox="0 0 24 56" aria-hidden="true">
        <ellipse className="vr-shadow" cx="12" cy="53" rx="10" ry="3" />
        <path d="M12 1a5.500 5.500 0 0 1 3 10.100l5 2.400 2 19-3.500 1L20 52H4l1.500-18.500-3.500-1 2-19 5-2.400A5.500 5.500 0 0 1 12 1z" />
        <path className="vr-lapel" d="m9 12 3 8 3-8zM12 21v30" />
      </svg>
      <SeatMark seat={seat} size="0.4em" />
      {count > 1 ? <b className="figure">{count}</b> : null}
    </span>
  );
}
