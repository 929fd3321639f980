import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../processes.mjs';
import { Latencies } from './latencies.mjs';

const EVERY_MS = 20;
/** About as much as one or two moves. */
const PIECE = Buffer.alloc(8192, 'm');

/**
 * The time of a bare write to disk while a task runs: a server that stores before it answers cannot be
 * faster.
 * @template Result
 * @param {() => Promise<Result>} task
 * @returns {Promise<{ result: Result, disk: Latencies }>}
 */
export async function besideTheDisk(task) {
  const name = path.join(temporaryFolder(), 'bare');
  const file = await open(name, 'w');
  const disk = new Latencies();
  /** @type {Set<Promise<void>>} */
  const underWay = new Set();
  // At fixed times, whether or not the previous one is done, because moves do not wait for each other either.
  const timer = setInterval(() => {
    const write = writeOnce(file, disk).finally(() => underWay.delete(write));
    underWay.add(write);
  }, EVERY_MS);
  try {
    return { result: await task(), disk };
  } finally {
    clearInterval(timer);
    await Promise.all(underWay);
    await file.close();
    await rm(name);
  }
}

/**
 * @param {import('node:fs/promises').FileHandle} file
 * @param {Latencies} disk
 */
async function writeOnce(file, disk) {
  const began = performance.now();
  await file.write(PIECE, 0, PIECE.length, 0);
  await file.datasync();
  disk.add(performance.now() - began);
}
