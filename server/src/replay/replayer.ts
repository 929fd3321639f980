import { WorkerQueue } from '../threads/worker-queue.ts';
import type { ReplayAnswer, ReplayTask } from './log-replays.ts';

/** Replays logs outside the main thread. */
export interface Replayer {
  /** `owner`: owners are served in rotation. */
  run(owner: string, task: ReplayTask): Promise<ReplayAnswer>;
  close(): Promise<void>;
}

// Threads run built JavaScript, even where the rest runs from sources.
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/replay/replay-thread.js' : './replay-thread.js',
  import.meta.url,
);
/** Limited, since tasks contain whole logs. */
const MOST = 200;
const MAX_PER_TABLE = 20;
/** Far more than the longest game takes on a busy machine. */
const TIME_LIMIT_MS = 30_000;

export function threadReplayer(): Replayer {
  return new WorkerQueue<ReplayTask, ReplayAnswer>({
    file: THREAD,
    most: MOST,
    maxPerOwner: MAX_PER_TABLE,
    timeLimitMs: TIME_LIMIT_MS,
  });
}
