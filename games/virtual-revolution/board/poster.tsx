/** A Verse as a poster: a scene of its genre, each a little different; grey lines over it until it is online. */
import { PRINTED } from '../content/printed.ts';
import { VERSES, type Genre, type Verse } from '../content/tables.ts';
import type { CSSProperties, ReactNode } from 'react';

export function Poster({ verse }: { readonly verse: Verse }): ReactNode {
  const { genre } = PRINTED.verses[verse];
  const number = VERSES.indexOf(verse);
  return (
    <svg
      className="vr-poster"
      viewBox="0 0 100 56"
      preserveAspectRatio="xMidYMid slice"
      style={{ '--shift': `${(number % 6) * 13 - 30}` } as CSSProperties}
      data-genre={genre}
      aria-hidden="true"
    >
      <rect className="vr-poster-sky" width="100" height="56" />
      <circle
        className="vr-poster-orb"
        cx={18 + ((number * 29) % 66)}
        cy={12 + ((number * 7) % 14)}
        r={6 + (number % 4) * 2}
      />
      {SCENES[genre](number)}
    </svg>
  );
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** By genre: sails over dunes, worlds and towers of glass, spires, bare trees. */
const SCENES: Readonly<Record<Genre, (number: number) => ReactNode>> = {
  adventure: (number) => (
    <>
      <path className="vr-poster-far" d={`M0 40Q${20 + number * 2} 24 50 38T100 34V56H0z`} />
      <path className="vr-poster-near" d={`M0 48Q30 ${36 + (number % 5)} 60 47T100 44V56H0z`} />
      <path
        className="vr-poster-mark"
        d={`M${30 + ((number * 11) % 40)} 46h18l-4 5h-10zM${39 + ((number * 11) % 40)} 45V26l9 13z`}
      />
    </>
  ),
  scienceFiction: (number) => (
    <>
      {range(6).map((star) => (
        <circle
          key={star}
          className="vr-poster-star"
          cx={(star * 37 + number * 13) % 100}
          cy={(star * 23 + number * 5) % 30}
          r="0.9"
        />
      ))}
      <ellipse
        className="vr-poster-ring"
        cx={18 + ((number * 29) % 66)}
        cy={12 + ((number * 7) % 14)}
        rx={14 + (number % 4) * 2}
        ry="3.500"
      />
      {range(7).map((tower) => {
        const height = 8 + ((tower * 17 + number * 9) % 20);
        return (
          <path
            key={tower}
            className={tower % 2 === 0 ? 'vr-poster-far' : 'vr-poster-near'}
            d={`M${tower * 15 - 2} 56v-${height}l5-4 5 4v${height}z`}
          />
        );
      })}
    </>
  ),
  fantasy: (number) => (
    <>
      <path className="vr-poster-far" d={`M0 46 ${14 + (number % 5) * 3} 26 30 44 46 30 62 44 80 24 100 46V56H0z`} />
      {range(3 + (number % 3)).map((spire) => (
        <path
          key={spire}
          className="vr-poster-near"
          d={`M${24 + spire * 13 + (number % 4) * 2} 56V${34 - ((spire * 7 + number) % 10)}l4-9 4 9v30z`}
        />
      ))}
    </>
  ),
  horror: (number) => (
    <>
      {range(4).map((tree) => {
        const x = 8 + tree * 26 + ((number * 5) % 9);
        return (
          <path key={tree} className="vr-poster-branch" d={`M${x} 56l1-22-6-8M${x + 1} 38l7-9 1-6M${x + 1} 44l-8-5`} />
        );
      })}
      <path className="vr-poster-near" d={`M0 50Q25 ${44 + (number % 4)} 50 50t50-1V56H0z`} />
      <path className="vr-poster-mark" d={`M${40 + ((number * 9) % 20)} 46c4-6 10-6 14 0-4 5-10 5-14 0z`} />
    </>
  ),
};
