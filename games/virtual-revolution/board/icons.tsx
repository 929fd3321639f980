/** The signs of Neo Paris, cut from straight lines: on a grid of 24, in the colour of the text around them. */
import { signsOf } from '@cabale/design';
import type { ReactNode } from 'react';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const solid = { fill: 'currentColor', stroke: 'currentColor', strokeWidth: 1, strokeLinejoin: 'round' } as const;

const HEXAGON = 'M12 2.5 20.2 7.200v9.600L12 21.500l-8.200-4.700V7.200z';

const SHAPES = {
  euros: <path d="M18.500 6.200A7.600 7.600 0 1 0 18.500 17.800M3 10h10.500M3 14h9" {...line} />,
  revenue: <path d="M3 19.500h18M4 15.500 9.500 10l4 3.500L20.500 5M15.500 5h5v5" {...line} />,
  immunity: (
    <path
      d="M12 2.500 20 5.500v6.200c0 4.600-3.300 8-8 9.800-4.700-1.800-8-5.200-8-9.800V5.500zM8.200 12l2.800 2.800 5-5.200"
      {...line}
    />
  ),
  vp: (
    <path
      d="m12 2.500 2.800 6.100 6.700.7-5 4.500 1.400 6.600L12 17l-5.900 3.400 1.400-6.600-5-4.500 6.700-.7z"
      {...solid}
    />
  ),
  vp2: (
    <>
      <circle cx="12" cy="12" r="9" {...line} />
      <path d="M9 9.500c.3-3.500 6-3.400 6 0 0 2.500-4.500 4-6 7.500h6.200" {...line} />
    </>
  ),
  corruption: <path d="M5 3h10l4 4v14H5zM9 9.500h6M9 13h6M8.500 17.500l2-1.500 2 1.500 2-1.500 1.500 1" {...line} />,
  reserve: <path d={HEXAGON} {...solid} />,
  recycling: (
    <path
      d="M8.500 8.500 12 3l3.200 5M19 11l2 5.500-6 .5M9.500 20.500H4l2-6.500M5 19l-1 1.500M15 3.500 12 3M14 20.500l4.500-3"
      {...line}
    />
  ),
  server: <path d="M7 21V6l5-3.500L17 6v15zM10 9h4M10 12.500h4M10 16h4M4 21h16" {...line} />,
  director: (
    <path
      d="M12 2.500a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400zM9 9.500h6l1.500 6-2.200.5-.8 5.500h-3l-.8-5.500-2.200-.5z"
      {...solid}
    />
  ),
  agent: (
    <path
      d="M12 3a4.200 4.200 0 1 1 0 8.400A4.200 4.200 0 0 1 12 3zM4 21c.5-5 3.600-7.500 8-7.500s7.500 2.500 8 7.500z"
      {...line}
    />
  ),
  verse: <path d="M5 3h14v18H5zM5 15h14M8 18h5M9 6.500l6 3-6 3z" {...line} />,
  necro: (
    <path
      d="M12 2.500c5 0 8 3.300 8 7.500 0 3-1.500 5-3.500 6.200V20h-9v-3.800C5.500 15 4 13 4 10c0-4.200 3-7.500 8-7.500zM8.500 9.500v2.500M15.500 9.500v2.500M10.500 20v-2.500M13.500 20v-2.500M11 14.500h2"
      {...line}
    />
  ),
  boost: <path d="M13.500 2.500 5 13.500h6L9.500 21.500 19 9.500h-6.500z" {...solid} />,
  objective: (
    <>
      <circle cx="12" cy="12" r="9" {...line} />
      <circle cx="12" cy="12" r="4.500" {...line} />
      <circle cx="12" cy="12" r="1.200" {...solid} />
    </>
  ),
  title: <path d="M3.500 8 8 12l4-7.500L16 12l4.500-4L19 18.500H5zM5 21h14" {...line} />,
  retired: <path d="M4 20V9l8-6 8 6v11zM9.500 20v-6h5v6" {...line} />,
  place: (
    <path
      d="M12 2.500c4 0 6.500 3 6.500 6.500 0 5-6.500 12.500-6.500 12.500S5.500 14 5.500 9c0-3.500 2.500-6.500 6.500-6.500zM12 6.500a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 0 1 0-5.200z"
      {...line}
    />
  ),
  work: <path d="M3 8h18v12H3zM8.500 8V4.500h7V8M3 13.500h18M10.500 12v3h3v-3" {...line} />,
  recruit: (
    <path
      d="M9.500 3.500a3.700 3.700 0 1 1 0 7.400 3.700 3.700 0 0 1 0-7.400zM2.500 20.500c.4-4.500 3-6.800 7-6.800s6.600 2.300 7 6.800M18.500 6v6M15.500 9h6"
      {...line}
    />
  ),
  build: <path d="M7 21V6l5-3.500L17 6v15zM10 9h4M10 12.500h4M10 16h4M4 21h16" {...line} />,
  create: <path d="M5 3h14v18H5zM5 15h14M8 18h5M9 6.500l6 3-6 3z" {...line} />,
  donate: (
    <path
      d="M12 12.500C8.500 9.500 6.500 8 6.500 5.700 6.500 4 7.700 3 9.100 3c1.300 0 2.300.8 2.900 2 .6-1.200 1.600-2 2.900-2 1.400 0 2.600 1 2.600 2.700 0 2.300-2 3.800-5.500 6.800zM2.500 15.500l4-1.500 6.500 2.500c1.500.7 1 2.500-.7 2.300L9 18.300M13.500 17.500l5.500-2.200c1.700-.5 2.700 1.300 1.300 2.400L13 21.500H2.500"
      {...line}
    />
  ),
  C: (
    <path
      d="M12 2.500 19.500 6v6c0 4.500-3 7.500-7.500 9.500-4.500-2-7.500-5-7.500-9.500V6zM8 8.500l8 7M16 8.500l-8 7"
      {...line}
    />
  ),
  T: (
    <path
      d="M12 8.200a3.800 3.800 0 1 1 0 7.600 3.800 3.800 0 0 1 0-7.600zM12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M18.700 5.300l-2.100 2.100M7.400 16.600l-2.100 2.100"
      {...line}
    />
  ),
  D: <path d="M4 4h16v11h-8l-5 5v-5H4zM8 8h8M8 11.200h5" {...line} />,
  adventure: <path d="M12 2.500v14M12 4l7 8.500h-7M12 6.500 6 12.500h6M3 17h18l-3 4H6z" {...line} />,
  scienceFiction: (
    <>
      <circle cx="12" cy="12" r="5" {...line} />
      <path d="M2.500 15.500c3 2.500 16-2 19-7-3-2.500-16 2-19 7z" {...line} />
    </>
  ),
  fantasy: <path d="M5 21V9l2.500-5L10 9v4h4V7l2.500-4.500L19 7v14zM10.500 21v-4h3v4" {...line} />,
  horror: (
    <path
      d="M12 3c4.500 0 7.500 3.500 7.500 8v9.500l-2.500-2-2.500 2-2.500-2-2.500 2-2.500-2-2.500 2V11c0-4.500 3-8 7.500-8zM9 9.500v2M15 9.500v2M9.500 14.500c1.500 1.500 3.500 1.500 5 0"
      {...line}
    />
  ),
  influence: <path d={HEXAGON} {...line} />,
  money: <path d="M18.500 6.200A7.600 7.600 0 1 0 18.500 17.800M3 10h10.500M3 14h9" {...line} />,
  crown: <path d="M3.500 8 8 12l4-7.500L16 12l4.500-4L19 18.500H5z" {...solid} />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

export const Icon = signsOf('vr-icon', SHAPES);
