/** Events for tested lines of SOD's priorities, and the lines BB, which A's abilities and B share. */
import type { Colour } from '../content/tables.ts';
import { colourOf } from './counts.ts';
import { PLACE_LINES, scan } from './sod-priorities.ts';
import type { Context, SodLine, State, Tile } from './state.ts';

/** What a line found: a tile, a colour, several that are equal, or nothing. */
type Finding =
  | { readonly tile: Tile | undefined }
  | { readonly colour: Colour }
  | { readonly several: true }
  | typeof NOTHING;

export const NOTHING = { several: false } as const;
export const SEVERAL = { several: true } as const;

export function tested(line: SodLine, finding: Finding, context: Context): void {
  const tile = 'tile' in finding ? (finding.tile ?? null) : null;
  const colour = 'colour' in finding ? finding.colour : null;
  const found = tile !== null || colour !== null || ('several' in finding && finding.several);
  context.emit({ kind: 'sodTested', line, found, tile, colour });
}

/** NO-12.28 to 12.33: for each line the whole grid before the next. */
export function whereToPlace(state: State, colour: Colour, context: Context): Tile {
  const tiles = scan(state).filter((tile) => colourOf(state, tile) === colour);
  for (const { line, fits } of PLACE_LINES) {
    const tile = tiles.find((each) => fits(state, each));
    tested(line, { tile }, context);
    if (tile !== undefined) return tile;
  }
  throw new Error(`no tile holds ${colour}`);
}
