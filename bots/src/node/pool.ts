import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** How long an idle thread waits for a task before it ends. */
const IDLE_MS = 60_000;

/** Worker threads cannot load TypeScript: when this runs from sources, as in tests, they use the built code. */
const fromSources = import.meta.url.endsWith('.ts');
const WORKER = fromSources
  ? new URL('../../dist/node/worker.js', import.meta.url)
  : new URL('./worker.js', import.meta.url);

/** Worker threads for bots, one task at a time on each; those beyond `least` are started when needed. */
export function createPool(workers: number = availableParallelism(), least: number = workers): Piscina {
  return new Piscina({
    filename: WORKER.href,
    minThreads: least,
    maxThreads: workers,
    idleTimeout: IDLE_MS,
    // The `source` condition of this process must not apply to the threads.
    ...(fromSources ? { execArgv: [] } : {}),
  });
}
