/**
 * How tests write things down, short enough to be read at a glance:
 *
 * - cards: a letter each, `RRBk`; in an HQ a small letter is a tilted card;
 * - a display: its slots from the left, `RB-KW`, `-` where a card was taken;
 * - a grid: a text a row, a cell a tile, `R2` for two red agents, `R2:BN` where the company matters;
 * - a tile: row and column as in RULES.md, `at(1, 4)` is the top right one.
 */
import { COLOURS, COLUMNS, type Colour, type Company, type Counts } from '../content/tables.ts';
import type { MutableCounts, Tile } from '../rules/state.ts';

/** Row 1 on top, column 1 on the left. */
export function at(row: number, column: number): Tile {
  return (row - 1) * COLUMNS + column - 1;
}

export function colourNamed(letter: string): Colour {
  const colour = COLOURS.find((each) => each === letter);
  if (colour === undefined) throw new Error(`"${letter}" is no colour; colours are ${COLOURS.join(', ')}`);
  return colour;
}

/** Counts of a text of letters; with `small` only the small letters count, else only the capitals. */
export function countsIn(cards: string, small = false): MutableCounts {
  const counts: MutableCounts = { R: 0, B: 0, K: 0, W: 0 };
  for (const letter of cards) {
    if ((letter === letter.toLowerCase()) === small) counts[colourNamed(letter.toUpperCase())]++;
  }
  return counts;
}

/** `{ R: 2, B: 1 }` as `RRB`. */
export function lettersOf(counts: Counts): string {
  return COLOURS.map((colour) => colour.repeat(counts[colour])).join('');
}

export function displayOf(text: string): (Colour | null)[] {
  return text.split('').map((letter) => (letter === '-' ? null : colourNamed(letter)));
}

export interface Cell {
  readonly colour: Colour;
  readonly agents: number;
  readonly company: Company | undefined;
}

/** The cells of all rows, tile by tile. */
export function cellsOf(rows: readonly string[]): readonly Cell[] {
  const cells = rows.map((row) => row.trim().split(/\s+/).map(cellOf));
  const ragged = cells.findIndex((row) => row.length !== COLUMNS);
  if (ragged >= 0) throw new Error(`row ${ragged + 1} of the grid, "${rows[ragged]}", has not ${COLUMNS} cells`);
  return cells.flat();
}

function cellOf(text: string): Cell {
  const [, colour, agents, company] = /^([A-Z])(\d+)(?::([A-Z]{2}))?$/.exec(text) ?? [];
  if (colour === undefined) throw new Error(`"${text}" is no cell; write R2 or R2:BN`);
  return { colour: colourNamed(colour), agents: Number(agents), company: company as Company | undefined };
}
