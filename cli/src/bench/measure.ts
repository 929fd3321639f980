import { breathe } from '../interruption.ts';

/** Rounds of a measurement; the median counts. */
const ROUNDS = 5;

/**
 * Units of work per second: the median of several rounds, after a warm-up of the same length for the JIT compiler.
 * `undefined` if interrupted.
 */
export async function perSecond(
  milliseconds: number,
  signal: AbortSignal,
  work: () => number,
): Promise<number | undefined> {
  const rates: number[] = [];
  for (let round = 0; round < 2 * ROUNDS; round++) {
    await breathe();
    if (signal.aborted) return undefined;
    rates.push(rateOf(milliseconds / ROUNDS, work));
  }
  return rates.slice(ROUNDS).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
}

function rateOf(milliseconds: number, work: () => number): number {
  const began = performance.now();
  let units = 0;
  do units += work();
  while (performance.now() - began < milliseconds);
  return (units * 1000) / (performance.now() - began);
}
