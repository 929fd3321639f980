import { fileURLToPath } from 'node:url';
import { messageOf, startNode, temporaryFolder } from '../processes.mjs';
import { progress } from './verdicts.mjs';

const APP = fileURLToPath(new URL('./idle-app.mjs', import.meta.url));
const MEMORY_MB = 1024;
const MEGABYTE = 1024 * 1024;

/**
 * @typedef {{ loaded: number, memory: number }} Size
 * @typedef {{ open: Size, later: Size, errors: number }} Sizes
 */

/**
 * Very many tables in play, each with a connected client, nearly all of them untouched for an hour.
 * @param {{ tables: number, active: number }} size
 * @param {import('./verdicts.mjs').Verdicts} verdicts
 */
export async function measureIdle({ tables, active }, verdicts) {
  progress(`idle: opening ${tables} tables ...`);
  const child = startNode(['--expose-gc', APP, temporaryFolder(), String(tables), String(active)]);
  const { open, later, errors } = /** @type {Sizes} */ (await messageOf(child));
  child.kill('SIGKILL');
  const megabytes = (/** @type {Size} */ { memory }) => Math.round(memory / MEGABYTE);
  verdicts.add(
    `idle: ${tables} tables open, ${tables - active} untouched for an hour: ${megabytes(later)} MB, ` +
      `${later.loaded} of them in memory (${megabytes(open)} MB while all were)`,
    [
      [megabytes(later) < MEMORY_MB, `less than ${MEMORY_MB} MB`],
      [megabytes(open) < MEMORY_MB, `less than ${MEMORY_MB} MB while all are in memory`],
      [later.loaded === active, `only ${active} in memory`],
      [errors === 0, 'no trouble'],
    ],
  );
}
