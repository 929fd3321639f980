import { memoryOf } from '../processes.mjs';
import { besideTheDisk } from './disk.mjs';
import { ms, progress } from './verdicts.mjs';

/** Limit of the 99th percentile, in milliseconds. */
const P99_MS = 25;
const MEMORY_MB = 1024;
/** Warm-up of a new process for the JIT compiler: tens of thousands of moves, as fast as possible. */
const WARM_SECONDS = 8;
const SETTLE_SECONDS = 3;

/**
 * Measures tables in play, one move a second each.
 * @param {string} name
 * @param {import('./loading.mjs').Loading} load
 * @param {readonly number[]} pids of the server processes
 * @param {{ tables: number, seconds: number }} size
 * @param {import('./verdicts.mjs').Verdicts} verdicts
 */
export async function measureSteady(name, load, pids, { tables, seconds }, verdicts) {
  progress(`${name}: ${tables} tables, one move a second each, for ${seconds} s ...`);
  await load.saturate(WARM_SECONDS);
  await load.steady(SETTLE_SECONDS);
  const { result, disk } = await besideTheDisk(() => load.steady(seconds));
  const { acknowledged, heard, moves, late, errors, stalled } = result;
  const memory = Math.max(...pids.map(memoryOf));
  verdicts.add(
    `${name}: ${tables} tables, ${moves} moves in ${seconds} s, ${errors.length} errors, ${late} late; ` +
      `acknowledged p50 ${ms(acknowledged.p50)}, p99 ${ms(acknowledged.p99)}; ` +
      `heard by all p50 ${ms(heard.p50)}, p99 ${ms(heard.p99)}; ` +
      `the load itself stalled p99 ${ms(stalled)}, a bare write to the disk took p99 ${ms(disk.at(0.99))}; ${memory} MB`,
    [
      [acknowledged.p99 < P99_MS, `p99 under ${P99_MS} ms`],
      [errors.length === 0, `no errors (${errors[0]})`],
      [moves >= tables * seconds * 0.99, 'a move a second at every table'],
      [memory < MEMORY_MB, `less than ${MEMORY_MB} MB`],
    ],
  );
  return { acknowledged, memory };
}
