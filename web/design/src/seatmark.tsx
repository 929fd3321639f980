import type { Ref, Seat } from '@cabale/engine';
import type { CSSProperties, ReactNode } from 'react';

/** Okabe and Ito's colours, each with a shape of its own, so that no seat is distinguished by colour alone. */
const SEATS = [
  { colour: '#e69f00', shape: 'circle', path: 'M10 2a8 8 0 1 0 0 16a8 8 0 0 0 0-16z' },
  { colour: '#56b4e9', shape: 'diamond', path: 'M10 1l8.5 9l-8.5 9l-8.5-9z' },
  { colour: '#009e73', shape: 'triangle', path: 'M10 2l8.6 15.5h-17.2z' },
  { colour: '#cc79a7', shape: 'square', path: 'M3 3h14v14h-14z' },
  { colour: '#0072b2', shape: 'hexagon', path: 'M10 1.2l7.6 4.4v8.8l-7.6 4.4l-7.6-4.4v-8.8z' },
  {
    colour: '#f0e442',
    shape: 'star',
    path: 'M10 1.2l2.6 5.8 6.2.6-4.7 4.2 1.4 6.2-5.5-3.2-5.5 3.2 1.4-6.2-4.7-4.2 6.2-.6z',
  },
] as const;

export type SeatStyle = (typeof SEATS)[number];

export function seatStyle(seat: Seat): SeatStyle {
  const [first] = SEATS;
  return SEATS[seat % SEATS.length] ?? first;
}

/** Sets `--seat` to the seat's colour for everything inside. */
export function seatColour(seat: Seat): CSSProperties {
  return { '--seat': seatStyle(seat).colour } as CSSProperties;
}

/** The seat's shape in its colour. It is always next to a name, so it is hidden from screen readers. */
export function SeatMark({ seat, size = '1em' }: { readonly seat: Seat; readonly size?: string | number }): ReactNode {
  const { colour, path } = seatStyle(seat);
  return (
    <svg className="seat-mark" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path d={path} fill={colour} stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round" />
    </svg>
  );
}

/** The seat that a reference such as `seat:1` names. */
export function seatOf(thing: Ref): Seat | undefined {
  const seat = /^seat:(\d)$/.exec(thing)?.[1];
  return seat === undefined ? undefined : Number(seat);
}
