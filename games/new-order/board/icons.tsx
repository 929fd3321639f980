/** New Order's icons, on a grid of 24, in the colour of the text. */
import { pathsIn, signsOf } from '@cabale/design';
import type { Colour, Company, Consultant } from '../content/tables.ts';
import type { ReactNode } from 'react';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.4, strokeLinecap: 'square' } as const;
const lined = pathsIn(line);

const SHAPES = {
  /** Broadcast Network: a mast that sends. */
  BN: lined(
    'M12 10.5 7.5 22M12 10.5 16.5 22M9 18h6M12 10.5v-1M8.3 12.2a4.6 4.6 0 0 1 0-7.4M15.7 12.2a4.6 4.6 0 0 0 0-7.4M5 15a9 9 0 0 1 0-13M19 15a9 9 0 0 0 0-13',
  ),
  /** Guerrilla Marketing: a spray can. */
  GM: lined(
    'M7 10.5a3 3 0 0 1 3-3h3a3 3 0 0 1 3 3V22H7ZM9.5 7.5V4h4v3.5M17.5 4h.2M20.5 2.5h.2M20.5 5.8h.2M7 14h9M7 18h9',
  ),
  /** The Press: a folded paper. */
  PR: lined('M3 4h14v16H5a2 2 0 0 1-2-2ZM17 9h4v9a2 2 0 0 1-2 2h-2M6.5 8h7M6.5 12h7M6.5 16h4'),
  /** Ambient Advertising: a billboard. */
  AA: lined('M2.5 4h19v11h-19ZM7 15v7M17 15v7M6.5 8h11M6.5 11.2h7'),
  /** Social Media: people, joined. */
  SM: lined(
    'M12 3.2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM5 15.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM19 15.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM10.8 8.6 6.4 15M13.2 8.6l4.4 6.4M8 18h8',
  ),
  /** Online Marketing: a pointer in a window. */
  OM: (
    <>
      <path d="M2.5 4h19v16h-9M2.5 20V4M2.5 8.5h19M5.5 6.2h.2" {...line} />
      <path d="M4.5 11.5 14 15l-4 1.6 2.6 4-2 1.2-2.5-4-2.7 3Z" fill="currentColor" />
    </>
  ),
  /** Pirate Frequency: a wave under a black flag. */
  PF: lined('M5 22V3h13l-3 4 3 4H5M9 6.8h.2M12.5 6.8h.2M8 17c2-3 4-3 6 0s4 3 6 0'),
  /** Verification Desk: a lens that has checked. */
  VD: lined('M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM15.8 15.8 21.5 21.5M7.3 10.4l2.4 2.5 4-4.6'),
  /** Media Controller: a mixing desk. */
  MC: lined('M5 3v18M12 3v18M19 3v18M2.8 8h4.4M9.8 15h4.4M16.8 10h4.4'),
  /** Negotiator: two speech bubbles. */
  NE: lined('M3 3.5h12v8H9l-3 3v-3H3ZM18 8.5h3v8h-2.5v3.5l-3.5-3.5H9.5'),
  /** Corporate Lawyer: scales. */
  CL: lined(
    'M12 3v18M7 21h10M4 6.5h16M4 6.5 1.8 13h4.6ZM20 6.5 17.6 13h4.6ZM1.8 13a2.3 2.3 0 0 0 4.6 0M17.6 13a2.3 2.3 0 0 0 4.6 0',
  ),
  /** Military Contractor: a star on a shield. */
  MI: (
    <>
      <path d="M12 2.5 20.5 5v7c0 5-3.6 8-8.5 10-4.9-2-8.5-5-8.5-10V5Z" {...line} />
      <path d="m12 7 1.4 3.2 3.4.3-2.6 2.3.8 3.4-3-1.8-3 1.8.8-3.4-2.6-2.3 3.4-.3Z" fill="currentColor" />
    </>
  ),
  /** Talent Scout: field glasses. */
  TS: lined(
    'M6.2 13.2a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17.8 13.2a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM10.2 17h3.6M3 15 5.5 4h3.3l1.4 9M21 15 18.5 4h-3.3l-1.4 9',
  ),
  /** Crisis Manager: a fire being put out. */
  CM: lined('M12 2.5 22 20.5H2ZM12 9v5.5M12 17.6v.2'),
  /** Corporate Accountant: a ledger. */
  CA: lined('M4 3h16v18H4ZM4 8h16M9.5 8v13M12.5 12h4.5M12.5 16h4.5M6.6 12h.2M6.6 16h.2'),
  /** The emblems of the four Conglomerates. */
  R: lined(
    'M12 17.5v4.5M8 22h8M12 10a2.6 2.6 0 1 0 .1 0M7.6 16.4a6 6 0 0 1 0-8.8M16.4 16.4a6 6 0 0 0 0-8.8M4.3 19.6a10.5 10.5 0 0 1 0-15.2M19.7 19.6a10.5 10.5 0 0 0 0-15.2',
  ),
  B: lined(
    'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 2.5c-5.5 5-5.5 14 0 19M12 2.5c5.5 5 5.5 14 0 19M2.5 12h19',
  ),
  K: lined(
    'M12 5C9 3 5.5 3 2.5 4.5v15C5.5 18 9 18 12 20c3-2 6.5-2 9.5-.5v-15C18.5 3 15 3 12 5ZM12 5v15M5.5 9c1.3-.4 2.6-.4 4 0M5.5 13c1.3-.4 2.6-.4 4 0M14.5 9c1.3-.4 2.6-.4 4 0M14.5 13c1.3-.4 2.6-.4 4 0',
  ),
  W: lined(
    'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 6.5V12l4 3M12 2.5v1.2M12 20.3v1.2M2.5 12h1.2M20.3 12h1.2',
  ),
  /** An objective: a target. */
  target: (
    <>
      <path d="M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z" {...line} />
      <circle cx="12" cy="12" r="1.6" fill="currentColor" />
    </>
  ),
  hand: lined('M4 7.5 13 3l5.5 12-9 4.5ZM15 6l5.5 1-2 13-8-1.2'),
  box: lined('M3 8 12 3.5 21 8v9.5L12 21.5 3 17.5ZM3 8l9 4.5L21 8M12 12.5v9'),
  arrow: lined('M3 12h16M13 5.5l6.5 6.5-6.5 6.5'),
  crown: lined('M3 19V7l5 5 4-8 4 8 5-5v12Z'),
} as const satisfies Readonly<Record<Company | Consultant | Colour, ReactNode> & Record<string, ReactNode>>;

export const Icon = signsOf('no-icon', SHAPES);
