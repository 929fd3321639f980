/** A Hardware card's picture: a machine of one of six builds, with traces to the edges. */
import type { ReactNode } from 'react';
import { polygon, round, upTo, type Drawn } from './chance.ts';

const BUILDS = [Plates, Screens, Orbit, Blade, Case, Tower] as const;

/** Cards with consecutive numbers have different builds. */
export function Device({ chance, number }: Drawn & { readonly number: number }): ReactNode {
  const Build = BUILDS[number % BUILDS.length] ?? Plates;
  return (
    <g>
      <Circuit chance={chance} />
      <Build chance={chance} />
    </g>
  );
}

function Circuit({ chance }: Drawn): ReactNode {
  const traces = chance.whole(3, 7);
  const turn = chance.between(0, 2);
  return upTo(traces).map((trace) => {
    const angle = (trace / traces) * Math.PI * 2 + turn;
    const x = round(50 + 36 * Math.cos(angle));
    const y = round(40 + 30 * Math.sin(angle));
    return (
      <g key={trace}>
        <path className="hue-line" d={`M50 40 L${x} ${y} H${x > 50 ? 100 : 0}`} />
        <circle className="light" cx={x} cy={y} r="2.2" />
      </g>
    );
  });
}

function Plates({ chance }: Drawn): ReactNode {
  const corners = chance.pick([4, 5, 6, 8]);
  const turn = corners === 4 ? Math.PI / 4 : chance.between(0, 1);
  return (
    <>
      <polygon className="ink-2" points={polygon(50, 40, 28, corners, turn)} />
      <polygon className="hue-1" points={polygon(50, 40, 23, corners, turn)} />
      <polygon className="ink-3" points={polygon(50, 40, 17, corners, turn + chance.between(0.2, 0.8))} />
      <Core chance={chance} />
    </>
  );
}

function Screens({ chance }: Drawn): ReactNode {
  const columns = chance.whole(3, 4);
  const width = 72 / columns;
  return upTo(columns * 3).map((screen) => {
    const x = round(14 + (screen % columns) * width);
    const y = 12 + Math.floor(screen / columns) * 19;
    const lit = chance.fraction();
    return (
      <g key={screen}>
        <rect className="ink-3" x={x} y={y} width={round(width - 2)} height="17" />
        <rect
          className={lit < 0.3 ? 'hue-3' : lit < 0.6 ? 'hue-1' : 'ink-2'}
          x={x + 2}
          y={y + 2}
          width={round(width - 6)}
          height="13"
        />
        {lit > 0.82 ? <path className="light-line" d={`M${x + 4} ${y + 10} l4 -4 l4 5 l5 -6`} /> : null}
      </g>
    );
  });
}

function Orbit({ chance }: Drawn): ReactNode {
  const tilt = chance.whole(-40, 40);
  return (
    <>
      <circle className="hue-1" cx="50" cy="40" r="22" />
      <circle className="ink-2" cx="50" cy="40" r="17" />
      {upTo(chance.whole(2, 3)).map((ring) => (
        <ellipse
          key={ring}
          className="hue-line"
          cx="50"
          cy="40"
          rx={36 - ring * 5}
          ry={9 + ring * 3}
          transform={`rotate(${tilt + ring * 50} 50 40)`}
        />
      ))}
      <circle className="light" cx={chance.whole(36, 64)} cy={chance.whole(30, 50)} r="3" />
      <polygon className="hue-3" points={polygon(50, 40, 8, chance.whole(3, 6), chance.between(0, 1))} />
    </>
  );
}

function Blade({ chance }: Drawn): ReactNode {
  const lean = chance.whole(-18, 18);
  const teeth = chance.whole(2, 4);
  return (
    <g transform={`rotate(${lean} 50 40)`}>
      <circle className="hue-3" cx="50" cy="20" r="14" />
      <circle className="ink-3" cx="50" cy="20" r="6" />
      <rect className="hue-2" x="46" y="32" width="8" height="42" />
      {upTo(teeth).map((tooth) => (
        <rect key={tooth} className="light" x="54" y={46 + tooth * 8} width={chance.whole(6, 13)} height="4" />
      ))}
    </g>
  );
}

function Case({ chance }: Drawn): ReactNode {
  const width = chance.whole(44, 58);
  const left = 50 - width / 2;
  return (
    <>
      <path className="hue-line" d="M40 26 v-8 h20 v8" />
      <rect className="ink-2" x={left} y="26" width={width} height="40" rx="3" />
      <rect className="hue-1" x={left + 3} y="29" width={width - 6} height="15" />
      <rect className="ink-3" x={left} y="45" width={width} height="3" />
      <polygon className="light" points={polygon(50, 46, 6, chance.pick([4, 6, 8]))} />
      {upTo(3).map((line) => (
        <rect
          key={line}
          className="hue-2"
          x={left + 6}
          y={52 + line * 4}
          width={chance.whole(10, width - 14)}
          height="1.8"
        />
      ))}
    </>
  );
}

function Tower({ chance }: Drawn): ReactNode {
  return upTo(5).map((storey) => {
    const half = chance.whole(9, 22);
    const y = 62 - storey * 13;
    return (
      <g key={storey}>
        <path className="ink-2" d={`M${50 - half} ${y} l6 -5 h${half * 2} l-6 5z`} />
        <rect className={storey % 2 === 0 ? 'hue-2' : 'hue-1'} x={50 - half} y={y} width={half * 2} height="7" />
        <rect className="light" x={50 - half + 3} y={y + 2.5} width={chance.whole(3, half)} height="2" />
      </g>
    );
  });
}

function Core({ chance }: Drawn): ReactNode {
  switch (chance.whole(0, 3)) {
    case 0:
      return upTo(3).map((bar) => (
        <rect key={bar} className="light" x="42" y={33 + bar * 6} width={chance.whole(8, 16)} height="2.6" />
      ));
    case 1:
      return (
        <>
          <circle className="light" cx="50" cy="40" r="7" />
          <circle className="ink-3" cx="50" cy="40" r="3.5" />
        </>
      );
    case 2:
      return <polygon className="light" points={polygon(50, 40, 9, 3, chance.pick([0, Math.PI / 3]))} />;
    default:
      return <path className="light-line" d="M40 44l5-8 5 6 4-9 6 11" />;
  }
}
