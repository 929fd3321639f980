import { createPool, runAll } from '@cabale/bots/node';

/** Pieces of work for worker threads. */
export interface Work<Task, Result> {
  /** What a worker does with a task: a function of the bots' worker. */
  readonly name: 'playBlock' | 'playLesson' | 'simulateGame' | 'soakGame' | 'countGame';
  readonly tasks: Iterable<Task>;
  readonly count: number;
  readonly workers: number;
  readonly signal: AbortSignal;
  onResult(result: Result, task: Task): void;
}

/** Runs all tasks, or, once interrupted, stops the workers where they are: what has not ended does not count. */
export async function runInWorkers<Task, Result>(work: Work<Task, Result>): Promise<void> {
  const { signal } = work;
  if (work.count === 0) return;
  const pool = createPool(Math.min(work.workers, work.count));
  const stop = (): void => void pool.destroy();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await runAll<Task, Result>(pool, work.name, work.tasks, (result, task) => work.onResult(result, task), signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    await pool.destroy();
  }
}
