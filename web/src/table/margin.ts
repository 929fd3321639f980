import type { Outcome, Seat } from '@cabale/engine';

/** By how much a side has won or lost. */
export interface Margin {
  /** `tied`: as many points as the other, which something else than points decided. */
  readonly kind: 'wonBy' | 'lostBy' | 'tied';
  readonly points: number;
  readonly rank: number;
  readonly sides: number;
}

/** `undefined` where points do not decide, or contradict the ranks, as after a special victory or a resignation. */
export function marginOf({ ranks, score }: Outcome, own: Seat): Margin | undefined {
  const totals = score.find(({ part }) => part === 'total')?.values;
  const rank = ranks[own];
  const points = totals?.[own];
  if (totals === undefined || rank === undefined || points === undefined || ranks.length < 2) return undefined;
  const sides = ranks.length;
  // The winner is compared with the best of the others, everybody else with the winner.
  const rivals = totals.filter((_, side) => side !== own && (rank === 1 || ranks[side] === 1));
  const best = Math.max(...rivals);
  if (points === best) return { kind: 'tied', points, rank, sides };
  if (points > best !== (rank === 1)) return undefined;
  return { kind: rank === 1 ? 'wonBy' : 'lostBy', points: Math.abs(points - best), rank, sides };
}
