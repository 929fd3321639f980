import type { GameTypes, OptionOf, Random } from '@cabale/engine';
import type { Assessed } from './player.ts';

/** How far behind the best an option may be and still be taken, at temperature 1. */
const REACH = 0.08;
/** From here on the game is won: no level throws that away. */
const SURE = 0.99;

/** With a temperature, picks among the options close to the best; without, the best. Candidates come best first. */
export function choose<T extends GameTypes>(
  candidates: readonly Assessed<T>[],
  temperature: number,
  random: Random,
): OptionOf<T> {
  const best = candidates[0];
  if (best === undefined) throw new Error('there is nothing to choose from');
  if (temperature === 0 || best.chance >= SURE) return best.option;
  const close = candidates.filter(({ chance, visits }) => visits > 0 && best.chance - chance <= REACH * temperature);
  const weights = close.map(({ chance }) => Math.exp((2 * (chance - best.chance)) / (REACH * temperature)));
  return random.pickWeighted(close, weights).option;
}
