import type { Thought, ThinkRequest } from '@cabale/bots';
import { createPool } from '@cabale/bots/node';
import type { Thinker } from './tables/bots.ts';

/** Longer than the strongest level takes on a busy machine. */
const PATIENCE_MS = 60_000;

/** Bots in worker threads, started when first needed. */
export function threadThinker(threads: number): Thinker {
  let pool: ReturnType<typeof createPool> | undefined;
  return {
    async think(request: ThinkRequest): Promise<Thought> {
      pool ??= createPool(threads, 0);
      return (await pool.run(request, { name: 'think', signal: AbortSignal.timeout(PATIENCE_MS) })) as Thought;
    },
    async close(): Promise<void> {
      await pool?.destroy();
    },
  };
}
