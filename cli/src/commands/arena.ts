import { BOT_NAMES, verdict, type Block, type BlockTask, type BotSpec, type Verdict } from '@cabale/bots';
import { createPool, runAll } from '@cabale/bots/node';
import type { GameId } from '@cabale/games';
import type { SetupValue } from '@cabale/engine';
import { chosenGame, type GameOptions } from '../arguments.ts';
import { interruption, Progress } from '../progress.ts';

export interface ArenaOptions extends GameOptions {
  readonly a: BotSpec;
  readonly b: BotSpec;
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly json?: true;
}

/** Plays blocks of games, A once in every seat on the same deal, and says how A did. */
export async function arena(id: GameId, options: ArenaOptions): Promise<void> {
  const { seats, setup } = await chosenGame(id, options);
  const began = performance.now();
  const blocks = await playBlocks({ ...options, gameId: id, seats, setup });
  const found = verdict(blocks);
  if (options.json === true) process.stdout.write(`${JSON.stringify(found)}\n`);
  else report(id, seats, options, blocks, found, performance.now() - began);
}

export interface ArenaPlan {
  readonly gameId: GameId;
  readonly seats: number;
  readonly setup: Readonly<Record<string, SetupValue>>;
  readonly a: BotSpec;
  readonly b: BotSpec;
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
}

export async function playBlocks(plan: ArenaPlan): Promise<readonly Block[]> {
  const count = Math.ceil(plan.games / plan.seats);
  const blocks: Block[] = [];
  const progress = new Progress('arena', count * plan.seats);
  const pool = createPool(plan.workers);
  try {
    await runAll<BlockTask, Block>(
      pool,
      'playBlock',
      tasks(plan, count),
      (block) => {
        blocks.push(block);
        const { share, low, high } = verdict(blocks);
        progress.at(blocks.length * plan.seats, `${percent(share)} % (${percent(low)}-${percent(high)})`);
      },
      interruption(),
    );
  } finally {
    progress.end();
    await pool.destroy();
  }
  return blocks;
}

function* tasks({ gameId, seats, setup, a, b, seed }: ArenaPlan, count: number): Generator<BlockTask> {
  for (let index = 0; index < count; index++) yield { gameId, seats, setup, a, b, seed: `${seed} ${index}` };
}

const percent = (share: number): string => (share * 100).toFixed(1);

function nameOf(spec: BotSpec): string {
  return Object.entries(BOT_NAMES).find(([, known]) => known === spec)?.[0] ?? spec.kind;
}

function report(
  id: GameId,
  seats: number,
  options: ArenaOptions,
  blocks: readonly Block[],
  found: Verdict,
  milliseconds: number,
): void {
  const turns = blocks.reduce((sum, block) => sum + block.turns, 0);
  const iterations = blocks.reduce((sum, block) => sum + block.iterationsA, 0);
  const lines = [
    `by seat: ${found.bySeat.map((share) => `${percent(share)} %`).join(', ')}; ends: ${JSON.stringify(found.reasons)}`,
    `${found.decisionsPerGame.toFixed(0)} decisions and ${(turns / found.games).toFixed(1)} turns a game; ` +
      `${Math.round((iterations * seats) / Math.max(1, turns))} iterations a turn of ${nameOf(options.a)}`,
    `seeds "${options.seed} 0" to "${options.seed} ${blocks.length - 1}"; ${(milliseconds / 1000).toFixed(1)} s`,
    `${id}: ${nameOf(options.a)} ${percent(found.share)} % (95 % CI ${percent(found.low)}-${percent(found.high)}) ` +
      `against ${nameOf(options.b)}, ${found.games} games, ${seats} seats`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
