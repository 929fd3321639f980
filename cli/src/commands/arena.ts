import { verdict, weightsOf, weightVectors, type Block, type BlockTask, type BotSpec } from '@cabale/bots';
import { checksum, type SetupValue } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import type { NamedBot } from '../arguments.ts';
import { chosenGame, type GameOptions } from '../chosen.ts';
import { percent, say, sayJson, tally } from '../output.ts';
import { Progress } from '../progress.ts';
import { runInWorkers } from '../workers.ts';

export interface ArenaOptions extends GameOptions {
  readonly a: NamedBot;
  readonly b: NamedBot;
  readonly games: number;
  readonly seed: string;
  readonly atLeast?: number;
  readonly workers: number;
  readonly json?: true;
}

/** Plays blocks of games, A once in every seat on the same deal, and prints A's share of wins. */
export async function arena(id: GameId, options: ArenaOptions, signal: AbortSignal): Promise<void> {
  const { rules, seats, setup } = await chosenGame(id, options);
  const { seed, workers } = options;
  const began = performance.now();
  const blocks = new Map<number, Block>();
  const plan = { gameId: id, seats, setup, a: options.a.spec, b: options.b.spec, seed, workers, signal };
  const count = Math.ceil(options.games / seats);
  await playBlocks(plan, Array.from({ length: count }, (_, index) => index).values(), count, (block, index) =>
    blocks.set(index, block),
  );
  const result = {
    game: id,
    rules: rules.game.version,
    weights: checksum(weightVectors(rules.game.bot.features.names, weightsOf(rules, seats))),
    seats,
    setup,
    a: options.a.name,
    b: options.b.name,
    seed,
    ...figures(inOrder(blocks), seats),
    milliseconds: Math.round(performance.now() - began),
    interrupted: signal.aborted,
  };
  if (options.json === true) sayJson(result);
  else report(result, count);
  if (options.atLeast !== undefined && result.low < options.atLeast / 100) process.exitCode = 1;
}

function figures(blocks: readonly Block[], seats: number) {
  const sum = (of: (block: Block) => number): number => blocks.reduce((total, block) => total + of(block), 0);
  const found = verdict(blocks);
  const turns = sum((block) => block.turns);
  const turnsOfA = Math.max(1, turns / seats);
  return {
    ...found,
    turnsPerGame: turns / Math.max(1, found.games),
    iterationsPerTurn: Math.round(sum((block) => block.iterationsA) / turnsOfA),
    millisecondsPerTurn: Math.ceil(sum((block) => block.millisecondsA) / turnsOfA),
    /** Thinking time of A for one of B. */
    time:
      Math.round(
        (100 * Math.max(1, seats - 1) * sum((block) => block.millisecondsA)) /
          Math.max(
            1,
            sum((block) => block.millisecondsB),
          ),
      ) / 100,
  };
}

type Result = ReturnType<typeof figures> & {
  readonly game: GameId;
  readonly rules: string;
  readonly weights: string;
  readonly seats: number;
  readonly a: string;
  readonly b: string;
  readonly seed: string;
  readonly milliseconds: number;
  readonly interrupted: boolean;
};

function report(result: Result, blocks: number): void {
  const { game, a, b, seats, seed, games, share, low, high } = result;
  // With one seat the opponent is the game's automaton.
  const rival = seats === 1 ? 'the automaton' : b;
  if (result.interrupted) say(`interrupted after ${games} of ${blocks * seats} games`);
  say(
    `by seat: ${result.bySeat.map((part) => `${percent(part)} %`).join(', ')}; ends: ${tally(result.reasons)}`,
    `${result.decisionsPerGame.toFixed(0)} decisions and ${result.turnsPerGame.toFixed(1)} turns a game; a turn of ${a}: ` +
      `${result.iterationsPerTurn} iterations, ${result.millisecondsPerTurn} ms, ${result.time} times the time of ${rival}`,
    `rules ${result.rules}, weights ${result.weights}, seeds "${seed} 0" to "${seed} ${blocks - 1}", ` +
      `seats rotated; ${(result.milliseconds / 1000).toFixed(1)} s`,
    `${game}: ${a} ${percent(share)} % (95 % CI ${percent(low)}-${percent(high)}) against ${rival}, ${games} games, ` +
      (seats === 1 ? '1 seat' : `${seats} seats`),
  );
}

export interface ArenaPlan {
  readonly gameId: GameId;
  readonly seats: number;
  readonly setup: Readonly<Record<string, SetupValue>>;
  readonly a: BotSpec;
  readonly b: BotSpec;
  readonly seed: string;
  readonly workers: number;
  readonly signal: AbortSignal;
}

/** Plays the blocks with these numbers; `onBlock` is called as each one ends, in any order. */
export async function playBlocks(
  plan: ArenaPlan,
  numbers: Iterable<number>,
  count: number,
  onBlock: (block: Block, number: number) => void,
): Promise<void> {
  const { gameId, seats, setup, a, b, seed, workers, signal } = plan;
  const progress = new Progress('arena, games', count * seats);
  const blocks: Block[] = [];
  function* tasks() {
    for (const number of numbers) yield { number, gameId, seats, setup, a, b, seed: `${seed} ${number}` };
  }
  await runInWorkers<BlockTask & { readonly number: number }, Block>({
    name: 'playBlock',
    tasks: tasks(),
    count,
    workers,
    signal,
    onResult(block, { number }) {
      blocks.push(block);
      onBlock(block, number);
      const { share, low, high } = verdict(blocks);
      progress.at(blocks.length * seats, `${percent(share)} % (${percent(low)}-${percent(high)})`);
    },
  }).finally(() => progress.end());
}

/** Sorted by number: sums of fractions must not depend on the order in which workers end. */
export function inOrder<Item>(items: ReadonlyMap<number, Item>): readonly Item[] {
  return [...items].toSorted(([a], [b]) => a - b).map(([, item]) => item);
}
