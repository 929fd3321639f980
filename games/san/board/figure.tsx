/** A Mercenary's portrait: a bust in flat layers, lit from one side. */
import type { ReactNode } from 'react';
import { polygon, round, type Drawn } from './chance.ts';

/** The head: its middle, and half of its width and height. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its upper edge. */
  readonly top: number;
  /** Half of the width of its eyes. */
  readonly reach: number;
}

type Part = (box: Box) => ReactNode;

const path = (className: string, d: string): ReactNode => <path className={className} d={d} />;

export function Figure({ chance }: Drawn): ReactNode {
  const x = 50 + chance.between(-5, 5);
  const y = 33 + chance.between(-2, 2);
  const width = chance.between(13, 16);
  const height = chance.between(16, 19);
  const box = { x, y, width, height, top: y - height, reach: width * 0.95 };
  const head = chance.pick(HEADS);
  const hair = chance.pick(HAIR);
  const span = chance.between(27, 38);
  const collar = chance.pick(COLLARS);
  const eyes = chance.pick(EYES);
  return (
    <g>
      {shoulders(x, y + height - 2, span)}
      {collar(x, y + height - 2, span)}
      {hair === hood
        ? path(
            'ink-3',
            `M${x} ${y - height * 1.4} C${x + width * 2} ${y - height} ${x + width * 1.6} ${y + height} ${x + width * 1.3} ${y + height * 1.4} H${x - width * 1.3} C${x - width * 1.6} ${y + height} ${x - width * 2} ${y - height} ${x} ${y - height * 1.4}Z`,
          )
        : null}
      {path('ink-1', `M${x - 5} ${y + height * 0.5} h10 v${height * 0.8} h-10z`)}
      {path('skin', head(box))}
      {path(
        'shade',
        `M${x + width * 0.15} ${y - height} Q${x + width * 1.3} ${y - height} ${x + width} ${y} L${x} ${y + height} Q${x + width * 0.4} ${y} ${x + width * 0.15} ${y - height}Z`,
      )}
      {hair(box)}
      {eyes(box)}
      <Extra chance={chance} {...box} />
    </g>
  );
}

const shoulders = (x: number, top: number, span: number): ReactNode => (
  <>
    {path(
      'ink-2',
      `M${x - span} 80 L${x - span + 6} ${top + 12} Q${x - 12} ${top + 4} ${x - 7} ${top - 2} L${x + 7} ${top - 2} Q${x + 12} ${top + 4} ${x + span - 6} ${top + 12} L${x + span} 80Z`,
    )}
    {path(
      'ink-1',
      `M${x} ${top - 2} L${x + 7} ${top - 2} Q${x + 12} ${top + 4} ${x + span - 6} ${top + 12} L${x + span} 80 L${x} 80Z`,
    )}
  </>
);

/** Open, high, a cape, straps. */
const COLLARS: readonly [typeof shoulders, ...(typeof shoulders)[]] = [
  (x, top) => path('hue-2', `M${x - 7} ${top - 1} L${x} ${top + 17} L${x + 7} ${top - 1} L${x} ${top + 6}Z`),
  (x, top) =>
    path(
      'hue-2',
      `M${x - 12} ${top + 6} L${x - 9} ${top - 7} L${x - 3} ${top + 5} L${x + 3} ${top + 5} L${x + 9} ${top - 7} L${x + 12} ${top + 6}Z`,
    ),
  (x, top, span) => path('hue-1', `M${x - span + 2} 80 L${x - 9} ${top + 2} L${x - 4} 80Z`),
  (x, top) => path('hue-line', `M${x - 11} ${top + 4} L${x + 7} 80 M${x + 11} ${top + 4} L${x - 7} 80`),
];

/** Oval, hexagon, block, wedge. */
const HEADS: readonly [(box: Box) => string, ...((box: Box) => string)[]] = [
  ({ x, y, width, height }) =>
    `M${x} ${y - height} C${x + width * 1.3} ${y - height} ${x + width} ${y + height * 0.7} ${x} ${y + height} C${x - width} ${y + height * 0.7} ${x - width * 1.3} ${y - height} ${x} ${y - height}Z`,
  ({ x, y, width, height }) =>
    `M${x} ${y - height} L${x + width} ${y - height * 0.5} L${x + width * 0.9} ${y + height * 0.45} L${x} ${y + height} L${x - width * 0.9} ${y + height * 0.45} L${x - width} ${y - height * 0.5}Z`,
  ({ x, y, width, height }) =>
    `M${x - width * 0.8} ${y - height * 0.9} H${x + width * 0.8} L${x + width} ${y - height * 0.4} L${x + width * 0.75} ${y + height * 0.8} L${x + width * 0.3} ${y + height} H${x - width * 0.3} L${x - width * 0.75} ${y + height * 0.8} L${x - width} ${y - height * 0.4}Z`,
  ({ x, y, width, height }) =>
    `M${x - width} ${y - height * 0.8} Q${x} ${y - height * 1.2} ${x + width} ${y - height * 0.8} L${x + width * 0.8} ${y + height * 0.1} L${x} ${y + height} L${x - width * 0.8} ${y + height * 0.1}Z`,
];

const bald: Part = ({ x, width, top }) =>
  path('hue-line', `M${x - width * 0.5} ${top + 5} q${width * 0.5} -4 ${width} 0`);

