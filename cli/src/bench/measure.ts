/** Rounds of a measurement; the middle one counts. */
const ROUNDS = 5;

/** Runs work for about so long and says how many units it did per second; the median of several rounds. */
export function perSecond(milliseconds: number, work: () => number): number {
  work();
  const rates = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    let units = 0;
    while (performance.now() - began < milliseconds / ROUNDS) units += work();
    return (units * 1000) / (performance.now() - began);
  });
  return rates.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}
