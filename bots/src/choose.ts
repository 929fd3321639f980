import type { GameTypes, OptionOf, Random } from '@cabale/engine';
import type { Assessed } from './player.ts';

/** How far an option's chance may lie below the best at temperature 1 and still be chosen. */
const REACH = 0.08;
/** From this chance on the game counts as won: every level then plays the best option. */
const SURE = 0.99;

/** At temperature 0 the best candidate, otherwise one close to it. Candidates are sorted, best first. */
export function choose<T extends GameTypes>(
  candidates: readonly Assessed<T>[],
  temperature: number,
  random: Random,
): OptionOf<T> {
  const best = candidates[0];
  if (best === undefined) throw new Error('there are no candidates');
  if (temperature === 0 || best.chance >= SURE) return best.option;
  const close = candidates.filter(({ chance, visits }) => visits > 0 && best.chance - chance <= REACH * temperature);
  const weights = close.map(({ chance }) => Math.exp((2 * (chance - best.chance)) / (REACH * temperature)));
  return random.pickWeighted(close, weights).option;
}
