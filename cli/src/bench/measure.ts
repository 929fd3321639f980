import { breathe } from '../interruption.ts';

/** Rounds of a measurement; the middle one counts. */
const ROUNDS = 5;

/**
 * Runs work for about so long and says how many units it did per second; the median of several rounds. `undefined`
 * where it was interrupted.
 */
export async function perSecond(
  milliseconds: number,
  signal: AbortSignal,
  work: () => number,
): Promise<number | undefined> {
  work();
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await breathe();
    if (signal.aborted) return undefined;
    const began = performance.now();
    let units = 0;
    while (performance.now() - began < milliseconds / ROUNDS) units += work();
    rates.push((units * 1000) / (performance.now() - began));
  }
  return rates.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
}
