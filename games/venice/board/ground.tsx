/** Water and land. Nothing here can be chosen, so screen readers skip it. */
import { seatColour } from '@cabale/design';
import type { Canal, Tables } from '../content/tables.ts';
import { bridgeOn } from '../rules/counts.ts';
import { memo, useId, useMemo, type ReactNode } from 'react';
import { courseOf, HEIGHT, middleOf, placeOfQuay, SIZES, WIDTH, type Place } from './geography.ts';
import { housesOf, SHORE, SQUARE, TINTS } from './houses.ts';
import type { TableProps } from './table.ts';

const BOX = `0 0 ${WIDTH} ${HEIGHT}`;

export function Ground({ table, canals }: TableProps & { readonly canals: readonly Canal[] }): ReactNode {
  const { view, content } = table;
  return (
    <>
      <Water />
      <Land content={content} />
      <svg className="ve-ground" viewBox={BOX} aria-hidden="true" preserveAspectRatio="none">
        {(view.trip?.canals ?? []).map((canal) => (
          <path key={canal} className="ve-wake" d={courseOf(canal, content)} />
        ))}
        {canals.map((canal) => (
          <Arch key={canal} table={table} canal={canal} />
        ))}
      </svg>
    </>
  );
}

/** Waves that drift: the layer is one wave wider than the map, and slides by one. */
function Water(): ReactNode {
  const waves = useId();
  return (
    <svg className="ve-water" aria-hidden="true">
      <pattern id={waves} width="64" height="44" patternUnits="userSpaceOnUse">
        <path d="M2 8q7-5 14 0t14 0M36 30q7-5 14 0t14 0M-14 30q7-5 14 0M20 20q5-3 10 0" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${waves})`} />
    </svg>
  );
}

/** The island with the canals cut out of it, and the houses on it. It never changes during a game. */
const Land = memo(({ content }: { readonly content: Tables }): ReactNode => {
  const cut = useId();
  const houses = useMemo(() => housesOf(content), [content]);
  const courses = content.canals.map((_, canal) => courseOf(canal, content)).join('');
  const quays = Array.from({ length: QUAYS }, (_, quay) => placeOfQuay(quay));
  const basins = quays.map(basinAt).join('');
  return (
    <svg className="ve-ground" viewBox={BOX} aria-hidden="true" preserveAspectRatio="none">
      <mask id={cut} maskUnits="userSpaceOnUse" x="-20" y="-20" width={WIDTH + 40} height={HEIGHT + 40}>
        <path d={SHORELINE} fill="#fff" stroke="#fff" strokeWidth="6" />
        <path className="ve-cut" d={courses} />
        <path d={basins} />
      </mask>
      <path className="ve-shoal" d={SHORELINE} />
      <path className="ve-shore-shade" d={SHORELINE} />
      <g mask={`url(#${cut})`}>
        <path className="ve-island" d={SHORELINE} />
        <path className="ve-bank" d={courses + basins} />
        <path className="ve-quay-wall" d={courses + basins} />
        <path className="ve-square" d={`M${SQUARE.x - 36} ${SQUARE.y - 40}h72l4 76h-80z`} />
        <path className="ve-square-lines" d={PAVING} />
      </g>
      {TINTS.map((tint) => (
        <path key={tint} className={`ve-walls-${tint}`} d={houses.walls[tint]} />
      ))}
      <path className="ve-house-windows" d={houses.windows} />
      <path className="ve-house-lamps" d={houses.lamps} />
      {TINTS.map((tint) => (
        <path key={tint} className={`ve-roofs-${tint}`} d={houses.roofs[tint]} />
      ))}
      <path className="ve-eaves" d={houses.shade} />
      <path className="ve-trees" d={houses.trees} />
      <path className="ve-crowns" d={houses.crowns} />
      <path className="ve-towers" d={houses.towers} />
      <path className="ve-spires" d={houses.spires} />
      <Campanile />
      <path className="ve-poles" d={quays.map(polesAt).join('')} />
      <path className="ve-poles ve-poles-stripes" d={quays.map(polesAt).join('')} />
      <Compass />
    </svg>
  );
});

