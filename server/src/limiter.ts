import { monotonicNow } from './clocks.ts';

/** The most names remembered; beyond it the longest unseen are forgotten. */
const MOST_NAMES = 50_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** How much somebody may do: so many at once, and so many a minute in the long run. */
export class Limiter {
  private readonly perMinute: number;
  private readonly burst: number;
  private readonly monotonic: () => number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(perMinute: number, burst: number, monotonic: () => number = monotonicNow) {
    this.perMinute = perMinute;
    this.burst = burst;
    this.monotonic = monotonic;
  }

  /** `false` where it is too much. */
  allows(name: string): boolean {
    const now = this.monotonic();
    const known = this.buckets.get(name);
    const bucket = known ?? { tokens: this.burst, at: now };
    bucket.tokens = Math.min(this.burst, bucket.tokens + ((now - bucket.at) / 60_000) * this.perMinute);
    bucket.at = now;
    this.buckets.delete(name);
    this.buckets.set(name, bucket);
    this.forgetOldest();
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  /** Gives back what was counted once too often. */
  restore(name: string): void {
    const bucket = this.buckets.get(name);
    if (bucket !== undefined) bucket.tokens = Math.min(this.burst, bucket.tokens + 1);
  }

  private forgetOldest(): void {
    const oldest = this.buckets.size > MOST_NAMES ? this.buckets.keys().next() : undefined;
    if (oldest?.done === false) this.buckets.delete(oldest.value);
  }
}
