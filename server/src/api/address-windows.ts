import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { BoundedMap } from '../bounded-map.ts';
import { monotonicNow } from '../clocks.ts';

/** How many addresses are remembered; beyond it the oldest windows are dropped. */
const MAX_ADDRESSES = 5000;

interface Window {
  readonly began: number;
  count: number;
}

/** Counts requests by address in time windows of the monotonic clock. */
export class AddressWindows implements FastifyRateLimitStore {
  private readonly windows = new BoundedMap<Window>(MAX_ADDRESSES);

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = monotonicNow();
    const known = this.windows.get(key);
    const window = known !== undefined && now - known.began < timeWindow ? known : { began: now, count: 0 };
    window.count += 1;
    if (window !== known) this.windows.set(key, window);
    callback(null, { current: window.count, ttl: timeWindow - (now - window.began) });
  }

  child(): AddressWindows {
    return new AddressWindows();
  }
}
