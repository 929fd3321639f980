import { learnedOf } from '@cabale/bots';
import { Rules } from '@cabale/engine';
import { loadGame, type GameId } from '@cabale/games';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from '../failure.ts';
import { ensureWritable, writeWhole } from '../files.ts';
import { Generation, type GenerationOptions } from '../learn/generation.ts';
import { learnedFile } from '../learn/learned-file.ts';
import { say } from '../output.ts';

export interface LearnOptions extends GenerationOptions {
  /** Only this seat count; all from two on where missing. */
  readonly seats?: number;
  /** No generation begins after this time. */
  readonly hours?: number;
  readonly write?: true;
  /** The project's root, for `--write`. */
  readonly root: string;
}

/**
 * Generations of learning: self-play by the best so far, a fit, a trial at every seat count, promotion of what is better.
 * Everything finished is stored, so an interrupted run continues where it stopped.
 */
export async function learn(id: GameId, options: LearnOptions, signal: AbortSignal): Promise<void> {
  const { game } = await loadGame(id);
  const rules = new Rules(game);
  const seatCounts = seatCountsOf(id, game.seats, options.seats);
  const target = options.write === true ? learnedPath(id, options.root) : undefined;
  setPriority(constants.priority.PRIORITY_LOW);
  const end = options.hours === undefined ? 0 : performance.now() + options.hours * 3_600_000;
  do {
    const generation = new Generation(id, rules, seatCounts, options, signal, await learnedOf(rules));
    const concluded = await generation.conclude();
    if (concluded === undefined) return;
    const { learned, conclusion } = concluded;
    const better = conclusion.verdicts.filter(({ isBetter }) => isBetter).map(({ seats }) => seats);
    if (target !== undefined && better.length > 0) {
      writeWhole(target, learnedFile(learned));
      say(`written: ${target}`);
    }
    const where = better.length === 0 ? 'at no seat count' : `with ${better.join(', ')} seats`;
    say(`${id}: generation ${conclusion.generation} is better ${where}`);
  } while (performance.now() < end && !signal.aborted);
}

function seatCountsOf(id: GameId, { min, max }: { readonly min: number; readonly max: number }, seats?: number) {
  const all = Array.from({ length: max - min + 1 }, (_, index) => min + index).filter((count) => count > 1);
  if (seats === undefined) return all;
  if (!all.includes(seats)) throw new Failure(`${id} is learned with ${all.join(', ')} seats, not ${seats}`);
  return [seats];
}

/** The file of what a game has learned. Checked before hours of self-play, not after. */
function learnedPath(id: GameId, root: string): string {
  const path = join(root, 'games', id, 'bot', 'learned.ts');
  if (!existsSync(dirname(path))) throw new Failure(`there is no ${dirname(path)}`);
  ensureWritable(path);
  return path;
}
