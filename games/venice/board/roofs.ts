/** The skyline: what each building wears above its windows, 108 wide and 28 high, standing on the lower edge. */
import type { Building } from '../content/tables.ts';

interface Skyline {
  /** In the colour of what the building trades in. */
  readonly roof: string;
  /** In the colour of its walls. */
  readonly stone?: string;
  readonly lines?: string;
}

const CORNICE = 'M3 28V22H105V28Z';
const ATTIC = 'M3 28V17H105V28Z';

/** The same shape several times, one beside the other. */
function row(count: number, from: number, by: number, shape: (x: number) => string): string {
  return Array.from({ length: count }, (_, place) => shape(from + place * by)).join('');
}

export const SKYLINES: Readonly<Record<Building, Skyline>> = {
  market: {
    roof: `M12 9H96L105 23H3Z${row(8, 3, 12.75, (x) => `M${x} 23a6.4 5 0 0 0 12.75 0z`)}`,
    lines: 'M26 9 20 23M40 9l-3 14M54 9v14M68 9l3 14M82 9l6 14',
  },
  monastery: {
    roof: 'M3 28 14 15H96L105 28ZM69 9 77 0 85 9Z',
    stone: 'M71 28V9H83V28Z',
    lines: 'M75 18v-4a2 2 0 0 1 4 0v4M36 15V6M32 9h8',
  },
  lesserCouncil: { roof: 'M5 23 54 4 103 23Z', stone: CORNICE, lines: 'M54 12a3.500 3.500 0 1 0 .1 0M14 23v5M94 23v5' },
  workshop: { roof: 'M3 28V17L29 8V17L54 8V17L79 8V17L105 8V28Z', stone: 'M86 14V2H95V11Z', lines: 'M12 23h84' },
  docks: {
    roof: 'M3 28 18 13H58L70 28Z',
    lines: 'M82 28V5M74 28 82 9 90 28M70 8 104 3M99 4V15M96 15h6v6h-6z',
  },
  consulate: {
    roof: 'M54 1H80L74 6 80 11H54Z',
    stone: ATTIC,
    lines: `M54 17V1${row(8, 12, 12, (x) => `M${x} 17v11`)}`,
  },
  library: {
    roof: row(5, 9, 21, (x) => `M${x} 17l3-10 3 10z`),
    stone: ATTIC,
    lines: row(16, 9, 6, (x) => `M${x} 20v6`),
  },
  senate: {
    roof: 'M3 28 10 20H34C34 8 44 5 54 5S74 8 74 20H98L105 28Z',
    lines: 'M54 5V0M44 19c0-7 4-10 10-10s10 3 10 10',
  },
  church: {
    roof: 'M30 22C30 9 44 6 54 6S78 9 78 22ZM8 22a7 9 0 0 1 14 0zM86 22a7 9 0 0 1 14 0z',
    stone: CORNICE,
    lines: 'M54 6V0M51 2.500h6M42 22c0-8 4-13 12-16M66 22c0-8-4-13-12-16',
  },
  court: {
    roof: 'M3 28V24H105V28Z',
    stone: `M3 25V19H105V25Z${row(7, 4, 15, (x) => `M${x} 19V10l4.500 4 4.500-4v9z`)}`,
  },
  bank: {
    roof: 'M3 28 22 13H86L105 28ZM42 8 54 1 66 8Z',
    stone: 'M44 13V8H64V13Z',
    lines: 'M22 13 30 28M86 13l-8 15M54 13v15',
  },
  councilOfTen: {
    roof: 'M3 28 12 18H38V28ZM70 28V18H96L105 28ZM35 7 54 0 73 7Z',
    stone: 'M38 28V7H70V28Z',
    lines: 'M54 11a6 6 0 1 0 .1 0M54 14v3.500l2.500 1.500',
  },
  stMark: {
    roof: 'M4 23a11 12 0 0 1 21 0zM23 22a11 15 0 0 1 22 0zM42 20a12 18 0 0 1 24 0zM63 22a11 15 0 0 1 22 0zM83 23a11 12 0 0 1 21 0z',
    stone: CORNICE,
    lines: 'M54 2V-1M34 7V4M74 7V4',
  },
  dogesPalace: {
    roof: row(11, 6, 9, (x) => `M${x} 16l3-9 3 9z`),
    stone: 'M3 28V16H105V28Z',
    lines: row(8, 9, 11.5, (x) => `M${x} 28v-4a3.500 4 0 0 1 7 0v4`),
  },
  grandCouncil: {
    roof: 'M3 28C18 4 90 4 105 28Z',
    stone: 'M45 12c0-6 5-8 8-10 6 1 9 5 9 10z',
    lines: 'M20 28c8-13 60-13 68 0',
  },
};
