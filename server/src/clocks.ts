/** A clock that never jumps, in milliseconds: for limits and durations. */
export function monotonicNow(): number {
  return performance.now();
}

/** Smaller differences between two checks count as drift, not as a change of the time of day. */
const JUMP_MS = 1000;

export interface Clocks {
  /** The time of day, which an operator or a time service may set. */
  readonly wall: () => number;
  readonly monotonic: () => number;
}

/** Detects that the time of day was set. Timers follow the monotonic clock and must then be rescheduled. */
export class ClockWatch {
  private readonly clocks: Clocks;
  private readonly onJump: () => void;
  private difference: number;

  constructor(clocks: Clocks, onJump: () => void) {
    this.clocks = clocks;
    this.onJump = onJump;
    this.difference = this.offset();
  }

  /** To be called regularly. */
  check(): void {
    const difference = this.offset();
    const jumped = Math.abs(difference - this.difference) >= JUMP_MS;
    // Each check starts from the last, so slow corrections never add up to a jump.
    this.difference = difference;
    if (jumped) this.onJump();
  }

  private offset(): number {
    return this.clocks.wall() - this.clocks.monotonic();
  }
}
