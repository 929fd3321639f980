import { WorkerQueue } from '../threads/worker-queue.ts';
import type { ReplayAnswer, ReplayTask } from './replaying.ts';

/** Plays logs again somewhere else than where requests are answered. */
export interface Replayer {
  /** `owner`: tasks of different owners are served in rotation. */
  run(owner: string, task: ReplayTask): Promise<ReplayAnswer>;
  close(): Promise<void>;
}

// Threads run built JavaScript, also where the rest runs from its sources.
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/replay/thread.js' : './thread.js',
  import.meta.url,
);
/** Tasks hold whole logs: so many may wait. */
const MOST = 200;
const MOST_PER_TABLE = 20;
/** Far more than the longest game takes on a busy machine. */
const TIME_LIMIT_MS = 30_000;

export function threadReplayer(): Replayer {
  return new WorkerQueue<ReplayTask, ReplayAnswer>({
    file: THREAD,
    most: MOST,
    mostPerOwner: MOST_PER_TABLE,
    timeLimitMs: TIME_LIMIT_MS,
  });
}