const crest: Part = ({ x, top }) =>
  path(
    'hue-3',
    `M${x - 4} ${top + 8} L${x - 9} ${top - 6} L${x - 1} ${top - 1} L${x + 1} ${top - 12} L${x + 6} ${top - 2} L${x + 13} ${top - 6} L${x + 6} ${top + 8}Z`,
  );

const bob: Part = ({ x, y, width, height, top }) =>
  path(
    'hue-2',
    `M${x - width * 1.2} ${y + height * 0.5} L${x - width * 1.1} ${y - height * 0.6} Q${x} ${top - 9} ${x + width * 1.1} ${y - height * 0.6} L${x + width * 1.2} ${y + height * 0.5} L${x + width * 0.75} ${y + height * 0.5} L${x + width * 0.7} ${y - height * 0.35} H${x - width * 0.7} L${x - width * 0.75} ${y + height * 0.5}Z`,
  );

const hood: Part = ({ x, y, width, height, top }) =>
  path(
    'hue-line',
    `M${x - width * 1.1} ${y + height} C${x - width * 1.5} ${y - height * 0.6} ${x - width * 0.8} ${top - 4} ${x} ${top - 4} S${x + width * 1.5} ${y - height * 0.6} ${x + width * 1.1} ${y + height}`,
  );

const sweep: Part = ({ x, y, width, height, top }) =>
  path(
    'hue-2',
    `M${x - width} ${y - height * 0.2} L${x - width * 0.8} ${top + 1} Q${x + 4} ${top - 8} ${x + width * 1.3} ${top + 6} L${x + width * 0.6} ${top + 10} Q${x - width * 0.2} ${top + 6} ${x - width} ${y - height * 0.2}Z`,
  );

const bun: Part = ({ x, y, width, height, top }) => (
  <>
    <circle className="hue-2" cx={x} cy={top - 4} r={6} />
    {path(
      'hue-2',
      `M${x - width} ${y - height * 0.35} Q${x} ${top - 8} ${x + width} ${y - height * 0.35} Q${x} ${top + 6} ${x - width} ${y - height * 0.35}Z`,
    )}
  </>
);

const cap: Part = ({ x, y, width, height, top }) => (
  <>
    {path(
      'ink-3',
      `M${x - width * 1.05} ${y - height * 0.35} Q${x - width} ${top - 6} ${x} ${top - 5} Q${x + width} ${top - 6} ${x + width * 1.05} ${y - height * 0.35}Z`,
    )}
    {path('hue-3', `M${x - width * 1.1} ${y - height * 0.4} h${width * 2.7} v3 h${-width * 2.7}z`)}
  </>
);

const HAIR: readonly [Part, ...Part[]] = [bald, crest, bob, hood, sweep, bun, cap];

const visor: Part = ({ x, y, reach }) =>
  path('light', `M${x - reach} ${y - 4} h${reach * 2} l-3 7 h${-(reach * 2 - 6)}z`);

const slit: Part = ({ x, y, reach }) => path('light', `M${x - reach} ${y - 1.5} h${reach * 2} v2.4 h${-reach * 2}z`);

const lenses: Part = ({ x, y, reach }) => (
  <>
    <circle className="light" cx={x - 6} cy={y} r={4.2} />
    <circle className="light" cx={x + 6} cy={y} r={4.2} />
    {path('ink-line', `M${x - 2} ${y} h4 M${x - reach} ${y - 1} h3 M${x + reach - 3} ${y - 1} h3`)}
  </>
);

const monocle: Part = ({ x, y }) => (
  <>
    <polygon className="light" points={polygon(x + 5.5, y, 6, 6)} />
    {path('ink-line', `M${x - 9} ${y} h6 M${x + 9} ${y + 5} l4 9`)}
  </>
);

const mask: Part = ({ x, y, reach }) => (
  <>
    {path('ink-3', `M${x - reach} ${y + 4} L${x} ${y + 1} L${x + reach} ${y + 4} L${x + 5} ${y + 16} H${x - 5}Z`)}
    {path('light', `M${x - 9} ${y - 4} h6 v2.4 h-6z M${x + 3} ${y - 4} h6 v2.4 h-6z`)}
  </>
);

const EYES: readonly [Part, ...Part[]] = [visor, lenses, slit, monocle, mask];

/** One more detail: an antenna, an earpiece, a scar, smoke. */
function Extra({ chance, x, y, width, height }: Box & Drawn): ReactNode {
  const side = chance.pick([-1, 1]);
  const ear = x + side * width * 0.98;
  switch (chance.whole(0, 3)) {
    case 0:
      return (
        <>
          <path className="hue-line" d={`M${ear} ${y} l${side * 5} ${-height * 1.1}`} />
          <circle className="light" cx={round(ear + side * 5)} cy={round(y - height * 1.1)} r={1.8} />
        </>
      );
    case 1:
      return <path className="hue-3" d={`M${ear - 2.5} ${y - 4} h5 v9 h-5z`} />;
    case 2:
      return <path className="light-line" d={`M${x + side * 4} ${y + 4} l${side * 5} 9`} />;
    default:
      return <polygon className="hue-3" points={polygon(x + side * 16, y + height + 12, 3.5, 4)} />;
  }
}
