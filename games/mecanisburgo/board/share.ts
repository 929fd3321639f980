/** How many cards share the room of the own office, so that all fit whatever their number. */
import type { PlayerView } from '../rules/state.ts';
import type { CSSProperties } from 'react';

/** Up to so many cards lie in so many columns; more lie in the last number of columns. */
const COLUMNS = [
  [4, 2],
  [9, 3],
  [16, 4],
  [25, 5],
] as const;
const MOST_COLUMNS = 7;

export interface Share {
  readonly columns: number;
  readonly rows: number;
}

export function shareOf(count: number): Share {
  const columns = COLUMNS.find(([most]) => count <= most)?.[1] ?? MOST_COLUMNS;
  return { columns, rows: Math.ceil(count / columns) };
}

/** So many rows of the own office leave room for names of skills and sentences of Properties. */
const ROOMY = 9;

/** Whether the cards of the own office can say everything. */
export function isRoomy({ slots, holdings, works, threats, hand }: PlayerView): boolean {
  const staff = slots.filter((member) => member !== null).length;
  const cards = [holdings.length, works.length + threats.length, hand.length];
  return staff + cards.reduce((rows, count) => rows + 1.4 * shareOf(count).rows, 0) <= ROOMY;
}

/** The variables that the style sheet lays the cards out by. */
export function shareStyle({ columns, rows }: Share): CSSProperties {
  return { '--columns': columns, '--rows': rows } as CSSProperties;
}
