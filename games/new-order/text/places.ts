/** The grid in letters and numbers: columns A to D from the left, rows from the top. */
import { COLUMNS } from '../content/tables.ts';
import type { Tile } from '../rules/state.ts';

export const COLUMN_NAMES = ['A', 'B', 'C', 'D'] as const;

/** Counted from 0. */
export const rowOf = (tile: Tile): number => Math.floor(tile / COLUMNS);
export const columnOf = (tile: Tile): number => tile % COLUMNS;

/** Such as `B3`: second column, third row. */
export function placeOf(tile: Tile): string {
  return `${COLUMN_NAMES[columnOf(tile)] ?? ''}${rowOf(tile) + 1}`;
}
