import { Random, type GameTypes, type Rules } from '@cabale/engine';
import { CAREFUL, type Care } from './choose.ts';
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
  | { readonly kind: 'greedy'; readonly mind?: MindSpec }
  | {
      readonly kind: 'search';
      readonly config: SearchConfig;
      readonly mind?: MindSpec;
      /** The iterations are those of a level: each game scales them by its `effort`. */
      readonly isLevel?: true;
    };

const search = (iterations: number, care: Care = CAREFUL): BotSpec => ({
  kind: 'search',
  config: { ...SEARCH, iterations, care },
  isLevel: true,
});

/** Lower levels see less far, overlook options and misjudge; how much they may lose by one choice is limited. */
export const LEVEL_SPECS: Readonly<Record<Level, BotSpec>> = {
  1: search(150, { oversight: 0.5, reach: 0.08 }),
  2: search(600, { oversight: 0.25, reach: 0.04 }),
  3: search(3000, { oversight: 0.1, reach: 0.01 }),
  4: search(12_000),
  5: search(40_000),
};

/** A level of release 0.1.0: the same search with the hand-made evaluator and prior. */
function released(iterations: number): BotSpec {
  return { kind: 'search', config: { ...SEARCH, iterations }, isLevel: true, mind: 'hand' };
}

/** The names of bots on the command line. */
export const BOT_NAMES: Readonly<Record<string, BotSpec>> = {
  random: { kind: 'random' },
  greedy: { kind: 'greedy' },
  easy: LEVEL_SPECS[1],
  casual: LEVEL_SPECS[2],
  steady: LEVEL_SPECS[3],
  strong: LEVEL_SPECS[4],
  expert: LEVEL_SPECS[5],
  'steady-0.1.0': released(3000),
  'strong-0.1.0': released(12_000),
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
      return new GreedyPlayer(rules, random, (await mindOf(rules, seats, spec.mind)).evaluator);
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
