import type { GameTypes, Rules } from '@cabale/engine';

/** A matrix, row by row. */
export type Numbers = readonly number[];

/** The network: one encoder for every side, a second layer that sees the own side and the mean of the others. */
export interface NetNumbers {
  /** Widths of the two layers. */
  readonly sizes: readonly [number, number];
  /** By input, then unit: the encoder. */
  readonly encoder: Numbers;
  readonly encoderBias: Numbers;
  /** By unit of the encoder, first of the own side, then of the others; then unit. */
  readonly second: Numbers;
  readonly secondBias: Numbers;
  readonly out: Numbers;
  /** By phase, then feature: what the network's result is added to. */
  readonly skip: Numbers;
}

/** A softmax over the options of a decision. */
export interface PolicyNumbers {
  /** How much the game's own prior counts. */
  readonly eagerness: number;
  /** Kinds of options with the step that offers them, `step.option`. */
  readonly kinds: readonly string[];
  /** By kind, then phase. */
  readonly bias: Numbers;
  /** By kind, then feature of the acting side. */
  readonly weights: Numbers;
  /** Keys of single options, with their weight. */
  readonly keys: Readonly<Record<string, number>>;
}

/** What plays at a seat count, as the arena has chosen. */
export interface Choice {
  readonly evaluator: 'hand' | 'linear' | 'net';
  readonly prior: 'hand' | 'learned';
  readonly leaf: 'turn' | 'horizon';
  /** Which of the versions, where one is needed. */
  readonly version: number;
}

/** What one generation has learned for all seat counts. */
export interface Version {
  readonly net: NetNumbers;
  readonly policy: PolicyNumbers;
}

/** What a game's bots have learned. Plain data: it is sent to workers and kept in one file per game. */
export interface Learned {
  readonly features: readonly string[];
  readonly counts: readonly string[];
  /** By seat count: what plays. */
  readonly choices: Readonly<Record<number, Choice>>;
  /** By seat count, phase, feature. */
  readonly linear: Readonly<Record<number, readonly Numbers[]>>;
  /** Those that seat counts play with: a later one need not be better everywhere. */
  readonly versions: readonly Version[];
}

/** Why what was learned does not belong to the game as it is; `undefined` where it does. */
export function learnedProblem<T extends GameTypes>({ game }: Rules<T>, learned: Learned): string | undefined {
  return (
    namesProblem(learned.features, game.bot.features.names) ??
    namesProblem(learned.counts, game.bot.counts?.names ?? [])
  );
}

/** Why a list of names is not the expected one; `undefined` where it is. */
export function namesProblem(found: readonly string[], expected: readonly string[]): string | undefined {
  const missing = expected.find((name) => !found.includes(name));
  if (missing !== undefined) return `"${missing}" is missing`;
  const unknown = found.find((name) => !expected.includes(name));
  if (unknown !== undefined) return `there is no "${unknown}"`;
  const index = found.findIndex((name, at) => name !== expected[at]);
  return index === -1
    ? undefined
    : `number ${index + 1} is "${found[index]}" instead of "${expected[index] ?? 'none'}"`;
}
