import type { Thought, ThinkRequest } from '@cabale/bots';
import { createPool } from '@cabale/bots/node';
import type { Thinker } from './tables/bots.ts';
import { FairQueue } from './threads/fair-queue.ts';
import { QueueFullError } from './threads/worker-queue.ts';

/** Longer than the strongest level takes on a busy machine. */
const PATIENCE_MS = 60_000;
/** The easiest level does not search: its thoughts never wait behind those that take seconds. */
const QUICK_LEVEL = 1;
const MOST_WAITING = { most: 20_000, mostPerOwner: 1000 };

interface Waiting {
  readonly request: ThinkRequest;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: unknown) => void;
}

type Pool = ReturnType<typeof createPool>;

/** Some threads, and whose thoughts wait for them: served in rotation, so that nobody's bots hold up another's. */
class Lane {
  private readonly threads: number;
  private readonly onTrouble: (error: unknown) => void;
  private readonly queue = new FairQueue<Waiting>(MOST_WAITING);
  private pool: Pool | undefined;
  private running = 0;

  constructor(threads: number, onTrouble: (error: unknown) => void) {
    this.threads = threads;
    this.onTrouble = onTrouble;
  }

  think(request: ThinkRequest, owner: string): Promise<Thought> {
    return new Promise((resolve, reject) => {
      if (this.queue.push(owner, { request, resolve, reject })) this.next();
      else reject(new QueueFullError());
    });
  }

  async close(): Promise<void> {
    const error = new Error('the bots are closed');
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
      resolve((await this.pool.run(request, { name: 'think', signal: AbortSignal.timeout(PATIENCE_MS) })) as Thought);
    } catch (error) {
      reject(error);
    }
    this.running -= 1;
    this.next();
  }

  private start(): Pool {
    const pool = createPool(this.threads, 0);
    // A thread that dies between two thoughts is nobody's answer; another takes its place.
    pool.on('error', this.onTrouble);
    return pool;
  }
}

/** Bots in worker threads, started when first needed. */
export function threadThinker(threads: number, onTrouble: (error: unknown) => void): Thinker {
  const quick = new Lane(1, onTrouble);
  const searching = new Lane(threads, onTrouble);
  return {
    think: (request, owner) => (request.level === QUICK_LEVEL ? quick : searching).think(request, owner),
    async close() {
      await Promise.all([quick.close(), searching.close()]);
    },
  };
}
