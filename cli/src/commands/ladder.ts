import { ratingsOf, type Block, type RatedMatch, type Rating } from '@cabale/bots';
import type { GameId } from '@cabale/games';
import type { NamedBot } from '../arguments.ts';
import { chosenGame, type GameOptions } from '../chosen.ts';
import { ensureWritable, writeWhole } from '../files.ts';
import { percent, say, sayJson } from '../output.ts';
import { plotSvg } from '../plot.ts';
import { inOrder, playBlocks } from './arena.ts';

export interface LadderOptions extends GameOptions {
  readonly bots: readonly NamedBot[];
  /** Of each pair. */
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly json?: true;
  readonly plot?: string;
}

/** Bots this far apart in the list still meet; farther ones would only show that one always wins. */
const REACH = 2;

/** Plays bots against each other, weakest first, and prints their ratings; the first of them has 0. */
export async function ladder(id: GameId, options: LadderOptions, signal: AbortSignal): Promise<void> {
  const { rules, seats, setup } = await chosenGame(id, options);
  const { bots, seed, workers } = options;
  if (options.plot !== undefined) ensureWritable(options.plot);
  const matches: RatedMatch[] = [];
  for (const [index, b] of bots.entries()) {
    for (const a of bots.slice(index + 1, index + 1 + REACH)) {
      if (signal.aborted) break;
      const blocks = new Map<number, Block>();
      const count = Math.ceil(options.games / seats);
      const plan = { gameId: id, seats, setup, a: a.spec, b: b.spec, seed, workers, signal };
      await playBlocks(plan, Array.from({ length: count }, (_, number) => number).values(), count, (block, number) =>
        blocks.set(number, block),
      );
      const means = inOrder(blocks).map(({ shares }) => shares.reduce((sum, share) => sum + share, 0) / seats);
      if (means.length === 0) continue;
      matches.push({ a: a.name, b: b.name, seats, blocks: means });
      const share = means.reduce((sum, mean) => sum + mean, 0) / means.length;
      if (options.json !== true) say(`${a.name} ${percent(share)} % against ${b.name}, ${means.length * seats} games`);
    }
  }
  const [first] = bots;
  if (first === undefined || matches.length === 0) return;
  const ratings = ratingsOf(matches, first.name, seed);
  const result = { game: id, rules: rules.game.version, seats, setup, seed, ratings, interrupted: signal.aborted };
  if (options.json === true) sayJson(result);
  else say(...ratings.map(line), `${id}: ${bots.length} bots at ${seats} seats, 95 % intervals in brackets`);
  if (options.plot !== undefined) writeWhole(options.plot, plotOf(id, seats, bots, ratings));
}

function line({ name, elo, low, high }: Rating): string {
  return `${name}: ${Math.round(elo)} Elo (${Math.round(low)} to ${Math.round(high)})`;
}

function plotOf(id: GameId, seats: number, bots: readonly NamedBot[], ratings: readonly Rating[]): string {
  const points = bots.flatMap(({ name }, x) => {
    const rating = ratings.find((one) => one.name === name);
    return rating === undefined ? [] : [{ x, y: rating.elo, low: rating.low, high: rating.high }];
  });
  return plotSvg({
    title: `${id}, ${seats} seats: Elo above ${bots[0]?.name ?? ''}`,
    x: 'bot',
    y: 'Elo',
    series: [{ name: `${seats} seats`, points }],
    places: bots.map(({ name }) => name),
  });
}
