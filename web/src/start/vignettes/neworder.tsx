import type { ReactNode } from 'react';

const ROWS = [0, 1, 2, 3] as const;
const DOTS = Array.from({ length: 48 }, (_, index) => ({ x: (index % 12) * 9 + 6, y: Math.floor(index / 12) * 9 + 6 }));

/** The printing press: front pages, halftone and registration marks. */
export function NewOrderVignette(): ReactNode {
  return (
    <>
      <rect width="320" height="180" fill="#efe9dd" />
      <g fill="#14141c" opacity=".08">
        {DOTS.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x * 3} cy={y * 5} r={1 + ((x + y) % 4)} />
        ))}
      </g>
      <g transform="rotate(-4 160 90)">
        <Page x={28} y={26} colour="#c8102e" pattern="dots" />
        <Page x={114} y={20} colour="#14141c" pattern="solid" />
        <Page x={200} y={28} colour="#1d4e9e" pattern="lines" />
      </g>
      <g stroke="#14141c" fill="none" strokeWidth="1.2">
        <path d="M8 14h12M14 8v12M300 14h12M306 8v12M8 166h12M14 160v12M300 166h12M306 160v12" />
        <circle cx="14" cy="14" r="4" />
        <circle cx="306" cy="14" r="4" />
        <circle cx="14" cy="166" r="4" />
        <circle cx="306" cy="166" r="4" />
      </g>
    </>
  );
}

interface PageProps {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly pattern: 'dots' | 'solid' | 'lines';
}

function Page({ x, y, colour, pattern }: PageProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="3" y="4" width="86" height="126" fill="#14141c" opacity=".18" />
      <rect width="86" height="126" fill="#fbf8f1" stroke="#14141c" strokeWidth="1.2" />
      <rect x="8" y="9" width="70" height="13" fill="#14141c" />
      <path d="M8 28h70M8 31h70" stroke="#14141c" strokeWidth="1" />
      <rect
        x="8"
        y="38"
        width="70"
        height="42"
        fill={pattern === 'solid' ? colour : 'none'}
        stroke={colour}
        strokeWidth="2"
      />
      {pattern === 'dots' ? (
        <g fill={colour}>
          {DOTS.filter(({ x: dot }) => dot < 66).map((dot) => (
            <circle key={`${dot.x} ${dot.y}`} cx={dot.x + 8} cy={dot.y + 39} r="2.6" />
          ))}
        </g>
      ) : null}
      {pattern === 'lines' ? (
        <path d="M10 60l20-20M10 78l38-38M28 78l38-38M46 78l31-31M64 78l13-13" stroke={colour} strokeWidth="3" />
      ) : null}
      {ROWS.map((row) => (
        <path
          key={row}
          d={`M8 ${90 + row * 8}h32M46 ${90 + row * 8}h32`}
          stroke="#14141c"
          strokeOpacity=".55"
          strokeWidth="2"
        />
      ))}
    </g>
  );
}
