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

/** Runs tasks on a pool, at most a few ahead of the workers, and hands results on as they come. */
export async function runAll<Task, Result>(
  pool: Piscina,
  name: string,
  tasks: Iterable<Task>,
  onResult: (result: Result, task: Task) => void,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = new Set<Promise<void>>();
  for (const task of tasks) {
    if (signal?.aborted === true) break;
    const run = (pool.run(task, { name }) as Promise<Result>).then((result) => {
      onResult(result, task);
      waiting.delete(run);
    });
    waiting.add(run);
    if (waiting.size >= pool.options.maxThreads + 1) await Promise.race(waiting);
  }
  await Promise.all(waiting);
}
