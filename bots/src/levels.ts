import { Random, type GameTypes, type Rules } from '@cabale/engine';
import { GreedyPlayer } from './greedy-player.ts';
import { mindOf, type MindSpec } from './mind.ts';
import type { Player } from './player.ts';
import { RandomPlayer } from './random-player.ts';
import { SEARCH, SearchPlayer, type SearchConfig } from './search-player.ts';

/** Strength as players choose it. Budgets are iterations, so that results are the same on any machine. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** A bot's kind and settings. */
export type BotSpec =
  | { readonly kind: 'random' }
  | { readonly kind: 'greedy'; readonly temperature: number; readonly mind?: MindSpec }
  | {
      readonly kind: 'search';
      readonly config: SearchConfig;
      readonly mind?: MindSpec;
      /** The iterations are those of a level: each game scales them by its `effort`. */
      readonly isLevel?: true;
    };

const search = (iterations: number, temperature = 0): BotSpec => ({
  kind: 'search',
  config: { ...SEARCH, iterations, temperature },
  isLevel: true,
});

export const LEVEL_SPECS: Readonly<Record<Level, BotSpec>> = {
  1: { kind: 'greedy', temperature: 1 },
  2: search(600, 0.5),
  3: search(3000),
  4: search(12_000),
  5: search(40_000),
};

/** What a level was in a release: the same search with the game's hand-made evaluator and prior. */
function asReleased(spec: BotSpec): BotSpec {
  return spec.kind === 'random' ? spec : { ...spec, mind: 'hand' };
}

/** The names of bots on the command line. */
export const BOT_NAMES: Readonly<Record<string, BotSpec>> = {
  random: { kind: 'random' },
  greedy: { kind: 'greedy', temperature: 0 },
  easy: LEVEL_SPECS[1],
  casual: LEVEL_SPECS[2],
  steady: LEVEL_SPECS[3],
  strong: LEVEL_SPECS[4],
  expert: LEVEL_SPECS[5],
  'steady-0.1.0': asReleased(LEVEL_SPECS[3]),
  'strong-0.1.0': asReleased(LEVEL_SPECS[4]),
};

/** A player for one seat of one game, with its own generator. */
export async function createPlayer<T extends GameTypes>(
  rules: Rules<T>,
  seats: number,
  spec: BotSpec,
  seed: string,
): Promise<Player<T>> {
  const random = Random.from(`bot ${seed}`);
  switch (spec.kind) {
    case 'random':
      return new RandomPlayer(rules, random);
    case 'greedy':
      return new GreedyPlayer(rules, random, spec.temperature, (await mindOf(rules, seats, spec.mind)).evaluator);
    case 'search':
      return new SearchPlayer(
        rules,
        random,
        spec.isLevel === true ? scaled(spec.config, rules) : spec.config,
        await mindOf(rules, seats, spec.mind),
      );
  }
}

/** Levels are calibrated for long turns; games with short ones need fewer iterations. */
function scaled<T extends GameTypes>(config: SearchConfig, { game }: Rules<T>): SearchConfig {
  return { ...config, iterations: Math.ceil(config.iterations * (game.bot.effort ?? 1)) };
}
