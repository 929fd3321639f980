/** The gondolas: moored in stacks, the last one on top; the one under way ahead of them. */
import { seatColour, SeatMark } from '@cabale/design';
import { RESOURCES, type Cubes, type Quay } from '../content/tables.ts';
import { cargoOf, colourOf, cubesIn, ownerOf, whichOf, stackAt } from '../rules/counts.ts';
import type { Gondola } from '../rules/state.ts';
import type { CSSProperties, ReactNode } from 'react';
import { placeOfQuay, shiftTo, sunkBelow } from './geography.ts';
import { useGlide } from './glide.ts';
import { Icon } from './icons.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import type { TableProps, VeniceTable } from './table.ts';

export function Boats({ table }: TableProps): ReactNode {
  return table.view.quays.map((quay, gondola) => {
    const key = `gondola:${gondola}`;
    return quay === null ? null : <Berth key={key} table={table} gondola={gondola} quay={quay} />;
  });
}

interface BerthProps extends TableProps {
  readonly gondola: Gondola;
  readonly quay: Quay;
}

function Berth({ table, gondola, quay }: BerthProps): ReactNode {
  const berth = useGlide(table, gondola);
  const above = boatsAbove(table, gondola, quay);
  const boats = table.view.quays.filter((at) => at === quay).length;
  const style = {
    transform: shiftTo(placeOfQuay(quay)),
    '--above': above,
    '--sunk': sunkBelow(above, boats),
    zIndex: 12 - above,
  } as CSSProperties;
  return (
    <div ref={berth} className="ve-spot ve-berth" style={style}>
      <Boat table={table} gondola={gondola} isBelow={above > 0} />
    </div>
  );
}

/** How many lie on it; a boat under way is above all that are moored. */
function boatsAbove({ view }: VeniceTable, gondola: Gondola, quay: Quay): number {
  const above = stackAt(view, quay).indexOf(gondola);
  const passing = view.quays.filter((at, each) => at === quay && !view.moored.includes(each)).length;
  return above < 0 ? 0 : above + passing;
}

/** Smugglers and the Doge carry no cubes. */
const NOTHING: Cubes = { O: 0, V: 0, S: 0 };

function Boat({ table, gondola, isBelow }: Omit<BerthProps, 'quay'> & { readonly isBelow: boolean }): ReactNode {
  const say = useSay();
  const { view } = table;
  const colour = colourOf(gondola);
  const owner = ownerOf(view, colour);
  const thing = `gondola:${gondola}` as const;
  const isManned = view.players[colour]?.gondolier === whichOf(gondola);
  const cargo = owner === 'player' ? cargoOf(view, colour, whichOf(gondola)) : NOTHING;
  return (
    <Thing
      thing={thing}
      travels={false}
      isMinor
      className={`ve-boat ${isBelow ? 've-boat-below' : ''} ${freshness(table, thing)}`}
      style={seatColour(colour)}
      tooltipSide="bottom"
    >
      <Hull />
      <span className="ve-crew">
        <SeatMark seat={colour} size="1em" />
        {owner === 'player' ? null : <b>{whichOf(gondola) === 0 ? 'A' : 'B'}</b>}
        {isManned ? <Icon of="gondolier" className="ve-gondolier" /> : null}
      </span>
      <Cargo cargo={cargo} />
      <span className="hidden-text">
        {owner === 'player' ? say({ key: 'board.aboard', values: { count: cubesIn(cargo) } }) : ''}
      </span>
    </Thing>
  );
}

export function Hull(): ReactNode {
  return (
    <svg className="ve-hull" viewBox="0 0 120 34" aria-hidden="true" preserveAspectRatio="none">
      <path className="ve-hull-shadow" d="M8 27C24 36 98 36 114 26 108 37 92 39 60 39S14 37 8 27Z" />
      <path
        className="ve-hull-body"
        d="M2 5C8 4 11 10 17 12.500 30 15 92 15 103 12 109 10 109 4 113 1L117 3C118 18 107 31 90 32H30C13 31 1 19 2 5Z"
      />
      <path
        className="ve-hull-keel"
        d="M4 16C12 24 22 26 32 26H88C98 26 110 23 116 14 113 25 104 31 90 32H30C17 31 7 25 4 16Z"
      />
      <path className="ve-hull-deck" d="M24 15.500C44 17 78 17 97 15.300 86 20 35 20 24 15.500Z" />
      <path
        className="ve-hull-ferro"
        d="M113 1C115-2 119-2 119.500 2L118.500 14 116 12.500 118 10.500 115.500 9.500 117.500 7.500 115 6.500 116.500 4.500Z"
      />
    </svg>
  );
}

/** Every cube aboard, in its colour and shape. */
export function Cargo({ cargo }: { readonly cargo: Cubes }): ReactNode {
  const cubes = RESOURCES.flatMap((resource) =>
    Array.from({ length: cargo[resource] }, (_, cube) => ({ resource, cube: `${resource}${cube}` })),
  );
  return (
    <span className="ve-cargo" aria-hidden="true">
      {cubes.map(({ resource, cube }) => (
        <Icon key={cube} of={resource} />
      ))}
    </span>
  );
}
