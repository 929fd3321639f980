// Hashes passwords in a thread of its own: in libuv's pool, file access and name lookups would wait for it.
import { scryptSync, type ScryptOptions } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { WorkerAnswer } from '../threads/worker-queue.ts';

export interface HashTask {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly length: number;
  readonly cost: ScryptOptions;
}

if (parentPort === null) throw new Error('this file must run as a worker thread');
const port = parentPort;
port.on('message', ({ password, salt, length, cost }: HashTask) => {
  let answer: WorkerAnswer<Uint8Array>;
  try {
    answer = { result: scryptSync(password, salt, length, cost) };
  } catch (error) {
    answer = { problem: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(answer, []);
});
