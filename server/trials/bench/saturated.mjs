import { median, progress } from './verdicts.mjs';

/**
 * @typedef {{ name: string, load: import('./loading.mjs').Loading }} Carrier
 */

/**
 * As many moves as each carries, in turn and several times: what else the machine does disturbs all of them.
 * @param {readonly Carrier[]} carriers
 * @param {{ rounds: number, seconds: number }} size
 * @returns {Promise<number[][]>} moves a second, by carrier and round
 */
export async function measureSaturated(carriers, { rounds, seconds }) {
  const rates = carriers.map(() => /** @type {number[]} */ ([]));
  for (const { load } of carriers) await load.saturate(seconds);
  for (let round = 1; round <= rounds; round++) {
    for (const [index, { name, load }] of carriers.entries()) {
      const { moves, seconds: took, errors, busy } = await load.saturate(seconds);
      if (errors.length > 0) throw new Error(`${name}: ${errors.length} moves were refused: ${errors[0]}`);
      rates[index]?.push(moves / took);
      progress(
        `round ${round}, ${name}: ${Math.round(moves / took)} moves/s, the load busy ${Math.round(busy * 100)} %`,
      );
    }
  }
  return rates;
}

/**
 * How many times as fast as another, round by round; the middle of all rounds.
 * @param {readonly number[]} ours
 * @param {readonly number[]} theirs
 */
export function ratio(ours, theirs) {
  return median(ours.map((rate, round) => rate / (theirs[round] ?? rate)));
}
