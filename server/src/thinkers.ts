import type { Thought, ThinkRequest } from '@cabale/bots';
import { createPool } from '@cabale/bots/node';
import type { Thinker } from './tables/bots.ts';

/** Longer than the strongest level takes on a busy machine. */
const PATIENCE_MS = 60_000;

/** Bots in worker threads, started when first needed. */
export function threadThinker(threads: number, onTrouble: (error: unknown) => void): Thinker {
  let pool: ReturnType<typeof createPool> | undefined;
  const started = (): ReturnType<typeof createPool> => {
    const made = createPool(threads, 0);
    // A thread that dies between two thoughts is nobody's answer; another takes its place.
    made.on('error', onTrouble);
    return made;
  };
  return {
    async think(request: ThinkRequest): Promise<Thought> {
      pool ??= started();
      return (await pool.run(request, { name: 'think', signal: AbortSignal.timeout(PATIENCE_MS) })) as Thought;
    },
    async close(): Promise<void> {
      await pool?.destroy();
    },
  };
}
