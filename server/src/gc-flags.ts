import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/**
 * The young generation is collected several times a second, while everything else waits. Parallel collection is slower
 * than a single thread where there are fewer processors than busy threads.
 */
export function limitGcThreads(): void {
  if (availableParallelism() <= 2) setFlagsFromString('--no-parallel-scavenge');
}
