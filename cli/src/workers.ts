import { createPool } from '@cabale/bots/node';

/** Tasks for worker threads. */
export interface Work<Task, Result> {
  /** The function of the worker that handles a task. */
  readonly name: 'playBlock' | 'selfPlayGame' | 'simulateGame' | 'soakGame' | 'countGame';
  readonly tasks: Iterable<Task>;
  readonly count: number;
  readonly workers: number;
  readonly signal: AbortSignal;
  onResult(result: Result, task: Task): void;
}

/** Runs all tasks. When interrupted, it stops the workers and drops unfinished tasks. */
export async function runInWorkers<Task, Result>(work: Work<Task, Result>): Promise<void> {
  const { name, signal } = work;
  if (work.count === 0) return;
  const pool = createPool(Math.min(work.workers, work.count));
  const stop = (): void => void pool.destroy();
  signal.addEventListener('abort', stop, { once: true });
  const run = async (task: Task): Promise<void> => work.onResult((await pool.run(task, { name })) as Result, task);
  const waiting = new Set<Promise<void>>();
  try {
    for (const task of work.tasks) {
      if (signal.aborted) break;
      const running = run(task).finally(() => waiting.delete(running));
      waiting.add(running);
      // Only slightly ahead of the workers, so that an abort stops soon.
      if (waiting.size > pool.options.maxThreads) await Promise.race(waiting);
    }
    await Promise.all(waiting);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    await pool.destroy();
  }
}
