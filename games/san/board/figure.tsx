/** A Mercenary's portrait: a bust in flat layers, lit from one side. */
import type { ReactNode } from 'react';
import { polygon, round, type Chance } from './chance.ts';

const HEADS = ['oval', 'hexagon', 'block', 'wedge'] as const;
const HAIR = ['bald', 'crest', 'bob', 'hood', 'sweep', 'bun', 'cap'] as const;
const EYES = ['visor', 'lenses', 'slit', 'monocle', 'mask'] as const;
const COLLARS = ['open', 'high', 'cape', 'straps'] as const;

export function Figure({ chance }: { readonly chance: Chance }): ReactNode {
  const x = 50 + chance.between(-5, 5);
  const y = 33 + chance.between(-2, 2);
  const width = chance.between(13, 16);
  const height = chance.between(16, 19);
  const head = chance.pick(HEADS);
  const hair = chance.pick(HAIR);
  return (
    <g>
      <Shoulders x={x} top={y + height - 2} span={chance.between(27, 38)} collar={chance.pick(COLLARS)} />
      {hair === 'hood' ? <path className="ink-3" d={hoodPath(x, y, width, height)} /> : null}
      <Head kind={head} x={x} y={y} width={width} height={height} />
      <Hair kind={hair} x={x} y={y} width={width} height={height} />
      <Eyes kind={chance.pick(EYES)} x={x} y={y} width={width} />
      <Extra chance={chance} x={x} y={y} width={width} height={height} />
    </g>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function Shoulders({
  x,
  top,
  span,
  collar,
}: {
  x: number;
  top: number;
  span: number;
  collar: (typeof COLLARS)[number];
}) {
  const body = `M${x - span} 80 L${x - span + 6} ${top + 12} Q${x - 12} ${top + 4} ${x - 7} ${top - 2} L${x + 7} ${top - 2} Q${x + 12} ${top + 4} ${x + span - 6} ${top + 12} L${x + span} 80Z`;
  return (
    <>
      <path className="ink-2" d={body} />
      <path
        className="ink-1"
        d={`M${x} ${top - 2} L${x + 7} ${top - 2} Q${x + 12} ${top + 4} ${x + span - 6} ${top + 12} L${x + span} 80 L${x} 80Z`}
      />
      {collar === 'open' ? (
        <path className="hue-2" d={`M${x - 7} ${top - 1} L${x} ${top + 17} L${x + 7} ${top - 1} L${x} ${top + 6}Z`} />
      ) : null}
      {collar === 'high' ? (
        <path
          className="hue-2"
          d={`M${x - 12} ${top + 6} L${x - 9} ${top - 7} L${x - 3} ${top + 5} L${x + 3} ${top + 5} L${x + 9} ${top - 7} L${x + 12} ${top + 6}Z`}
        />
      ) : null}
      {collar === 'cape' ? (
        <path className="hue-1" d={`M${x - span + 2} 80 L${x - 9} ${top + 2} L${x - 4} 80Z`} />
      ) : null}
      {collar === 'straps' ? (
        <path className="hue-line" d={`M${x - 11} ${top + 4} L${x + 7} 80 M${x + 11} ${top + 4} L${x - 7} 80`} />
      ) : null}
    </>
  );
}

function headPath(kind: (typeof HEADS)[number], { x, y, width, height }: Box): string {
  switch (kind) {
    case 'oval':
      return `M${x} ${y - height} C${x + width * 1.3} ${y - height} ${x + width} ${y + height * 0.7} ${x} ${y + height} C${x - width} ${y + height * 0.7} ${x - width * 1.3} ${y - height} ${x} ${y - height}Z`;
    case 'hexagon':
      return `M${x} ${y - height} L${x + width} ${y - height * 0.5} L${x + width * 0.9} ${y + height * 0.45} L${x} ${y + height} L${x - width * 0.9} ${y + height * 0.45} L${x - width} ${y - height * 0.5}Z`;
    case 'block':
      return `M${x - width * 0.8} ${y - height * 0.9} H${x + width * 0.8} L${x + width} ${y - height * 0.4} L${x + width * 0.75} ${y + height * 0.8} L${x + width * 0.3} ${y + height} H${x - width * 0.3} L${x - width * 0.75} ${y + height * 0.8} L${x - width} ${y - height * 0.4}Z`;
    case 'wedge':
      return `M${x - width} ${y - height * 0.8} Q${x} ${y - height * 1.2} ${x + width} ${y - height * 0.8} L${x + width * 0.8} ${y + height * 0.1} L${x} ${y + height} L${x - width * 0.8} ${y + height * 0.1}Z`;
  }
}

function Head({ kind, ...box }: Box & { kind: (typeof HEADS)[number] }): ReactNode {
  const { x, y, width, height } = box;
  return (
    <>
      <path className="ink-1" d={`M${x - 5} ${y + height * 0.5} h10 v${height * 0.8} h-10z`} />
      <path className="skin" d={headPath(kind, box)} />
      <path
        className="shade"
        d={`M${x + width * 0.15} ${y - height} Q${x + width * 1.3} ${y - height} ${x + width} ${y} L${x} ${y + height} Q${x + width * 0.4} ${y} ${x + width * 0.15} ${y - height}Z`}
      />
    </>
  );
}

function hoodPath(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y - height * 1.4} C${x + width * 2} ${y - height} ${x + width * 1.6} ${y + height} ${x + width * 1.3} ${y + height * 1.4} H${x - width * 1.3} C${x - width * 1.6} ${y + height} ${x - width * 2} ${y - height} ${x} ${y - height * 1.4}Z`;
}

function Hair({ kind, x, y, width, height }: Box & { kind: (typeof HAIR)[number] }): ReactNode {
  const top = y - height;
  switch (kind) {
    case 'bald':
      return <path className="hue-line" d={`M${x - width * 0.5} ${top + 5} q${width * 0.5} -4 ${width} 0`} />;
    case 'hood':
      return (
        <path
          className="hue-line"
          d={`M${x - width * 1.1} ${y + height} C${x - width * 1.5} ${y - height * 0.6} ${x - width * 0.8} ${top - 4} ${x} ${top - 4} S${x + width * 1.5} ${y - height * 0.6} ${x + width * 1.1} ${y + height}`}
        />
      );
    case 'crest':
      return (
        <path
          className="hue-3"
          d={`M${x - 4} ${top + 8} L${x - 9} ${top - 6} L${x - 1} ${top - 1} L${x + 1} ${top - 12} L${x + 6} ${top - 2} L${x + 13} ${top - 6} L${x + 6} ${top + 8}Z`}
        />
      );
    case 'bob':
      return (
        <path
          className="hue-2"
          d={`M${x - width * 1.2} ${y + height * 0.5} L${x - width * 1.1} ${y - height * 0.6} Q${x} ${top - 9} ${x + width * 1.1} ${y - height * 0.6} L${x + width * 1.2} ${y + height * 0.5} L${x + width * 0.75} ${y + height * 0.5} L${x + width * 0.7} ${y - height * 0.35} H${x - width * 0.7} L${x - width * 0.75} ${y + height * 0.5}Z`}
        />
      );
    case 'sweep':
      return (
        <path
          className="hue-2"
          d={`M${x - width} ${y - height * 0.2} L${x - width * 0.8} ${top + 1} Q${x + 4} ${top - 8} ${x + width * 1.3} ${top + 6} L${x + width * 0.6} ${top + 10} Q${x - width * 0.2} ${top + 6} ${x - width} ${y - height * 0.2}Z`}
        />
      );
    case 'bun':
      return (
        <>
          <circle className="hue-2" cx={x} cy={top - 4} r={6} />
          <path
            className="hue-2"
            d={`M${x - width} ${y - height * 0.35} Q${x} ${top - 8} ${x + width} ${y - height * 0.35} Q${x} ${top + 6} ${x - width} ${y - height * 0.35}Z`}
          />
        </>
      );
    case 'cap':
      return (
        <>
          <path
            className="ink-3"
            d={`M${x - width * 1.05} ${y - height * 0.35} Q${x - width} ${top - 6} ${x} ${top - 5} Q${x + width} ${top - 6} ${x + width * 1.05} ${y - height * 0.35}Z`}
          />
          <path className="hue-3" d={`M${x - width * 1.1} ${y - height * 0.4} h${width * 2.7} v3 h${-width * 2.7}z`} />
        </>
      );
  }
}

function Eyes({ kind, x, y, width }: Omit<Box, 'height'> & { kind: (typeof EYES)[number] }): ReactNode {
  const reach = width * 0.95;
  switch (kind) {
    case 'visor':
      return <path className="light" d={`M${x - reach} ${y - 4} h${reach * 2} l-3 7 h${-(reach * 2 - 6)}z`} />;
    case 'slit':
      return <path className="light" d={`M${x - reach} ${y - 1.5} h${reach * 2} v2.4 h${-reach * 2}z`} />;
    case 'lenses':
      return (
        <>
          <circle className="light" cx={x - 6} cy={y} r={4.2} />
          <circle className="light" cx={x + 6} cy={y} r={4.2} />
          <path className="ink-line" d={`M${x - 2} ${y} h4 M${x - reach} ${y - 1} h3 M${x + reach - 3} ${y - 1} h3`} />
        </>
      );
    case 'monocle':
      return (
        <>
          <polygon className="light" points={polygon(x + 5.5, y, 6, 6)} />
          <path className="ink-line" d={`M${x - 9} ${y} h6 M${x + 9} ${y + 5} l4 9`} />
        </>
      );
    case 'mask':
      return (
        <>
          <path
            className="ink-3"
            d={`M${x - reach} ${y + 4} L${x} ${y + 1} L${x + reach} ${y + 4} L${x + 5} ${y + 16} H${x - 5}Z`}
          />
          <path className="light" d={`M${x - 9} ${y - 4} h6 v2.4 h-6z M${x + 3} ${y - 4} h6 v2.4 h-6z`} />
        </>
      );
  }
}

/** One more detail: an antenna, an earpiece, a scar, smoke. */
function Extra({ chance, x, y, width, height }: Box & { chance: Chance }): ReactNode {
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
