import { BoundedMap } from './bounded-map.ts';
import { monotonicNow } from './clocks.ts';

/** How many names are remembered; beyond it the least recently seen are dropped. */
const MAX_NAMES = 50_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** A token bucket for each name: a burst at once, and a number a minute in the long run. */
export class Limiter {
  private readonly perMinute: number;
  private readonly burst: number;
  private readonly monotonic: () => number;
  private readonly buckets = new BoundedMap<Bucket>(MAX_NAMES);

  constructor(perMinute: number, burst: number, monotonic: () => number = monotonicNow) {
    this.perMinute = perMinute;
    this.burst = burst;
    this.monotonic = monotonic;
  }

  /** `false` where the limit is exceeded. */
  allows(name: string): boolean {
    const now = this.monotonic();
    const known = this.buckets.get(name);
    const bucket = known ?? { tokens: this.burst, at: now };
    bucket.tokens = Math.min(this.burst, bucket.tokens + ((now - bucket.at) / 60_000) * this.perMinute);
    bucket.at = now;
    this.buckets.set(name, bucket);
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  /** Takes back one count. */
  restore(name: string): void {
    const bucket = this.buckets.get(name);
    if (bucket !== undefined) bucket.tokens = Math.min(this.burst, bucket.tokens + 1);
  }
}
