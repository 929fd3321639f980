/** The grid's geometry: tiles row by row from the top left, `COLUMNS` to a row. */
import { COLUMNS } from '../content/tables.ts';
import type { Tile } from './state.ts';

/** No grid has more rows. */
export const MOST_ROWS = 4;

const NEIGHBOURS: readonly (readonly (readonly Tile[])[])[] = byRows((rows) =>
  Array.from({ length: rows * COLUMNS }, (_, tile) => orthogonal(tile, rows)),
);

/** Indexed by rows, then by column − 1. */
const SCANS: readonly (readonly (readonly Tile[])[])[] = byRows((rows) =>
  Array.from({ length: COLUMNS }, (_, column) => scanFrom(column, rows)),
);

/** NO-5.4: tiles that share a side; the grid does not wrap. */
export function neighboursOf(tiles: number, tile: Tile): readonly Tile[] {
  return NEIGHBOURS[tiles / COLUMNS]?.[tile] ?? [];
}

/** NO-12.3: from the marker's column to the right, each column from top to bottom, all tiles once. */
export function scanOrder(tiles: number, marker: number): readonly Tile[] {
  return SCANS[tiles / COLUMNS]?.[marker - 1] ?? [];
}

/** NO-12.12: steps to the nearest edge. */
export function distanceToEdge(tiles: number, tile: Tile): number {
  const row = Math.floor(tile / COLUMNS);
  const column = tile % COLUMNS;
  return Math.min(row, tiles / COLUMNS - 1 - row, column, COLUMNS - 1 - column);
}

function byRows<V>(make: (rows: number) => readonly V[]): readonly (readonly V[])[] {
  return Array.from({ length: MOST_ROWS + 1 }, (_, rows) => make(rows));
}

function orthogonal(tile: Tile, rows: number): readonly Tile[] {
  const row = Math.floor(tile / COLUMNS);
  const column = tile % COLUMNS;
  const neighbours: Tile[] = [];
  if (row > 0) neighbours.push(tile - COLUMNS);
  if (column > 0) neighbours.push(tile - 1);
  if (column < COLUMNS - 1) neighbours.push(tile + 1);
  if (row < rows - 1) neighbours.push(tile + COLUMNS);
  return neighbours;
}

function scanFrom(first: number, rows: number): readonly Tile[] {
  const tiles: Tile[] = [];
  for (let step = 0; step < COLUMNS; step++) {
    const column = (first + step) % COLUMNS;
    for (let row = 0; row < rows; row++) tiles.push(row * COLUMNS + column);
  }
  return tiles;
}

export const COLUMN_NAMES = ['A', 'B', 'C', 'D'] as const;

/** Counted from 0. */
export const rowOf = (tile: Tile): number => Math.floor(tile / COLUMNS);
export const columnOf = (tile: Tile): number => tile % COLUMNS;

/** A tile in letters and numbers, such as `B3`: second column from the left, third row from the top. */
export function placeOf(tile: Tile): string {
  return `${COLUMN_NAMES[columnOf(tile)] ?? ''}${rowOf(tile) + 1}`;
}
