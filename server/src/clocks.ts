/** Milliseconds since some moment, never going back and never jumping: for limits and for how long something took. */
export function monotonicNow(): number {
  return performance.now();
}

/** Clocks that drift apart by less than this between two looks are taken to run alike. */
const JUMP_MS = 1000;

export interface Clocks {
  /** The time of day, which an operator or a time service may set. */
  readonly wall: () => number;
  readonly monotonic: () => number;
}

/** Notices that the time of day was set: timers, which run by the monotonic clock, are then wrong. */
export class ClockWatch {
  private readonly clocks: Clocks;
  private readonly onJump: () => void;
  private difference: number;

  constructor(clocks: Clocks, onJump: () => void) {
    this.clocks = clocks;
    this.onJump = onJump;
    this.difference = this.measured();
  }

  /** To be called every now and then. */
  look(): void {
    const difference = this.measured();
    const jumped = Math.abs(difference - this.difference) >= JUMP_MS;
    // Small differences add up to nothing: a clock that is only corrected slowly is followed.
    this.difference = difference;
    if (jumped) this.onJump();
  }

  private measured(): number {
    return this.clocks.wall() - this.clocks.monotonic();
  }
}
