import { Random, type GameTypes, type Rules } from '@cabale/engine';
import { GreedyPlayer } from './greedy-player.ts';
import type { Player } from './player.ts';
import { RandomPlayer } from './random-player.ts';
import { SEARCH, SearchPlayer, type SearchConfig } from './search-player.ts';
import { weightsOf, type Weights } from './weights.ts';

/** Strength as players choose it. Budgets are iterations, so that results are the same on any machine. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** A bot's kind and settings. */
export type BotSpec =
  | { readonly kind: 'random' }
  | { readonly kind: 'greedy'; readonly temperature: number; readonly weights?: Weights }
  | {
      readonly kind: 'search';
      readonly config: SearchConfig;
      readonly weights?: Weights;
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

/** The names of bots on the command line. */
export const BOT_NAMES: Readonly<Record<string, BotSpec>> = {
  random: { kind: 'random' },
  greedy: { kind: 'greedy', temperature: 0 },
  easy: LEVEL_SPECS[1],
  casual: LEVEL_SPECS[2],
  steady: LEVEL_SPECS[3],
  strong: LEVEL_SPECS[4],
  expert: LEVEL_SPECS[5],
};

/** A player for one seat of one game, with its own generator. */
export function createPlayer<T extends GameTypes>(
  rules: Rules<T>,
  seats: number,
  spec: BotSpec,
  seed: string,
): Player<T> {
  const random = Random.from(`bot ${seed}`);
  switch (spec.kind) {
    case 'random':
      return new RandomPlayer(rules, random);
    case 'greedy':
      return new GreedyPlayer(rules, random, spec.temperature, spec.weights ?? weightsOf(rules, seats));
    case 'search':
      return new SearchPlayer(
        rules,
        random,
        spec.isLevel === true ? scaled(spec.config, rules) : spec.config,
        spec.weights ?? weightsOf(rules, seats),
      );
  }
}

/** Levels are calibrated for long turns; games with short ones need fewer iterations. */
function scaled<T extends GameTypes>(config: SearchConfig, { game }: Rules<T>): SearchConfig {
  return { ...config, iterations: Math.ceil(config.iterations * (game.bot.effort ?? 1)) };
}
