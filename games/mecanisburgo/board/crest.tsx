/** The crest of a corporation: its sign on a shield, on a pattern of its own. */
import { seatColour } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import type { Corp } from '../content/tables.ts';
import type { ReactNode } from 'react';

/** On a grid of 40. */
const SIGNS: Readonly<Record<Corp, string>> = {
  bion: 'M20 8c-7 4-9 10-6 17 7-2 10-8 6-17zM20 8c7 4 9 10 6 17-7-2-10-8-6-17zM20 16v16M16 32h8',
  iglesia: 'M20 7v25M12 16h16M20 11a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM15 32h10',
  oceanica: 'M20 8v24M12 10v6c0 5 3 7 8 7s8-2 8-7v-6M17 11l3-4 3 4M9 29c4-3 7 2 11 0s7-3 11 0',
  omni: 'M20 13a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM8 25c5 3 22-5 24-11M8 25c-1-3 2-6 5-8M32 14c1 2-1 5-4 8',
  osamu:
    'M20 8a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM20 8c4 4 4 8 0 12s-4 8 0 12M20 13v.1M20 27v.1M9.500 14 14 17M30.500 26 26 23',
  rur: 'M13 12h14v13H13zM20 12V8M17.500 8h5M17 17v1.500M23 17v1.500M16.500 22h7M11 16v5M29 16v5M16 25v7h8v-7',
};

/** Lines and dots behind the sign: corporations do not differ by colour alone. */
const PATTERNS: Readonly<Record<Corp, string>> = {
  bion: 'M4 8h.1M12 4h.1M28 4h.1M36 8h.1M4 20h.1M36 20h.1M8 32h.1M32 32h.1M8 14h.1M32 14h.1M6 27h.1M34 27h.1',
  iglesia: 'M20 0v6M4 4l5 5M36 4l-5 5M0 20h6M34 20h6M4 36l6-7M36 36l-6-7',
  oceanica: 'M2 8c3-3 5 3 8 0M30 8c3-3 5 3 8 0M2 16c3-3 5 3 8 0M30 16c3-3 5 3 8 0M3 24c3-3 4 3 7 0M30 24c3-3 4 3 7 0',
  omni: 'M0 10 10 0M0 20 20 0M0 30 12 18M40 10 30 0M40 20 20 0M40 30 28 18',
  osamu: 'M5 3v34M10 3v6M35 3v34M30 3v6M10 31v6M30 31v6',
  rur: 'M3 3h7v7H3zM30 3h7v7h-7zM3 17h5v5H3zM32 17h5v5h-5zM9 31h5v4H9zM26 31h5v4h-5z',
};

const SHIELD = 'M3 3h34v20c0 8-7 12-17 16C10 35 3 31 3 23z';

interface CrestProps {
  /** `null` as long as none has been founded. */
  readonly corp: Corp | null | undefined;
  readonly seat?: Seat | undefined;
  readonly size?: number | string;
}

export function Crest({ corp, seat, size = 28 }: CrestProps): ReactNode {
  if (corp === null || corp === undefined) return null;
  return (
    <svg
      className="mec-crest"
      viewBox="0 0 40 40"
      width={size}
      height={size}
      data-corp={corp}
      style={seat === undefined ? undefined : seatColour(seat)}
      aria-hidden="true"
    >
      <path className="mec-crest-ground" d={SHIELD} />
      <path className="mec-crest-pattern" d={PATTERNS[corp]} />
      <path className="mec-crest-sign" d={SIGNS[corp]} />
      <path className="mec-crest-edge" d={SHIELD} />
    </svg>
  );
}

export { SIGNS as CREST_SIGNS };
