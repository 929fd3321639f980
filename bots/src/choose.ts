import { Random, type GameTypes, type OptionOf } from '@cabale/engine';
import type { Assessed } from './player.ts';

/** How a bot of a lower level errs: like a person who sees less, not like one who throws dice. */
export interface Care {
  /** The chance to overlook an option that nothing speaks for at first sight; options that look better are seen more often. */
  readonly oversight: number;
  /** How far the chance of a choice may lie below the best that was found. */
  readonly reach: number;
}

export const CAREFUL: Care = { oversight: 0, reach: 0 };

/** From this chance on the game counts as won: every level then plays the best option. */
const SURE = 0.99;
/** Wherever this fraction of the reach is lost, an option is chosen about a third as often. */
const SLOPE = 0.5;

/**
 * Chooses among candidates, best first. `turn` names the turn, and `nameOf` an option: who overlooks something does so for
 * the whole turn, whatever else happens in it.
 */
export function choose<T extends GameTypes>(
  candidates: readonly Assessed<T>[],
  { oversight, reach }: Care,
  random: Random,
  turn: string,
  nameOf: (option: OptionOf<T>) => string,
): OptionOf<T> {
  const best = candidates[0];
  if (best === undefined) throw new Error('there are no candidates');
  if ((oversight === 0 && reach === 0) || best.chance >= SURE) return best.option;
  const close = candidates.filter(({ chance, visits }) => visits > 0 && best.chance - chance <= reach);
  const likely = Math.max(...candidates.map(({ prior = 0 }) => prior));
  const seen = close.filter(({ option, prior = 0 }) => {
    const missed = oversight * (1 - (likely > 0 ? prior / likely : 1));
    return Random.from(`notice ${turn} ${nameOf(option)}`).fraction() >= missed;
  });
  const open = seen.length > 0 ? seen : close;
  const top = Math.max(...open.map(({ chance }) => chance));
  const weights = open.map(({ chance }) => Math.exp((chance - top) / (SLOPE * Math.max(reach, 1e-9))));
  return open.length === 0 ? best.option : random.pickWeighted(open, weights).option;
}
