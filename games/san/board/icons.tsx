/** San's icons, on a grid of 24, in the colour of the text. */
import { pathsIn, signsOf } from '@cabale/design';
import type { SVGProps } from 'react';

type Drawing = ReturnType<typeof pathsIn>;

const LINE: SVGProps<SVGPathElement> = { fill: 'none', stroke: 'currentColor' };
const OUTLINED: SVGProps<SVGPathElement> = { fill: 'currentColor', stroke: 'currentColor', strokeLinejoin: 'round' };
const line = (strokeWidth: number): Drawing => pathsIn({ ...LINE, strokeWidth });
const roundEnds = (strokeWidth: number): Drawing => pathsIn({ ...LINE, strokeWidth, strokeLinecap: 'round' });
const roundCorners = (strokeWidth: number): Drawing => pathsIn({ ...LINE, strokeWidth, strokeLinejoin: 'round' });
const round = (strokeWidth: number): Drawing =>
  pathsIn({ ...LINE, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' });
const solid = pathsIn({ fill: 'currentColor' });
const pierced = pathsIn({ fill: 'currentColor', fillRule: 'evenodd' });

const SHAPES = {
  /** Corruption: a spiral. */
  C: roundEnds(2.6)(
    'M12.2 12.4c-.9-.1-1-1.5 0-1.9 1.7-.7 3.3.9 3 2.6-.4 2.3-3.1 3.4-5.2 2.3-2.7-1.3-3.2-4.9-1.5-7.2 2.1-2.9 6.3-3.1 8.9-.9 3.3 2.7 3.3 7.9.5 10.9-3.2 3.5-8.9 3.5-12.3.2',
  ),
  /** Propaganda: a chevron. */
  P: solid('M4.5 3h6.2l8.8 9-8.8 9H4.5l8.6-9z'),
  /** Hacking: a skull that is also a bug. */
  H: pierced(
    'M8.2 5.3 6 2.6l1.2-1 2.5 3.1a8 8 0 0 1 4.6 0l2.5-3.1 1.2 1-2.2 2.7A7 7 0 0 1 19 11.2c0 1-.2 1.9-.6 2.7l3.1 1.4-.7 1.5-3.4-1.5c-.4.5-.9.9-1.4 1.2v3.3a1.7 1.7 0 0 1-1.7 1.7h-.6v-2.3h-1.1v2.3h-1.2v-2.3h-1.1v2.3h-.6A1.7 1.7 0 0 1 8 19.8v-3.3c-.5-.3-1-.7-1.4-1.2l-3.4 1.5-.7-1.5 3.1-1.4a6.5 6.5 0 0 1-.6-2.7 7 7 0 0 1 3.2-5.9ZM9 9.3a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm6 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  ),
  /** Hardware: a chip. */
  M: roundCorners(2)(
    'M8 2v3M12 2v3M16 2v3M8 19v3M12 19v3M16 19v3M2 8h3M2 12h3M2 16h3M19 8h3M19 12h3M19 16h3M5.5 5.5h13v13h-13zM9.5 9.5h5v5h-5z',
  ),
  /** Virus: a spiked cell. */
  V: roundEnds(2.2)(
    'M12 1v5M12 18v5M1 12h5M18 12h5M4.2 4.2l3.6 3.6M16.2 16.2l3.6 3.6M19.8 4.2l-3.6 3.6M7.8 16.2l-3.6 3.6M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M12 11v2',
  ),
  draw: round(2.4)('M6 21h12a1 1 0 0 0 1-1v-7M5 13v7a1 1 0 0 0 1 1M12 16V3m0 0L7.5 7.5M12 3l4.5 4.5'),
  destroy: solid(
    'M6 3h7.5L11 8l3.5 2.5L12 15l2 6H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm10.5 0H18a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-1.5l-1.6-5.5 2.8-5.3L14.3 7.8Z',
  ),
  copyPlayed: line(2.2)(
    'M8.5 7.5V4a1 1 0 0 1 1-1H19a1 1 0 0 1 1 1v11.5a1 1 0 0 1-1 1h-3.5M5 7.5h9.5a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1Z',
  ),
  copyRiver: roundEnds(2.2)(
    'M8 13V4a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v9M2 16c2 0 2 1.5 4 1.5S8 16 10 16s2 1.5 4 1.5 2-1.5 4-1.5 2 1.5 4 1.5M2 20.5c2 0 2 1.5 4 1.5s2-1.5 4-1.5S12 22 14 22s2-1.5 4-1.5 2 1.5 4 1.5',
  ),
  singleUse: round(2.3)('M12 2a10 10 0 1 0 10 10M12 2v0M9.5 9.2 12.5 7v10M18 2l4 4M22 2l-4 4'),
  allTypes: line(2.2)(
    'M12 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM7 11.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm10 0a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  ),
  playDiscard: round(2.3)(
    'M3 15v5a1 1 0 0 0 1 1h16a1 1 0 0 0 1-1v-5M8 17V9M8 9a5 5 0 0 1 10 0v1m0 0-3-2.5m3 2.5 3-2.5',
  ),
  corruptHand: round(2.2)('M4 21V9l4-1v13M10 21V7.5h4V21M16 8l4 1v12M12 1.5a2 2 0 1 1-2 2'),
  choice: line(2.4)('M12 3v6M12 9 5 20M12 9l7 11'),
  card: solid('M7 3h10a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 7 3Z'),
  coin: solid('m12 2 8.7 5v10L12 22l-8.7-5V7Z'),
  /** Hand Bonus. */
  bonus: pathsIn({ ...OUTLINED, strokeWidth: 1.8, strokeLinecap: 'round' })(
    'M5 6.5 11 5v15.5L6.5 21 3 8.5ZM13 5l2.5.5v4.2A5.5 5.5 0 0 0 13 18.5ZM18.5 11v6M15.5 14h6',
  ),
  flag: pathsIn({ ...OUTLINED, strokeWidth: 2 })('M5 2v20M6 3h13l-3.5 4.5L19 12H6'),
  lock: pierced('M7 10V7a5 5 0 0 1 10 0v3h1.5v11h-13V10Zm2.5 0h5V7a2.5 2.5 0 0 0-5 0Z'),
  box: roundCorners(2)('M3 7.5 12 3l9 4.5v9L12 21l-9-4.5ZM3 7.5l9 4.5 9-4.5M12 12v9'),
} as const;

export type IconName = keyof typeof SHAPES;

export const Icon = signsOf('san-icon', SHAPES);
