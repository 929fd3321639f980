/** The pictures of the front pages: linocuts in two inks, paper and the colour in control. */
import type { ReactElement } from 'react';
import type { Company } from '../content/tables.ts';

/** Shapes in printing order: ink (`k`), paper (`p`) and colour (`s`), filled or, with an `l`, as lines. */
type Cut = readonly ['k' | 'p' | 's' | 'kl' | 'pl' | 'sl', string];

/** A disc as a path. */
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;

/** A crowd at the bottom: heads and shoulders. */
const crowd = (...heads: readonly (readonly [number, number, number])[]): string =>
  heads
    .map(
      ([x, y, r]) =>
        `${disc(x, y, r)}M${x - 2 * r} 101q0-${100 - y - r} ${2 * r}-${100 - y - r}t${2 * r} ${100 - y - r}Z`,
    )
    .join('');

/** On a field of 80 by 100, the subject within the middle 52: narrow tiles cut the sides off. */
const PICTURES: Readonly<Record<Company, readonly Cut[]>> = {
  /** A mast above the roofs, sending. */
  BN: [
    ['s', disc(40, 30, 27)],
    [
      'pl',
      'M40 17a13 13 0 0 0-9.200 22.200M40 17a13 13 0 0 1 9.200 22.200M40 8a22 22 0 0 0-15.600 37.600M40 8a22 22 0 0 1 15.600 37.600',
    ],
    ['kl', 'M40 30 27 100M40 30 53 100M37.500 44 45 57 31.500 70 51 83 29 97M42.500 44 35 57 48.500 70 29 83 51 97'],
    ['k', 'M0 100V78h9v-7h7v12h8v17ZM80 100V74h-10v-9h-4v16h-9v19Z'],
    ['k', disc(40, 29, 4.5)],
    ['p', 'M3 84h3v4H3ZM11 76h3v4h-3ZM11 86h3v4h-3ZM72 80h3v4h-3ZM62 86h3v4h-3ZM72 90h3v4h-3Z'],
  ],
  /** A hooded figure at a wall, spraying. */
  GM: [
    ['kl', 'M0 14h80M0 34h80M0 54h80M0 74h80M16 14v20M58 34v20M12 54v20M66 54v20M66 0v14M70 74v26'],
    ['s', 'M48 2 53 15 66 9 61 22 74 27 61 32 65 45 53 39 47 52 42 39 30 44 35 31 23 26 35 21 31 9 43 15Z'],
    ['sl', 'M41 42v16M55 40v22M62 34v12'],
    ['p', 'M45.500 14h7l-1.500 15h-4ZM49 31.500a2.800 2.800 0 1 0 .1 0Z'],
    ['k', 'M8 101C8 78 16 70 27 67L39 69C47 74 50 84 51 101Z'],
    ['k', 'M20 70C12 54 20 42 31 43 41 44 46 56 40 70Z'],
    ['p', 'M34 51C41 52 42 61 38 67 32 66 30 57 34 51Z'],
    ['k', 'M40 74 54 62 60 68 46 86Z'],
    ['k', 'M52 52h9v15h-9ZM54 47h5v4h-5Z'],
    ['pl', 'M52 57h9'],
  ],
  /** A press: paper running between two rollers onto a pile. */
  PR: [
    ['s', 'M0 0h80v56H0Z'],
    ['p', 'M0 8h34a20 20 0 0 1 19 26l-8 17a14 14 0 0 0 12 19h23v9H57a23 23 0 0 1-21-31l8-17A11 11 0 0 0 34 17H0Z'],
    ['kl', 'M0 8h34a20 20 0 0 1 19 26l-8 17a14 14 0 0 0 12 19h23M0 17h34a11 11 0 0 1 10 14l-8 17a23 23 0 0 0 21 31h23'],
    ['k', disc(27, 33, 14)],
    ['k', disc(62, 53, 14)],
    ['p', disc(27, 33, 8)],
    ['p', disc(62, 53, 8)],
    ['k', disc(27, 33, 3.5)],
    ['k', disc(62, 53, 3.5)],
    ['k', 'M10 100V72h40v28Z'],
    ['p', 'M13 75h34v4H13ZM13 82h34v4H13ZM13 89h34v4H13ZM13 96h34v4H13Z'],
    ['kl', 'M4 12.500h4M12 12.500h8M24 12.500h6M70 74.500h8'],
  ],
  /** A billboard that looks at the street. */
  AA: [
    ['k', 'M8 8h64v46H8Z'],
    ['s', 'M12 12h56v38H12Z'],
    ['p', 'M16 31q24-25 48 0-24 25-48 0Z'],
    ['k', disc(40, 31, 10.5)],
    ['p', disc(43.5, 27.5, 3)],
    ['kl', 'M16 31q24-25 48 0-24 25-48 0M22 54v46M58 54v46M22 70 58 54'],
    ['k', crowd([15, 83, 5.5], [33, 79, 6], [49, 84, 5], [67, 80, 6])],
  ],
  /** A hand that holds up a screen with a heart. */
  SM: [
    ['sl', 'M40 1v8M13 7l8 11M67 7l-8 11M3 32l13 4M77 32l-13 4M6 58l10-3M74 58l-10-3'],
    ['k', 'M24 101V82q-8-12-8-28l9-6 3 16h24V40l12 4v26q-2 12-10 18v13Z'],
    ['k', 'M23 12h34v54H23Z'],
    ['p', 'M27 18h26v40H27Z'],
    ['s', 'M40 51C24 40 27 26 34 27 38 28 40 32 40 32s2-4 6-5C53 26 56 40 40 51Z'],
    ['k', 'M53 42h11v7H53ZM53 51h12v7H53ZM53 60h11v7H53ZM15 64q-2-18 7-24 6 0 6 6l-1 12 6 8Z'],
    ['pl', 'M54 50h12M54 59h12M35 62.500h10'],
  ],
  /** A head before a screen that draws it in. */
  OM: [
    ['k', 'M5 6h70v56H5Z'],
    ['p', 'M9 10h62v48H9Z'],
    ['s', disc(40, 34, 22)],
    ['p', disc(40, 34, 16.5)],
    ['s', disc(40, 34, 11)],
    ['k', 'M40 30 60 45 51 46.500 56 56 51 58.500 46.500 49 40 55Z'],
    ['k', 'M34 62h12v6H34Z'],
    ['k', disc(40, 80, 12)],
    ['k', 'M14 101q2-14 20-15h12q18 1 20 15Z'],
    ['pl', 'M30 77a11 11 0 0 1 20 0M20 95q4-5 10-6M60 95q-4-5-10-6'],
  ],
  /** A boat with a mast, a black flag and no licence. */
  PF: [
    ['s', disc(54, 26, 18)],
    ['kl', 'M36 8v62M36 20 18 66M36 20l26 46'],
    ['k', 'M36 8q10-6 15 0t15-1v18q-8 6-15 1t-15 0Z'],
    ['pl', 'M43 18a6 6 0 0 1 8 0M40 13.500a11 11 0 0 1 14 0'],
    ['p', disc(47, 21.5, 2)],
    ['k', 'M10 68h60l-9 19H19Z'],
    ['k', 'M44 58h14v11H44Z'],
    ['p', 'M47 61h4v4h-4ZM53 61h3v4h-3Z'],
    ['pl', 'M16 74h48'],
    ['sl', 'M-2 88q7-6 14 0t14 0 14 0 14 0 14 0 14 0M-2 96q7-6 14 0t14 0 14 0 14 0 14 0 14 0'],
  ],
  /** A lens over the small print. */
  VD: [
    ['kl', 'M14 14h52M14 24h52M14 34h52M14 44h52M14 54h52M14 64h52M14 74h34M14 84h30'],
    ['p', disc(36, 40, 24)],
    ['s', disc(36, 40, 19)],
    ['k', 'M52 52 74 84 66 91 45 59Z'],
    ['kl', disc(36, 40, 22)],
    ['p', 'M23 41 29 35 34 41 45 28 51 34 34 53Z'],
  ],
};

/** Drawn once: shapes are the same wherever a picture is shown. */
export function Picture({ of }: { readonly of: Company }): ReactElement {
  return (
    <svg className="no-print" viewBox="0 0 80 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {PICTURES[of].map(([ink, path]) => (
        <path key={path} className={`no-cut-${ink}`} d={path} />
      ))}
    </svg>
  );
}
