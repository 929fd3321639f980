import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { monotonicNow } from '../clocks.ts';

/** The most addresses remembered; beyond it those whose window began first are forgotten. */
const MOST_ADDRESSES = 5000;

interface Window {
  readonly began: number;
  count: number;
}

/** Counts requests of addresses in windows of time, by a clock that nobody can set. */
export class AddressWindows implements FastifyRateLimitStore {
  private readonly windows = new Map<string, Window>();

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = monotonicNow();
    const known = this.windows.get(key);
    const window = known !== undefined && now - known.began < timeWindow ? known : { began: now, count: 0 };
    window.count += 1;
    if (window !== known) {
      this.windows.delete(key);
      this.windows.set(key, window);
      this.forgetOldest();
    }
    callback(null, { current: window.count, ttl: timeWindow - (now - window.began) });
  }

  child(): AddressWindows {
    return new AddressWindows();
  }

  private forgetOldest(): void {
    const oldest = this.windows.size > MOST_ADDRESSES ? this.windows.keys().next() : undefined;
    if (oldest?.done === false) this.windows.delete(oldest.value);
  }
}
