let now: () => number = () => performance.now();

/** Milliseconds from any beginning, for comparing how long bots think. */
export function thinkingClock(): number {
  return now();
}

/** Replaces wall time by a better clock, such as the processor time of a thread. */
export function setThinkingClock(clock: () => number): void {
  now = clock;
}
