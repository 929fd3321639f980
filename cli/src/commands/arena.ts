import {
  decide,
  decidedAt,
  learnedOf,
  testFor,
  verdict,
  weightsOf,
  type Block,
  type BlockTask,
  type BotSpec,
} from '@cabale/bots';
import { checksum, type SetupValue } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import type { NamedBot } from '../arguments.ts';
import { chosenGame, type GameOptions } from '../chosen.ts';
import { percent, say, sayJson, tally } from '../output.ts';
import { PACE_DEALS, PACE_ROUNDS, scaledBy, timeOf } from '../pace.ts';
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
  /** Stop as soon as a sequential test is decided. */
  readonly decide?: true;
  /** Give A the iterations that take as long as those of B. */
  readonly equalTime?: true;
}

/** Plays blocks of games, A once in every seat on the same deal, and prints A's share of wins. */
export async function arena(id: GameId, options: ArenaOptions, signal: AbortSignal): Promise<void> {
  const { rules, seats, setup } = await chosenGame(id, options);
  const { seed, workers } = options;
  const began = performance.now();
  const blocks = new Map<number, Block>();
  const plan = { gameId: id, seats, setup, a: options.a.spec, b: options.b.spec, seed, workers, signal };
  if (options.equalTime === true) plan.a = await atEqualTime(plan);
  const count = Math.ceil(options.games / seats);
  const test = testFor(seats, count);
  // Blocks without a gap before them: which ones end first depends on the machine.
  const decided = () => (options.decide === true ? decidedAt(withoutGap(blocks), test) : undefined);
  function* numbers(): Generator<number> {
    for (let number = 0; number < count && decided() === undefined; number++) yield number;
  }
  await playBlocks(plan, numbers(), count, (block, index) => blocks.set(index, block));
  const counted = inOrder(blocks).slice(0, decided() ?? count);
  const result = {
    game: id,
    rules: rules.game.version,
    weights: checksum((await learnedOf(rules)) ?? weightsOf(rules, seats)),
    seats,
    setup,
    a: options.a.name,
    b: options.b.name,
    seed,
    ...figures(counted, seats),
    ...(options.decide === true ? { decision: decide(counted, test) } : {}),
    milliseconds: Math.round(performance.now() - began),
    interrupted: signal.aborted,
  };
  if (options.json === true) sayJson(result);
  else report(result, count);
  if (options.atLeast !== undefined && result.low < options.atLeast / 100) process.exitCode = 1;
}

/** A with the iterations that take as long as those of B, measured on deals of their own. */
async function atEqualTime(plan: ArenaPlan): Promise<BotSpec> {
  let { a } = plan;
  for (let round = 1; round <= PACE_ROUNDS && !plan.signal.aborted; round++) {
    const blocks: Block[] = [];
    const numbers = Array.from({ length: PACE_DEALS }, (_, index) => index).values();
    await playBlocks({ ...plan, a, seed: `${plan.seed} pace ${round}` }, numbers, PACE_DEALS, (block) =>
      blocks.push(block),
    );
    if (blocks.length > 0) a = scaledBy(a, 1 / timeOf(blocks, plan.seats));
  }
  return a;
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
    time: Math.round(100 * timeOf(blocks, seats)) / 100,
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

/** From the first on, up to the first that is missing. */
export function withoutGap<Item>(items: ReadonlyMap<number, Item>): readonly Item[] {
  const list: Item[] = [];
  for (let item = items.get(0); item !== undefined; item = items.get(list.length)) list.push(item);
  return list;
}

/** Sorted by number: sums of fractions must not depend on the order in which workers end. */
export function inOrder<Item>(items: ReadonlyMap<number, Item>): readonly Item[] {
  return [...items].toSorted(([a], [b]) => a - b).map(([, item]) => item);
}
