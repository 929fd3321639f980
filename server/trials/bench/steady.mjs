import { memoryOf } from '../processes.mjs';
import { besideTheDisk } from './disk.mjs';
import { ms, progress } from './verdicts.mjs';

/** Milliseconds that 99 of 100 moves may take. */
const P99_MS = 25;
const MEMORY_MB = 1024;
/** A process that has just been started first compiles what it runs often: tens of thousands of moves, as fast as it can. */
const WARM_SECONDS = 8;
const SETTLE_SECONDS = 3;

/**
 * Tables in play, one move a second each.
 * @param {string} name
 * @param {import('./loading.mjs').Loading} load
 * @param {readonly number[]} pids of the processes that carry it
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
