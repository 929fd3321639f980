/** The gondolas: moored in stacks, the last one on top; the one under way ahead of them. */
import { seatColour, SeatMark } from '@cabale/design';
import { RESOURCES, type Cubes, type Quay } from '../content/tables.ts';
import { cargoOf, colourOf, cubesIn, ownerOf, whichOf, stackAt } from '../rules/counts.ts';
import type { Gondola } from '../rules/state.ts';
import type { CSSProperties, ReactNode } from 'react';
import { placeOfQuay, spotAt } from './geography.ts';
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
  const style = { ...spotAt(placeOfQuay(quay)), '--above': above, zIndex: 12 - above } as CSSProperties;
  return (
    <div ref={berth} className="ve-spot ve-berth" style={style}>
      <Boat table={table} gondola={gondola} />
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

function Boat({ table, gondola }: Omit<BerthProps, 'quay'>): ReactNode {
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
      className={`ve-boat ${freshness(table, thing)}`}
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
    <svg className="ve-hull" viewBox="0 0 120 30" aria-hidden="true" preserveAspectRatio="none">
      <path d="M2 4C9 6 11 10 20 11H100C109 10 112 6 118 2C118 16 108 27 92 28H28C14 27 4 18 2 4Z" />
      <path className="ve-hull-rim" d="M20 12H100" />
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
