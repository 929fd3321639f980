/** How many cards share the room of the own office, so that all fit whatever their number. */
import type { PlayerView } from '../rules/state.ts';
import type { CSSProperties } from 'react';

/** Up to so many cards lie in so many columns; more lie in the last number of columns. */
const COLUMNS = [
  [10, 2],
  [21, 3],
] as const;
const MOST_COLUMNS = 4;

export interface Share {
  readonly columns: number;
  readonly rows: number;
}

export function shareOf(count: number): Share {
  const columns = COLUMNS.find(([most]) => count <= most)?.[1] ?? MOST_COLUMNS;
  return { columns, rows: Math.ceil(count / columns) };
}

/** So many rows of cards the own office has room for; a Character with the names of its skills takes more than one. */
const ROOM = 10.8;
const WITH_NAMES = 1.3;

/** Whether there is room for the names of skills. */
export function isRoomy({ slots, holdings, works, threats, hand }: PlayerView): boolean {
  const staff = slots.filter((member) => member !== null).length;
  const cards = [holdings.length, works.length + threats.length, hand.length];
  return staff * WITH_NAMES + cards.reduce((rows, count) => rows + shareOf(count).rows, 0) <= ROOM;
}

/** The variables that the style sheet lays the cards out by. */
export function shareStyle({ columns, rows }: Share): CSSProperties {
  return { '--columns': columns, '--rows': rows } as CSSProperties;
}
