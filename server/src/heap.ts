import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/**
 * Young objects are cleared away several times a second, while everything waits. Several threads do it together; where
 * there are fewer processors than threads at work anyway, they wait for each other longer than one of them takes.
 */
export function clearAloneOnSmallMachines(): void {
  if (availableParallelism() <= 2) setFlagsFromString('--no-parallel-scavenge');
}
