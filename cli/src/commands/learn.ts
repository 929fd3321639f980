import type { GameId } from '@cabale/games';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chosenGame, type Chosen } from '../chosen.ts';
import { Failure } from '../failure.ts';
import { ensureWritable, writeWhole } from '../files.ts';
import { Generation, type GenerationOptions } from '../learn/generation.ts';
import { trialFigures, weightsFile } from '../learn/weights-file.ts';
import { say } from '../output.ts';

export interface LearnOptions extends GenerationOptions {
  readonly seats?: number;
  readonly write?: true;
  /** The project's root, for `--write`. */
  readonly root: string;
}

/**
 * One generation of learning: self-play, a fit to the rows of all generations, and a trial of the new weights against the
 * old. Every finished game is stored, so an interrupted run continues where it stopped.
 */
export async function learn(id: GameId, options: LearnOptions, signal: AbortSignal): Promise<void> {
  const chosen = await chosenGame(id, options);
  const target = options.write === true ? weightsPath(chosen, options.root) : undefined;
  const generation = new Generation(id, chosen, options, signal);
  if (!(await generation.collect())) return;
  const found = generation.fit();
  const trial = await generation.try(found);
  if (trial === undefined) return;
  const learned = generation.learned(found, trial);
  const file = generation.write(learned);
  say(`result: ${file}`);
  if (target !== undefined && learned.verdict === 'not better') {
    say(`${target} is unchanged`);
    process.exitCode = 1;
  } else if (target !== undefined) {
    writeWhole(target, weightsFile(learned));
    say(`written: ${target}`);
  }
  say(`${id}: new weights ${learned.hash} win ${trialFigures(learned)}: ${learned.verdict}`);
}

/** The game's weights file. Checked before hours of self-play, not after. */
function weightsPath({ rules: { game }, seats }: Chosen, root: string): string {
  const path = join(root, 'games', game.id, 'bot', 'weights', `${seats}.ts`);
  if (!existsSync(path)) throw new Failure(`there is no ${path}`);
  ensureWritable(path);
  return path;
}
