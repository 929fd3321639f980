import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** So long a thread waits for another task before it ends. */
const IDLE_MS = 60_000;

/** Threads cannot load TypeScript: run from its sources, as in tests, this takes what was built of them. */
const fromSources = import.meta.url.endsWith('.ts');
const WORKER = fromSources
  ? new URL('../../dist/node/worker.js', import.meta.url)
  : new URL('./worker.js', import.meta.url);

/** Worker threads for bots; one task at a time on each. Beyond `least` they are started when needed. */
export function createPool(workers: number = availableParallelism(), least: number = workers): Piscina {
  return new Piscina({
    filename: WORKER.href,
    minThreads: least,
    maxThreads: workers,
    idleTimeout: IDLE_MS,
    // Whoever runs sources has told Node to look for them; the threads must not.
    ...(fromSources ? { execArgv: [] } : {}),
  });
}

/** Runs tasks on a pool, at most a few ahead of the workers; results are handed on as they come, and all at the end. */
export async function runAll<Task, Result>(
  pool: Piscina,
  name: string,
  tasks: Iterable<Task>,
  onResult: (result: Result, task: Task) => void,
  signal?: AbortSignal,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = new Set<Promise<void>>();
  const runOne = async (task: Task): Promise<void> => {
    const result = (await pool.run(task, { name })) as Result;
    results.push(result);
    onResult(result, task);
  };
  for (const task of tasks) {
    if (signal?.aborted === true) break;
    const run = runOne(task).finally(() => waiting.delete(run));
    waiting.add(run);
    if (waiting.size > pool.options.maxThreads) await Promise.race(waiting);
  }
  await Promise.all(waiting);
  return results;
}
