import type { GameTypes } from '../game.ts';
import type { Rules } from '../rules.ts';

/** How many ways there are to answer the next `depth` decisions: moves when anything in the lists of options does. */
export function countLines<T extends GameTypes>(rules: Rules<T>, state: T['state'], depth: number): number {
  const seat = rules.deciders(state)[0];
  if (depth === 0 || seat === undefined) return 1;
  const options = rules.options(state, seat);
  if (depth === 1) return options.length;
  let count = 0;
  for (const option of options) {
    const next = rules.clone(state);
    rules.take(next, seat, option);
    count += countLines(rules, next, depth - 1);
  }
  return count;
}
