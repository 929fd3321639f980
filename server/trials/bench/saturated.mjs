import { processorTimeOf } from '../processes.mjs';
import { median, progress } from './verdicts.mjs';

/** The JIT compiler needs tens of thousands of moves; every process gets the same time for it. */
const WARM_SECONDS = 8;

/**
 * @typedef {{ name: string, pids: readonly number[], load: import('./loading.mjs').Loading }} Carrier
 * @typedef {{ rates: number[], costs: number[] }} Carried moves a second and microseconds of processor time a move, by round
 */

/**
 * The maximum throughput of each, in turn and several times, so that other load on the machine affects all of them.
 * @param {readonly Carrier[]} carriers
 * @param {{ rounds: number, seconds: number }} size
 * @returns {Promise<Carried[]>} by carrier
 */
export async function measureSaturated(carriers, { rounds, seconds }) {
  /** @type {Carried[]} */
  const carried = carriers.map(() => ({ rates: [], costs: [] }));
  for (const { load, pids } of carriers) await load.saturate(WARM_SECONDS * pids.length);
  for (let round = 1; round <= rounds; round++) {
    for (const [index, { name, pids, load }] of carriers.entries()) {
      const before = allTimes(pids);
      const { moves, seconds: took, errors, busy } = await load.saturate(seconds);
      if (errors.length > 0) throw new Error(`${name}: ${errors.length} moves were refused: ${errors[0]}`);
      const [rate, cost] = [moves / took, (allTimes(pids) - before) / moves];
      carried[index]?.rates.push(rate);
      carried[index]?.costs.push(cost);
      progress(
        `round ${round}, ${name}: ${Math.round(rate)} moves/s, ${Math.round(cost)} µs of processor time a move, ` +
          `the load busy ${Math.round(busy * 100)} %`,
      );
    }
  }
  return carried;
}

/** @param {readonly number[]} pids */
function allTimes(pids) {
  return pids.reduce((sum, pid) => sum + processorTimeOf(pid), 0);
}

/** @param {Carried | undefined} carried */
export function inWords(carried) {
  return `${Math.round(median(carried?.rates ?? []))} moves/s at ${Math.round(median(carried?.costs ?? []))} µs a move`;
}

/**
 * The median over all rounds of the ratio of two throughputs.
 * @param {Carried | undefined} ours
 * @param {Carried | undefined} theirs
 */
export function ratio(ours, theirs) {
  return median((ours?.rates ?? []).map((rate, round) => rate / (theirs?.rates[round] ?? rate)));
}
