import type { Thought, ThinkRequest } from '@cabale/bots';
import { createPool } from '@cabale/bots/node';
import type { Thinker } from './tables/bots.ts';
import { FairQueue } from './threads/fair-queue.ts';
import { QueueFullError } from './threads/worker-queue.ts';

/** Longer than the strongest level takes on a busy machine. */
const TIME_LIMIT_MS = 60_000;
/** The easiest level does not search, so its requests have a pool of their own and never wait for seconds. */
const QUICK_LEVEL = 1;
const MAX_PENDING = { most: 20_000, maxPerOwner: 1000 };

interface Waiting {
  readonly request: ThinkRequest;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: unknown) => void;
}

type Pool = ReturnType<typeof createPool>;

/** Bot threads with a fair queue: owners are served in rotation, so that nobody's bots block another's. */
class BotPool {
  private readonly threads: number;
  private readonly onError: (error: unknown) => void;
  private readonly queue = new FairQueue<Waiting>(MAX_PENDING);
  private pool: Pool | undefined;
  private running = 0;

  constructor(threads: number, onError: (error: unknown) => void) {
    this.threads = threads;
    this.onError = onError;
  }

  think(request: ThinkRequest, owner: string): Promise<Thought> {
    return new Promise((resolve, reject) => {
      if (this.queue.push(owner, { request, resolve, reject })) this.next();
      else reject(new QueueFullError());
    });
  }

  async close(): Promise<void> {
    const error = new Error('the bot threads are closed');
    for (let item = this.queue.shift(); item !== undefined; item = this.queue.shift()) item.reject(error);
    await this.pool?.destroy();
  }

  private next(): void {
    while (this.running < this.threads) {
      const item = this.queue.shift();
      if (item === undefined) return;
      this.running += 1;
      void this.run(item);
    }
  }

  private async run({ request, resolve, reject }: Waiting): Promise<void> {
    try {
      this.pool ??= this.start();
      resolve((await this.pool.run(request, { name: 'think', signal: AbortSignal.timeout(TIME_LIMIT_MS) })) as Thought);
    } catch (error) {
      reject(error);
    }
    this.running -= 1;
    this.next();
  }

  private start(): Pool {
    const pool = createPool(this.threads, 0);
    // A thread that dies between two requests concerns no caller; the pool replaces it.
    pool.on('error', this.onError);
    return pool;
  }
}

/** Bots in worker threads that are started on demand. */
export function threadThinker(threads: number, onError: (error: unknown) => void): Thinker {
  const quick = new BotPool(1, onError);
  const searching = new BotPool(threads, onError);
  return {
    think: (request, owner) => (request.level === QUICK_LEVEL ? quick : searching).think(request, owner),
    async close() {
      await Promise.all([quick.close(), searching.close()]);
    },
  };
}
