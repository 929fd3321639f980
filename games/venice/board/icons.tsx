/** Venice's signs, cut like leadlights: on a grid of 24, in the colour of the text around them. */
import { signsOf } from '@cabale/design';
import type { Building, Influence, Resource } from '@cabale/venice/content/tables.ts';
import type { ReactNode } from 'react';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const SHAPES = {
  /** Ceramic: an amphora. */
  O: (
    <path
      d="M9 2.5h6v2.2l-1.2 1.6c3.4 1.3 5.4 4.3 4.6 7.6-.7 3-3.2 5.2-4.4 7.6h-4c-1.2-2.4-3.700-4.600-4.400-7.600-.8-3.300 1.200-6.300 4.600-7.600L9 4.700zM7.600 8.500C5.500 8 5 5.500 7.500 5M16.400 8.500c2.100-.5 2.600-3 .1-3.500"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1"
      strokeLinejoin="round"
    />
  ),
  /** Cloth: a fold. */
  V: (
    <path
      d="M3 5.500c5-3 13-3 18 0v4c-1.500 1-1.500 2.500 0 3.500v6c-5 3-13 3-18 0v-6c1.500-1 1.500-2.500 0-3.500z"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1"
      strokeLinejoin="round"
    />
  ),
  /** Silver: an ingot. */
  S: (
    <path
      d="M6.500 6h11L22 18.500H2zM6.500 6l1.800 4h7.400l1.800-4M8.300 10 5.500 18.500M15.700 10l2.800 8.500"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1"
      strokeLinejoin="round"
    />
  ),
  any: <path d="M12 3 20 7.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9" {...line} />,
  coins: (
    <>
      <circle cx="12" cy="12" r="8.600" {...line} />
      <path
        d="M12 7.500v9M9.500 9.500c.5-1.300 4.500-1.300 5 .2.4 1.700-5 1.700-5 4 0 1.800 4.500 2 5.200.2"
        {...line}
      />
    </>
  ),
  parchments: (
    <path
      d="M7 3h11.500a2 2 0 0 1 0 4H17v11.500A2.500 2.500 0 0 1 14.500 21H5.500a2.500 2.500 0 0 1 0-5H7zM10 8.500h4.500M10 12h4.500M7 16h7.500"
      {...line}
    />
  ),
  /** Intrigue: a mask. */
  intrigue: (
    <path
      d="M3 7.500c3-2.600 6-2.600 9-.8 3-1.800 6-1.800 9 .8-.2 5.600-2.300 9-5.600 9-1.700 0-2.600-1.300-3.400-2.700-.8 1.400-1.700 2.700-3.400 2.700-3.300 0-5.400-3.400-5.600-9ZM6.500 10.200c1.200-1 2.700-1 3.700.3-1.100 1-2.700 1-3.700-.3ZM13.800 10.500c1-1.300 2.500-1.300 3.700-.3-1 1.300-2.600 1.300-3.700.3Z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  /** Victory points: a winged lion's star. */
  vp: (
    <path
      d="m12 2.500 2.600 6 6.400.6-4.800 4.300 1.400 6.400L12 16.400l-5.600 3.400 1.400-6.400L3 9.100l6.400-.6Z"
      fill="currentColor"
    />
  ),
  /** The council: the Doge's cap. */
  council: (
    <path d="M4 17c0-4.500 3-6 6-7.500C13 8 14.500 5 18.500 5c1.800 4 1.500 8 1.500 12ZM3 17h18v3.500H3Z" {...line} />
  ),
  influence: (
    <path d="M5 3.500h9.500v14H5zM14.500 6l4.500 1-2.700 13.500-8.800-1.800M8 7.500h3.500M8 11h3.500" {...line} />
  ),
  mission: <path d="M6 3h12v11H6zM12 14v3M9 21l3-4 3 4-3-1.200zM9 6.500h6M9 10h4" {...line} />,
  bridge: (
    <path
      d="M2 15c3-8 17-8 20 0M2 19v-4M22 19v-4M2 15h3.500c1.500-4 11.500-4 13 0H22M9 9v-2.500M15 9v-2.500"
      {...line}
    />
  ),
  spy: (
    <path
      d="M3 10c3-1 15-1 18 0M6.500 9.500 8 4h8l1.500 5.500M7 14.500a2.600 2.600 0 1 0 .1 0M17 14.500a2.600 2.600 0 1 0 .1 0M9.600 17h4.800"
      {...line}
    />
  ),
  anchor: <path d="M12 6a2 2 0 1 0-.1 0M12 6v14M8 10h8M4.500 14c1 4 4 6 7.500 6s6.500-2 7.500-6" {...line} />,
  crown: <path d="M4 18.500 3 7.500l5.500 4L12 5l3.500 6.500 5.500-4-1 11z" fill="currentColor" />,
  bars: <path d="M4 3.500h16v17H4zM8.500 3.500v17M12 3.500v17M15.500 3.500v17M4 12h16" {...line} />,
  arrow: <path d="M4 12h15M13.500 6.500 19 12l-5.500 5.500" {...line} />,
  more: <path d="M12 19V5M6 10.500 12 4.500l6 6" {...line} />,
  less: <path d="M12 5v14M6 13.500l6 6 6-6" {...line} />,
  people: (
    <path
      d="M8 11a3.500 3.500 0 1 0-.1 0M2 20c0-4 2.500-6 6-6s6 2 6 6M16.500 11.500a3 3 0 1 0-1.500-5.600M16.500 14c3.200.2 5.500 2.200 5.500 5.500"
      {...line}
    />
  ),
  assistant: <path d="M12 11.500a4 4 0 1 0-.1 0M5 21c0-5 3-7 7-7s7 2 7 7z" fill="currentColor" />,
  gondolier: <path d="M12 6.500a2 2 0 1 0-.1 0M12 7v7M8.500 10.500l7-1.500M19 3 15 21M9 21l3-7 3 4" {...line} />,
  favour: (
    <path
      d="M12 20.500S3.500 15.500 3.500 9a4.500 4.500 0 0 1 8.500-2 4.500 4.500 0 0 1 8.500 2c0 6.500-8.500 11.500-8.500 11.500Z"
      {...line}
    />
  ),
  archive: <path d="M4 4.500h16v5H4zM5.500 9.500v10h13v-10M9.500 13h5" {...line} />,
  pawn: (
    <path
      d="M12 10a3.500 3.500 0 1 0-.1 0M8 20.500c.5-5 1.500-7.500 2.500-10.500h3c1 3 2 5.500 2.500 10.500ZM6 20.500h12"
      {...line}
    />
  ),
  first: <path d="M6 21V4l11 3.500L6 11" {...line} />,

  market: (
    <path
      d="M3 9h18l-2-5H5zM5 9v11h14V9M3 9c0 3 4.500 3 4.500 0 0 3 4.500 3 4.500 0 0 3 4.500 3 4.500 0 0 3 4.500 3 4.500 0M10 20v-5h4v5"
      {...line}
    />
  ),
  monastery: <path d="M12 2v5M9.800 4h4.400M5 21V12l7-5 7 5v9ZM10 21v-4.500a2 2 0 0 1 4 0V21M3 21h18" {...line} />,
  lesserCouncil: <path d="M3 9.500 12 4l9 5.500M4.500 9.500h15M6 10v8M12 10v8M18 10v8M3.500 20.500h17" {...line} />,
  workshop: (
    <path
      d="M14 4.500a5 5 0 0 0-6.500 6.500L3 15.500 6.500 19l4.500-4.500a5 5 0 0 0 6.500-6.500l-3 3-2.500-.5-.5-2.500z"
      {...line}
    />
  ),
  docks: <path d="M12 5a2 2 0 1 0-.1 0M12 7v13M7 11h10M4 14c0 4.500 3.500 6.500 8 6.500s8-2 8-6.500" {...line} />,
  consulate: <path d="M6 21V3.500M6 4.500h12l-2.500 4 2.500 4H6" {...line} />,
  library: <path d="M12 6C9.500 4 6 4 3 5v14c3-1 6.500-1 9 1 2.500-2 6-2 9-1V5c-3-1-6.500-1-9 1ZM12 6v14" {...line} />,
  senate: (
    <path
      d="M12 3v17M7 20.500h10M4 7h16M4 7l-2.500 6h5zM20 7l-2.500 6h5zM1.500 13a2.500 2.500 0 0 0 5 0M17.500 13a2.500 2.500 0 0 0 5 0"
      {...line}
    />
  ),
  church: (
    <path
      d="M12 2v5M9.500 4.500h5M6.500 21v-8.500C6.500 9.500 9 7 12 7s5.500 2.500 5.500 5.500V21M4 21h16M10.500 21v-4h3v4"
      {...line}
    />
  ),
  court: <path d="M5.500 9.500 10 5l5 5-4.500 4.500zM12.500 12.500 20 20M3.500 21h9M8 7.500l4.500 4.500" {...line} />,
  bank: <path d="M4 10.500h16V21H4zM8 10.500V7a4 4 0 0 1 8 0v3.500M12 14.500v3" {...line} />,
  councilOfTen: (
    <path
      d="M12 3a9 9 0 1 0 .1 0M12 7.500a4.500 4.500 0 1 0 .1 0M12 3v4.500M12 16.500V21M3 12h4.500M16.500 12H21"
      {...line}
    />
  ),
  stMark: (
    <path
      d="M3 21V11l4.500-4 4.500 4 4.500-4 4.500 4v10ZM7.500 7V4M16.500 7V4M12 11V8M10 21v-5a2 2 0 0 1 4 0v5"
      {...line}
    />
  ),
  dogesPalace: (
    <path
      d="M3 6h18v8H3zM3 21v-4a2.200 2.200 0 0 1 4.500 0v4M7.500 21v-4a2.200 2.200 0 0 1 4.500 0v4M12 21v-4a2.200 2.200 0 0 1 4.500 0v4M16.500 21v-4a2.200 2.200 0 0 1 4.500 0v4M7 9.500h1M11.500 9.500h1M16 9.500h1M4 6V4M8 6V4M12 6V4M16 6V4M20 6V4"
      {...line}
    />
  ),
  grandCouncil: (
    <path d="M3 12c2-6 16-6 18 0M3 12v4M21 12v4M3 16h18M5 20.500c0-3 14-3 14 0M12 7.500V3.500M10 3.500h4" {...line} />
  ),

  bribeForeman: (
    <path d="M4 19c4-1 5-4 8-4h7M4 12c3 0 4-2.500 7-2.500h5a2 2 0 0 1 0 4h-4M17 7a3 3 0 1 0-.1 0" {...line} />
  ),
  overtime: <path d="M12 3.500a8.500 8.500 0 1 0 .1 0M12 7.500V12l3 2.500" {...line} />,
  bribeCouncillors: (
    <path
      d="M4 11c0-4 3-5 5-6 2.500-1.500 4-2.500 7-2 1.500 3 1 5.500 1 8ZM3 11h15.500v3H3ZM18 17.500a2.700 2.700 0 1 0 .1 0"
      {...line}
    />
  ),
  tradeInformation: <path d="M3 4.500h11v7H9l-3 3v-3H3ZM17 9.500h4v7h-2v3.500l-3.500-3.500H10" {...line} />,
  buildBridge: <path d="M2 16c3-8 17-8 20 0M2 20v-4M22 20v-4M12 3v5M9.500 5.500h5" {...line} />,
  promoteWorkers: (
    <path
      d="M9 13a3.300 3.300 0 1 0-.1 0M3 21c0-4.500 2.500-6.500 6-6.500s6 2 6 6.500M19 14V5M15.800 8 19 4.500 22.200 8"
      {...line}
    />
  ),
  manageStock: (
    <path
      d="M3 8 8 5.500 13 8v6l-5 2.500L3 14ZM13 12.500l3.500-1.700L21 13v5l-4.500 2.500L12 18M3 8l5 2.500L13 8M8 10.500v6"
      {...line}
    />
  ),
  makeOffer: <path d="M5 3.500h14v9H5zM12 12.500V16M8.500 21l3.500-5 3.500 5-3.500-1.500z" {...line} />,
  investigate: <path d="M10.500 4a6.500 6.500 0 1 0 .1 0M15.300 15.300 21 21M7.800 10.500h5.400" {...line} />,
  testify: (
    <path
      d="M8 21V10.500a1.500 1.500 0 0 1 3 0V6a1.500 1.500 0 0 1 3 0v4.500a1.500 1.500 0 0 1 3 0V16c0 3-2 5-4.500 5zM8 13c-2-1.500-3.500 0-2.500 2L8 19"
      {...line}
    />
  ),
  hireSpy: (
    <path
      d="M3 10c3-1 15-1 18 0M6.500 9.500 8 4h8l1.500 5.500M7 14.500a2.600 2.600 0 1 0 .1 0M17 14.500a2.600 2.600 0 1 0 .1 0M9.600 17h4.800"
      {...line}
    />
  ),
} as const satisfies Readonly<Record<Resource | Building | Influence, ReactNode> & Record<string, ReactNode>>;

export type IconName = keyof typeof SHAPES;

export const Icon = signsOf('ve-icon', SHAPES);
