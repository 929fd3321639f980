/** One bank of the River: a Corporation's slots and its Propaganda track. */
import { seatColour, SeatMark } from '@cabale/design';
import { facedPosition, playerOf, crossingPrice, remainingCost, slotOf } from '../rules/counts.ts';
import { BONUS_STEPS, LAST_STEP, SLOT_CAPACITY, type Position } from '../rules/state.ts';
import { bannerRef, gaugeRef, seatRef, slotRef, tokenRef } from '../text/refs.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import { Chevrons } from './price.tsx';
import { positionsFrom, type SeatProps } from './table.ts';

const GAPS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The gap before a card, counted from the left. */
const gapCell = (gap: number, row: number): CSSProperties => ({ gridColumn: gap * 2 + 1, gridRow: row });
/** A card, counted from the left. */
export const cardCell = (index: number, row: number): CSSProperties => ({ gridColumn: index * 2 + 2, gridRow: row });

export function Slots({ table, seat }: SeatProps): ReactNode {
  const row = seat === table.near ? 4 : 2;
  return positionsFrom(table.near).map((position, index) => (
    <Slot key={position} table={table} seat={seat} position={position} cell={cardCell(index, row)} />
  ));
}

interface PositionProps extends SeatProps {
  readonly position: Position;
  /** Its cell of the River's grid. */
  readonly cell: CSSProperties;
}

function Slot({ table, seat, position, cell }: PositionProps): ReactNode {
  const count = slotOf(playerOf(table.view, seat), position).length;
  const side = seat === table.near ? 'near' : 'far';
  return (
    <Thing
      thing={slotRef(seat, position)}
      travels={false}
      className={`slot slot-${side} ${freshness(table, slotRef(seat, position))}`}
      style={{ ...cell, ...seatColour(seat) }}
      tooltipSide={side === 'near' ? 'bottom' : 'top'}
    >
      {Array.from({ length: SLOT_CAPACITY }, (_, index) => (
        <span key={index} className={index < count ? 'plate' : 'plate plate-empty'}>
          {index < count ? <PlateSigns /> : null}
        </span>
      ))}
    </Thing>
  );
}

/** A card's back: crossings cost the opponent more and the owner less. */
function PlateSigns(): ReactNode {
  return (
    <>
      <span className="plate-malus">
        +<Icon of="P" />
      </span>
      <span className="plate-bonus">
        −<Icon of="P" />
      </span>
    </>
  );
}

export function PropagandaTrack({ table, seat }: SeatProps): ReactNode {
  const { view } = table;
  const isNear = seat === table.near;
  const row = isNear ? 5 : 1;
  const { step } = playerOf(view, seat);
  // Each banner moves to its owner's right, so the far one moves to the left.
  const gapOf = (of: number): number => (isNear ? of - 1 : LAST_STEP - of);
  return (
    <>
      <span className={`rail rail-${isNear ? 'near' : 'far'}`} style={{ gridRow: row, ...seatColour(seat) }} />
      {positionsFrom(table.near).map((position, index) => (
        <Crossing key={position} table={table} seat={seat} position={position} cell={cardCell(index, row)} />
      ))}
      {GAPS.map((gap) => (
        <span key={gap} className="node" style={gapCell(gap, row)} />
      ))}
      <Goal table={table} seat={seat} cell={gapCell(gapOf(LAST_STEP), row)} />
      {BONUS_STEPS.filter((bonus) => step < bonus).map((bonus) => (
        <Thing
          key={bonus}
          thing={tokenRef(seat, bonus)}
          className="bonus"
          style={{ ...gapCell(gapOf(bonus), row), ...seatColour(seat) }}
        >
          <Icon of="bonus" />
        </Thing>
      ))}
      <Thing
        thing={bannerRef(seat)}
        className={`banner banner-${isNear ? 'near' : 'far'} ${freshness(table, bannerRef(seat))}`}
        style={{ ...gapCell(gapOf(step), row), ...seatColour(seat) }}
      >
        <SeatMark seat={seat} size="58%" />
      </Thing>
    </>
  );
}

function Crossing({ table, seat, position, cell }: PositionProps): ReactNode {
  const say = useSay();
  const { step } = playerOf(table.view, seat);
  const faced = facedPosition(seat, step);
  const price = crossingPrice(table.view, table.content, seat, position);
  const made = seat === 0 ? position < step : position > LAST_STEP - step;
  const state = made ? 'made' : position === faced ? 'next' : 'ahead';
  const label = say({
    key: `board.crossing.${state}`,
    values: { position, cost: price.total },
    refs: { seat: seatRef(seat) },
  });
  return (
    <span className={`crossing crossing-${state}`} style={{ ...cell, ...seatColour(seat) }}>
      <span className="hidden-text">{label}</span>
      {made ? <span className="crossed" aria-hidden="true" /> : <Chevrons price={price} />}
    </span>
  );
}

/** The end of the track, with the current cost of all remaining crossings. */
function Goal({ table, seat, cell }: Omit<PositionProps, 'position'>): ReactNode {
  const say = useSay();
  const cost = remainingCost(table.view, table.content, seat);
  return (
    <Thing
      thing={gaugeRef('propaganda', seat)}
      travels={false}
      className={`goal goal-${seat === table.near ? 'near' : 'far'}`}
      style={{ ...cell, ...seatColour(seat) }}
    >
      <Icon of="flag" />
      <b className="figure">{cost}</b>
      <Icon of="P" className="goal-chevron" />
      <span className="hidden-text">{say({ key: 'board.remaining', values: { cost } })}</span>
    </Thing>
  );
}
