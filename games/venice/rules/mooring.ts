/** VEN-7.2, 7.3, 7.4, 19.14, 19.15, 19.25, 20.12, 21.7: a gondola comes to lie on top of others. */
import type { Quay } from '../content/tables.ts';
import { colourOf, isOwnedBySeat } from './counts.ts';
import { gainVp } from './quantities.ts';
import type { Context, Gondola, Open, Side, State } from './state.ts';

/** Puts a gondola on top of the stack; those below score. Returns how many lie below. */
export function moor(state: State, gondola: Gondola, quay: Quay, context: Context): number {
  const { moored, quays } = state;
  let above = 0;
  for (let index = moored.length - 1; index >= 0; index--) {
    const below = moored[index] as Gondola;
    if (quays[below] !== quay) continue;
    above++;
    const side = scorerOf(state, below, gondola);
    if (side !== null) gainVp(state, side, above, 'mooring', context);
  }
  quays[gondola] = quay;
  moored.push(gondola);
  return above;
}

/** A gondola leaves its place in the stack; the others keep their order (VEN-5.20). */
export function castOff({ moored }: State, gondola: Gondola): void {
  const index = moored.indexOf(gondola);
  if (index >= 0) moored.splice(index, 1);
}

/** Who scores for a gondola below: its owner. For a smuggler nobody does, unless the other smuggler came (VEN-19.15). */
function scorerOf(open: Open, below: Gondola, above: Gondola): Side | null {
  if (isOwnedBySeat(open, below)) return colourOf(below);
  if (open.doge !== null) return open.players.length;
  return isOwnedBySeat(open, above) ? null : 1 - open.active;
}
