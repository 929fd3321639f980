/** The picture on a card, derived from its id; both copies of a Mercenary have the same. */
import type { Card } from '../content/card.ts';
import { nameId } from '../text/names.ts';
import { memo, type ReactNode } from 'react';
import { Chance, polygon, round, upTo, type Drawn } from './chance.ts';
import { Device } from './device.tsx';
import { Figure } from './figure.tsx';

const BACKDROPS = [Rings, Towers, Rays, Shards] as const;

/** Memoised: the pictures never change. */
export const Portrait = memo(({ card }: { readonly card: Card }): ReactNode => {
  const chance = new Chance(`san ${nameId(card.id)}`);
  return (
    <svg className="san-portrait" viewBox="0 0 100 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="sky" width="100" height="80" />
      {card.type === 'V' ? null : <Backdrop chance={chance} />}
      {card.type === 'V' ? (
        <Cell chance={chance} spikes={card.squares} />
      ) : card.type === 'M' ? (
        <Device chance={chance} number={Number(card.id.slice(1))} />
      ) : (
        <Figure chance={chance} />
      )}
    </svg>
  );
});

function Backdrop({ chance }: Drawn): ReactNode {
  const Kind = BACKDROPS[chance.whole(0, BACKDROPS.length - 1)] ?? Rings;
  return <Kind chance={chance} />;
}

function Rings({ chance }: Drawn): ReactNode {
  const x = round(chance.between(24, 76));
  const y = round(chance.between(16, 40));
  return upTo(4).map((ring) => <circle key={ring} className="haze" cx={x} cy={y} r={44 - ring * 10} />);
}

function Towers({ chance }: Drawn): ReactNode {
  return upTo(7).map((tower) => {
    const top = round(chance.between(14, 50));
    const left = tower * 15 - 4;
    return (
      <g key={tower}>
        <rect className="haze" x={left} y={top} width={chance.whole(10, 14)} height={80 - top} />
        <rect className="window" x={left + 3} y={top + 5} width="2" height={chance.whole(2, 9)} />
      </g>
    );
  });
}

function Rays({ chance }: Drawn): ReactNode {
  const x = round(chance.between(30, 70));
  const turn = chance.between(0, 0.5);
  return upTo(9).map((ray) => {
    const angle = turn + (ray / 9) * Math.PI * 2;
    const tip = (shift: number) =>
      `${round(x + 120 * Math.cos(angle + shift))},${round(34 + 120 * Math.sin(angle + shift))}`;
    return <polygon key={ray} className="haze" points={`${x},34 ${tip(-0.17)} ${tip(0.17)}`} />;
  });
}

function Shards({ chance }: Drawn): ReactNode {
  return upTo(6).map((shard) => {
    const x = round(chance.between(0, 100));
    const y = round(chance.between(0, 70));
    return (
      <polygon
        key={shard}
        className="haze"
        points={polygon(x, y, chance.between(10, 26), chance.whole(3, 4), chance.between(0, 3))}
      />
    );
  });
}

/** A Virus: one spike for every square the pawn has to cross. */
function Cell({ chance, spikes }: Drawn & { readonly spikes: number }): ReactNode {
  const turn = chance.between(0, 1);
  return (
    <g>
      {upTo(3).map((ring) => (
        <circle key={ring} className="haze" cx="50" cy="40" r={46 - ring * 10} />
      ))}
      {upTo(spikes * 2).map((spike) => {
        const angle = turn + (spike / (spikes * 2)) * Math.PI * 2;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return (
          <g key={spike}>
            <path
              className="light-line"
              d={`M${round(50 + 16 * cos)} ${round(40 + 16 * sin)} L${round(50 + 27 * cos)} ${round(40 + 27 * sin)}`}
            />
            <circle className="hue-3" cx={round(50 + 28 * cos)} cy={round(40 + 28 * sin)} r="2.4" />
          </g>
        );
      })}
      <polygon className="hue-2" points={polygon(50, 40, 18, spikes * 2, turn)} />
      <polygon className="ink-3" points={polygon(50, 40, 11, spikes, turn)} />
      <polygon className="light" points={polygon(50, 40, 5, spikes, -turn)} />
    </g>
  );
}
