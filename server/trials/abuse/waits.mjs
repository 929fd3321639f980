import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** Interval of the honest user's requests. */
const EVERY_MS = 20;

/**
 * Requests an address repeatedly while a task runs, whether or not the previous request was answered.
 * @param {string} url
 * @param {() => Promise<unknown>} task
 * @returns {Promise<number>} the longest wait in milliseconds
 */
export async function longestWait(url, task) {
  let longest = 0;
  const over = new AbortController();
  /** @type {Promise<void>[]} */
  const asked = [];
  const ask = async () => {
    const from = performance.now();
    // A request that fails counts with the time until it failed.
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok === false) throw new Error(`${url} answered ${answer.status}`);
    longest = Math.max(longest, performance.now() - from);
  };
  const asking = (async () => {
    while (!over.signal.aborted) {
      asked.push(ask());
      await setTimeout(EVERY_MS);
    }
  })();
  try {
    await task();
  } finally {
    over.abort();
  }
  await asking;
  await Promise.all(asked);
  return longest;
}
