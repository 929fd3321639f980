import { fit, verdict, weightsOf, type LessonTask, type Row, type Weights } from '@cabale/bots';
import { createPool, runAll } from '@cabale/bots/node';
import { checksum } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH } from '@cabale/bots';
import { chosenGame, type GameOptions } from '../arguments.ts';
import { interruption, Progress } from '../progress.ts';
import { playBlocks } from './arena.ts';

export interface LearnOptions extends GameOptions {
  readonly games: number;
  readonly iterations: number;
  readonly trial: number;
  readonly folder: string;
  readonly workers: number;
}

/**
 * One generation of learning: the search plays itself, the judge is fitted to the rows of all generations, and the new
 * weights meet the old in the arena. Every finished game is a file, so an interrupted run goes on where it stopped.
 */
export async function learn(id: GameId, options: LearnOptions): Promise<void> {
  const { rules, seats, setup } = await chosenGame(id, options);
  const folder = join(options.folder, `${id}-${seats}`);
  const champion = weightsOf(rules, seats);
  const generation = `generation-${checksum(champion)}`;
  await collect(id, seats, join(folder, generation), champion, options);

  const games = readGames(folder);
  const found = fit(games, champion.length, rules.game.bot.features.length);
  process.stdout.write(`fitted ${found.rows} rows of ${games.length} games: loss ${found.loss.toFixed(4)}\n`);

  const config = { ...SEARCH, iterations: options.iterations };
  const blocks = await playBlocks({
    gameId: id,
    seats,
    setup,
    a: { kind: 'search', config, weights: found.weights },
    b: { kind: 'search', config, weights: champion },
    games: options.trial,
    seed: `gate ${generation}`,
    workers: options.workers,
  });
  const { share, low, high } = verdict(blocks);
  const isBetter = share > 1 / seats;
  const file = join(folder, `${generation}.json`);
  const note = { loss: found.loss, rows: found.rows, games: games.length, share, low, high, trial: options.trial };
  writeFileSync(file, `${JSON.stringify({ ...note, hash: checksum(found.weights), weights: found.weights })}\n`);
  const figures = `${(share * 100).toFixed(1)} % (95 % CI ${(low * 100).toFixed(1)}-${(high * 100).toFixed(1)})`;
  process.stdout.write(`${id}: new weights ${checksum(found.weights)} win ${figures} of ${options.trial} games: `);
  process.stdout.write(isBetter ? `better; they are in ${file}\n` : 'not better, kept aside\n');
}

async function collect(
  id: GameId,
  seats: number,
  folder: string,
  weights: Weights,
  { games, iterations, workers }: LearnOptions,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const seeds = Array.from({ length: games }, (_, index) => index).filter((n) => !existsSync(fileOf(folder, n)));
  if (seeds.length === 0) return;
  const progress = new Progress('games to learn from', seeds.length);
  const pool = createPool(workers);
  let done = 0;
  try {
    const tasks = seeds.map((n): LessonTask & { n: number } => ({ n, gameId: id, seats, seed: `learn ${folder} ${n}`, iterations, weights }));
    await runAll<LessonTask & { n: number }, Row[]>(
      pool,
      'playLesson',
      tasks,
      (rows, { n }) => {
        writeFileSync(fileOf(folder, n), JSON.stringify(rows));
        progress.at(++done);
      },
      interruption(),
    );
  } finally {
    progress.end();
    await pool.destroy();
  }
}

const fileOf = (folder: string, n: number): string => join(folder, `game-${String(n).padStart(5, '0')}.json`);

function readGames(folder: string): Row[][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /game-\d+\.json$/.test(name));
  return files.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Row[]);
}
