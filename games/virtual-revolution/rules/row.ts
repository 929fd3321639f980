/** VR-12.5 to 12.8: the row of Verses and the deck beside it. */
import type { Verse } from '../content/tables.ts';
import type { Context, Open, State } from './state.ts';

/** VR-13.11, Q112: a discarded Verse goes under the deck, and into the row where the deck was exhausted. */
export function discardUnder(state: State, verse: Verse, context: Context): void {
  putUnder(state, verse);
  if (state.row[0] === null) fillRow(state, context);
}

/** Under the deck, where everybody knows it. */
function putUnder(state: State, verse: Verse): void {
  state.verseDeck.unshift(verse);
  state.versesUnder++;
}

function drawVerse(state: State): Verse | null {
  const verse = state.verseDeck.pop() ?? null;
  state.versesUnder = Math.min(state.versesUnder, state.verseDeck.length);
  return verse;
}

/** Cards slide right; from the right on, empty slots are filled while there are cards. */
function fillRow(state: State, context: Context): void {
  const { row } = state;
  let slot = row.length - 1;
  for (let from = slot; from >= 0; from--) {
    const verse = row[from] ?? null;
    if (verse !== null) row[slot--] = verse;
  }
  for (; slot >= 0; slot--) {
    const verse = drawVerse(state);
    row[slot] = verse;
    if (verse !== null) context.emit({ kind: 'verseShown', verse });
  }
}

export function isRowEmpty({ row }: Pick<Open, 'row'>): boolean {
  return (row[row.length - 1] ?? null) === null;
}

/** VR-12.5. */
export function takeFromRow(state: State, verse: Verse, context: Context): void {
  const slot = state.row.indexOf(verse);
  if (slot < 0) throw new Error(`${verse} is not in the row`);
  state.row[slot] = null;
  fillRow(state, context);
}

/** VR-12.1, 12.6, 12.7. */
export function renewRow(state: State, context: Context): void {
  const { row } = state;
  for (let slot = row.length - 1; slot >= 0; slot--) {
    const verse = row[slot] ?? null;
    row[slot] = null;
    if (verse !== null) putUnder(state, verse);
  }
  for (let slot = row.length - 1; slot >= 0; slot--) row[slot] = drawVerse(state);
  context.emit({ kind: 'rowRenewed', row: row.slice() });
}

/** Puts some Verses of the row under the deck, the right-most first, then fills the row. */
export function returnFromRow(state: State, verses: readonly Verse[], context: Context): void {
  const { row } = state;
  for (let slot = row.length - 1; slot >= 0; slot--) {
    const verse = row[slot] ?? null;
    if (verse === null || !verses.includes(verse)) continue;
    row[slot] = null;
    putUnder(state, verse);
    context.emit({ kind: 'verseReturned', verse });
  }
  fillRow(state, context);
}