const QUAYS = 15;

/** A closed curve through the middles between the corners of the shore. */
const SHORELINE = SHORE.map((corner, index) => {
  const { x, y } = SHORE[(index + 1) % SHORE.length] ?? corner;
  const middle = `${(corner.x + x) / 2} ${(corner.y + y) / 2}`;
  return index === 0 ? `M${middle}` : `Q${corner.x} ${corner.y} ${middle}`;
}).join('');

const PAVING = Array.from({ length: 6 }, (_, line) => {
  const y = SQUARE.y - 32 + line * 13;
  const x = SQUARE.x - 30 + line * 12;
  return `M${SQUARE.x - 40} ${y}h80M${x} ${SQUARE.y - 40}v76`;
}).join('');

/** The widening where boats are moored. */
function basinAt({ x, y }: Place): string {
  const { half } = SIZES.boat;
  return `M${x - half - 6} ${y + 4}a${half + 6} 17 0 1 0 ${2 * half + 12} 0a${half + 6} 17 0 1 0 ${-2 * half - 12} 0z`;
}

/** Mooring poles, one at each end of a quay. */
function polesAt({ x, y }: Place): string {
  return `M${x - 57} ${y - 17}v21M${x + 57} ${y - 17}v21`;
}

/** The tower of St Mark's. */
function Campanile(): ReactNode {
  return (
    <g className="ve-campanile" transform={`translate(${SQUARE.x + 17} ${SQUARE.y - 6}) scale(0.84)`}>
      <path className="ve-campanile-shade" d="M-8 2l34 12v5l-36-12z" />
      <path className="ve-campanile-brick" d="M-8 5V-49H8V5Z" />
      <path className="ve-campanile-side" d="M3 5V-49H8V5Z" />
      <path className="ve-campanile-stone" d="M-9.500-49V-61H9.500V-49Z" />
      <path className="ve-campanile-arches" d="M-7-50v-7h3.600v7zM-1.800-50v-7h3.600v7zM3.400-50v-7h3.600v7z" />
      <path className="ve-campanile-spire" d="M-9.500-61 0-87 9.500-61Z" />
      <path className="ve-campanile-gold" d="M-1-86V-94H1V-86Z" />
    </g>
  );
}

/** In the open water of the lagoon. */
function Compass(): ReactNode {
  return (
    <g className="ve-compass" transform="translate(56 590)">
      <circle r="30" />
      <circle r="25" />
      <path className="ve-compass-minor" d={ROSE} transform="rotate(45) scale(0.72)" />
      <path className="ve-compass-light" d={ROSE} />
      <path className="ve-compass-dark" d="M0-34V0L5-5ZM34 0H0L5 5ZM0 34V0L-5 5ZM-34 0H0L-5-5Z" />
    </g>
  );
}

const ROSE = 'M0-34 5-5 34 0 5 5 0 34-5 5-34 0-5-5Z';

/** VEN-13: a bridge in its owner's colour, across the water. */
function Arch({ table: { view }, canal }: TableProps & { readonly canal: Canal }): ReactNode {
  const owner = bridgeOn(view, canal);
  if (owner === null) return null;
  const { x, y } = middleOf(canal);
  return (
    <g className="ve-arch" transform={`translate(${x} ${y}) scale(0.86)`} style={seatColour(owner)}>
      <path className="ve-arch-water" d="M-17 15C-15 2-7-1 0-1S15 2 17 15Z" />
      <path d="M-31 15C-22-5-10-14 0-14S22-5 31 15H17C15 3 7 1 0 1S-15 3-17 15Z" />
      <path className="ve-arch-rail" d="M-30 8C-21-11-10-20 0-20S21-11 30 8" />
      <path className="ve-arch-posts" d="M-25 6v-7M-18-3v-7M-9.500-10v-7M0-13v-7M9.500-10v-7M18-3v-7M25 6v-7" />
    </g>
  );
}
