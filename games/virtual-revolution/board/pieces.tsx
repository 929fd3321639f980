/** Pieces on the map: stacked hexagons, towers, tall figures. Each bears its owner's colour and shape. */
import { seatColour, SeatMark } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import type { ReactNode } from 'react';

const MOST_DRAWN = 4;

/** Influence: one hexagon a token, the count as a numeral from two on. */
export function Hexes({ seat, count }: { readonly seat: Seat; readonly count: number }): ReactNode {
  const drawn = Math.min(count, MOST_DRAWN);
  return (
    <span className="vr-hexes" style={seatColour(seat)}>
      <svg
        viewBox={`0 0 30 ${26 + (drawn - 1) * 5}`}
        style={{ height: `${1 + (drawn - 1) * 0.19}em` }}
        aria-hidden="true"
      >
        {Array.from({ length: drawn }, (_, level) => (
          <path
            key={level}
            className="vr-hex"
            d="M8 1h14l7 12-7 12H8L1 13z"
            transform={`translate(0 ${(drawn - 1 - level) * 5})`}
          />
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
      <svg viewBox="0 0 24 40" aria-hidden="true">
        <path className="vr-tower-body" d="M5 39V12l7-8 7 8v27z" />
        <path className="vr-tower-light" d="M8.500 16h7M8.500 21h7M8.500 26h7M8.500 31h7M12 4V.5" />
      </svg>
      <SeatMark seat={seat} size="0.36em" />
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
      <svg viewBox="0 0 20 44" aria-hidden="true">
        <path d="M10 1a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM4.500 12h11l2.500 13-3.500.7L13.500 43h-7L5.500 25.700 2 25z" />
      </svg>
      <SeatMark seat={seat} size="0.36em" />
      {count > 1 ? <b className="figure">{count}</b> : null}
    </span>
  );
}
