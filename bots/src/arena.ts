import type { Block } from './block.ts';

/** The result of an arena so far. */
export interface Verdict {
  readonly games: number;
  /** A's share of wins, 0 to 1, and its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** A's share by seat. */
  readonly bySeat: readonly number[];
  readonly decisionsPerGame: number;
  readonly reasons: Readonly<Record<string, number>>;
}

const Z = 1.96;

/**
 * Blocks are the independent samples: their spread gives the interval. Where few or equal blocks make it too narrow, the
 * Wilson interval over single games is used.
 */
export function verdict(blocks: readonly Block[]): Verdict {
  const seats = blocks[0]?.shares.length ?? 0;
  const games = blocks.length * seats;
  const means = blocks.map((block) => mean(block.shares));
  const share = mean(means);
  const spread = Math.sqrt(means.reduce((sum, value) => sum + (value - share) ** 2, 0) / Math.max(1, means.length - 1));
  const half = (Z * spread) / Math.sqrt(Math.max(1, means.length));
  const wilson = wilsonInterval(share, games);
  const reasons: Record<string, number> = {};
  for (const reason of blocks.flatMap((block) => block.reasons)) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return {
    games,
    share,
    low: Math.max(0, Math.min(share - half, wilson.low)),
    high: Math.min(1, Math.max(share + half, wilson.high)),
    bySeat: Array.from({ length: seats }, (_, seat) => mean(blocks.map((block) => block.shares[seat] ?? 0))),
    decisionsPerGame: blocks.reduce((sum, block) => sum + block.decisions, 0) / Math.max(1, games),
    reasons,
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function wilsonInterval(share: number, n: number): { readonly low: number; readonly high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const centre = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  return { low: centre - half, high: centre + half };
}
