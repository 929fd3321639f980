import type { ReactNode } from 'react';

/** Paths on a grid of 24, with strokes of 1.7. */
const PATHS = {
  mask: 'M3 8c4-3 14-3 18 0c0 6-4 9-7 9c-1.2 0-1.4-1-2-1s-.8 1-2 1c-3 0-7-3-7-9zM6 10c2-1 4-.5 5 1.5c-2 1.5-4 1-5-1.5zM18 10c-2-1-4-.5-5 1.5c2 1.5 4 1 5-1.5z',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM9 15a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  moon: 'M20 14a8.5 8.5 0 1 1-10-10a7 7 0 0 0 10 10z',
  play: 'M8 5l11 7l-11 7z',
  pause: 'M8 5v14M16 5v14',
  step: 'M6 5l9 7l-9 7zM18 5v14',
  skip: 'M5 5l7 7l-7 7M13 5l7 7l-7 7',
  back: 'M18 5l-9 7l9 7zM6 5v14',
  first: 'M19 5l-7 7l7 7M11 5l-7 7l7 7',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.2.9 2h5.2c0-.8.3-1.5.9-2A6 6 0 0 0 12 3z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.1',
  close: 'M6 6l12 12M18 6L6 18',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  people: 'M9 5a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM3 19c0-4 3-6 6-6s6 2 6 6M16 5.5a3 3 0 0 1 0 5.5M17 13.5c2.5.6 4 2.6 4 5.5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M12 15V3M8 7l4-4l4 4M5 12v8h14v-8',
  check: 'M5 12.5l4.5 4.5L19 7',
  chat: 'M4 5h16v11H9l-5 4z',
  offline: 'M4 9c4.6-4 11.4-4 16 0M7.5 12.8c2.6-2.2 6.4-2.2 9 0M12 18v.1M4 4l16 16',
  bell: 'M6 17c1.2-1.2 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 .3 4.8 1.5 6zM10.5 20h3',
  book: 'M4 5c3-1 6-1 8 1c2-2 5-2 8-1v14c-3-1-6-1-8 1c-2-2-5-2-8-1zM12 6v14',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon; a button with nothing else needs a label. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
