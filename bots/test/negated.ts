import type { Weights } from '../src/index.ts';

/** Weights with the opposite preferences. */
export function negated(weights: Weights): Weights {
  const entries = Object.entries(weights).map(([name, phases]) => [name, phases.map((weight) => -weight)] as const);
  return Object.fromEntries(entries);
}
