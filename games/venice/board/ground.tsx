/** Water and land. Nothing here can be chosen, so screen readers skip it. */
import { seatColour } from '@cabale/design';
import type { Canal } from '../content/tables.ts';
import { bridgeOn } from '../rules/counts.ts';
import type { ReactNode } from 'react';
import { courseOf, HEIGHT, middleOf, placeOfQuay, slopeOf, WIDTH } from './geography.ts';
import type { TableProps } from './table.ts';

export function Ground({ table, canals }: TableProps & { readonly canals: readonly Canal[] }): ReactNode {
  const { view, content } = table;
  const used = new Set(view.trip?.canals);
  const quays = view.tiles.length + Object.keys(content.communal).length;
  return (
    <svg className="ve-ground" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
      <g transform={`scale(1 ${HEIGHT / DRAWN})`}>
        <path className="ve-shoal" d={ISLAND} />
        <path className="ve-island" d={ISLAND} />
        {ROOFS.map(([x, y, turn]) => (
          <path
            key={`${x} ${y}`}
            className="ve-roof"
            d="M-15 -9H15V9H-15ZM-15 -9L-9 0H9L15 -9M-15 9L-9 0M15 9L9 0"
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ))}
      </g>
      <g className="ve-canals">
        {canals.map((canal) => (
          <path key={canal} className="ve-canal-bank" d={courseOf(canal, content)} />
        ))}
        {Array.from({ length: quays }, (_, quay) => (
          <Basin key={quay} quay={quay} />
        ))}
        {canals.map((canal) => (
          <path
            key={canal}
            className="ve-canal"
            d={courseOf(canal, content)}
            data-used={used.has(canal) || undefined}
          />
        ))}
        {canals.map((canal) => (
          <path key={canal} className="ve-ripple" d={courseOf(canal, content)} />
        ))}
      </g>
      {canals.map((canal) => (
        <Arch key={canal} table={table} canal={canal} />
      ))}
    </svg>
  );
}

/** The widening where boats are moored. */
function Basin({ quay }: { readonly quay: number }): ReactNode {
  const { x, y } = placeOfQuay(quay);
  return <ellipse className="ve-basin" cx={(x * WIDTH) / 100} cy={(y * HEIGHT) / 100 + 20} rx={86} ry={36} />;
}

/** The height for which the outline below was drawn. */
const DRAWN = 806;

/** The city's outline. */
const ISLAND =
  'M40 110C110 20 300 26 470 22C640 8 800 18 960 30C1120 16 1262 50 1256 190C1282 330 1272 440 1244 540C1216 640 1120 640 1060 700C960 790 800 786 660 778C540 800 420 790 330 742C190 740 50 690 26 560C-2 440 4 330 12 260C14 200 8 150 40 110Z';

/** Roofs between the canals, so that the stone reads as a city: place and turn. */
const ROOFS: readonly (readonly [number, number, number])[] = [
  [268, 190, 8],
  [300, 205, 8],
  [276, 214, 8],
  [640, 190, -6],
  [672, 206, -6],
  [560, 215, 12],
  [960, 190, 20],
  [985, 215, 20],
  [1010, 300, -14],
  [250, 440, -10],
  [282, 452, -10],
  [240, 470, -10],
  [560, 400, 6],
  [590, 416, 6],
  [760, 420, 30],
  [1010, 430, -8],
  [1040, 445, -8],
  [330, 600, 14],
  [362, 612, 14],
  [620, 620, -12],
  [860, 630, 10],
  [890, 645, 10],
  [1120, 600, -20],
  [180, 330, 6],
  [210, 345, 6],
];

/** VEN-13: a bridge in its owner's colour, across the water. */
function Arch({ table: { view, content }, canal }: TableProps & { readonly canal: Canal }): ReactNode {
  const owner = bridgeOn(view, canal);
  if (owner === null) return null;
  const { x, y } = middleOf(canal, content);
  const place = `translate(${(x * WIDTH) / 100} ${(y * HEIGHT) / 100}) rotate(${slopeOf(canal, content) + 90})`;
  return (
    <g className="ve-arch" transform={place} style={seatColour(owner)}>
      <path d="M-40 -15C-20 -27 20 -27 40 -15V15C20 27 -20 27 -40 15Z" />
      <path className="ve-arch-rail" d="M-40 -15C-20 -27 20 -27 40 -15M-40 15C-20 27 20 27 40 15" />
    </g>
  );
}
