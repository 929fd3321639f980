import type { Block, BotSpec } from '@cabale/bots';

/** Deals from which the iterations for equal time are computed. */
export const PACE_DEALS = 4;
/** Twice, because twice the iterations are not twice the work. */
export const PACE_ROUNDS = 2;

/** Thinking time of A relative to that of one B. */
export function timeOf(blocks: readonly Block[], seats: number): number {
  const a = blocks.reduce((sum, block) => sum + block.millisecondsA, 0);
  const b = blocks.reduce((sum, block) => sum + block.millisecondsB, 0) / Math.max(1, seats - 1);
  return a / Math.max(1e-6, b);
}

/** The same bot with this many times the iterations. */
export function scaledBy(spec: BotSpec, factor: number): BotSpec {
  if (spec.kind !== 'search') return spec;
  return { ...spec, config: { ...spec.config, iterations: Math.max(10, Math.round(spec.config.iterations * factor)) } };
}
