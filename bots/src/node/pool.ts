import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** Worker threads for games between bots; one game at a time on each. */
export function createPool(workers: number = availableParallelism()): Piscina {
  return new Piscina({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
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
