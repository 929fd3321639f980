/** The virus track: a loop for each Virus pile, from the Port and back to it. */
import { seatColour, SeatMark, type BoardTable, type TableProps } from '@cabale/design';
import type { Sentence } from '@cabale/engine';
import { opponent, playerOf, squaresOf } from '../rules/counts.ts';
import { type San, VIRUS_CARDS } from '../rules/state.ts';
import { pileRef, seatRef } from '../text/refs.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import { loopOf, lyingDown, ON_PORT, PORT, squareAt, type Point } from './virusloop.ts';

const SIDES = ['far', 'near'] as const;
type Side = (typeof SIDES)[number];

/** A place on the upright and on the lying track; the style sheet chooses by the table's shape. */
function placed(point: Point): CSSProperties {
  const down = lyingDown(point);
  return {
    '--x': `${point.x}%`,
    '--y': `${point.y}%`,
    '--x-down': `${down.x}%`,
    '--y-down': `${down.y}%`,
  } as CSSProperties;
}

export function VirusTrack({ table }: TableProps<San>): ReactNode {
  const say = useSay();
  return (
    <section className="virus" aria-label={say({ key: 'board.virusTrack' })}>
      <div className="virus-field">
        <Traces />
        {SIDES.map((side) => (
          <VirusPile key={side} table={table} side={side} />
        ))}
        <Thing thing="port:central" travels={false} className="port at" style={placed(PORT)}>
          <Icon of="M" />
        </Thing>
        <Thing
          thing="pawn:virus"
          className={`pawn at ${freshness(table, 'pawn:virus')}`}
          style={placed(pawnPlace(table))}
        >
          <Icon of="H" />
        </Thing>
      </div>
      <p className="hidden-text">{say(pawnSentence(table))}</p>
    </section>
  );
}

function Traces(): ReactNode {
  const line = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (['upright', 'lying'] as const).map((way) => (
    <svg
      key={way}
      className={`traces traces-${way}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {SIDES.map((side) => (
        <polyline key={side} points={line(way === 'upright' ? loopOf(side) : loopOf(side).map(lyingDown))} />
      ))}
    </svg>
  ));
}

function pawnPlace({ view, content, near }: BoardTable<San>): Point {
  const { on, square } = view.pawn;
  if (on === 'port') return ON_PORT;
  return squareAt(on === near ? 'near' : 'far', square, squaresOf(view, content, on));
}

function pawnSentence({ view }: BoardTable<San>): Sentence<San> {
  const { on, square } = view.pawn;
  if (on === 'port') return { key: 'board.pawnOnPort' };
  return { key: 'board.pawnOnCard', values: { square }, refs: { seat: seatRef(on) } };
}

function VirusPile({ table, side }: TableProps<San> & { readonly side: Side }): ReactNode {
  const { view, content, near } = table;
  const seat = side === 'near' ? near : opponent(near);
  const number = playerOf(view, seat).virus;
  const squares = number === 0 ? 0 : squaresOf(view, content, seat);
  return (
    <>
      {Array.from({ length: squares }, (_, index) => (
        <span
          key={index}
          className="square at"
          style={{ ...placed(squareAt(side, index + 1, squares)), ...seatColour(seat) }}
        >
          {index + 1}
        </span>
      ))}
      <Thing
        thing={pileRef('virus', seat)}
        travels={false}
        className="virus-pile at"
        style={{ ...placed({ x: 50, y: side === 'far' ? 22 : 78 }), ...seatColour(seat) }}
      >
        <SeatMark seat={seat} />
        <b>{number === 0 ? '–' : number}</b>
        <span className="virus-left">
          {Array.from({ length: VIRUS_CARDS }, (_, index) => (
            <i key={index} data-left={index < number || undefined} />
          ))}
        </span>
      </Thing>
    </>
  );
}
