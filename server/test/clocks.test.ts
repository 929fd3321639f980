import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressWindows } from '../src/api/address-windows.ts';
import { ClockWatch } from '../src/clocks.ts';
import type { Job } from '../src/jobs/jobs.ts';
import { LocalJobs } from '../src/jobs/local.ts';
import { Limiter } from '../src/limiter.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);

// The time of day can be set independently of the timers and the monotonic clock, as on a real machine.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  vi.setSystemTime(START);
});
afterEach(() => {
  vi.useRealTimers();
});

function setClock(by: number): void {
  vi.setSystemTime(Date.now() + by);
}

describe.each([-10 * MINUTE, 1000_000])('when the time of day is set by %i ms', (step) => {
  it('a limit for people stays unchanged', () => {
    const limiter = new Limiter(60, 10);
    for (let time = 0; time < 10; time++) expect(limiter.allows('anna')).toBe(true);
    expect(limiter.allows('anna')).toBe(false);
    setClock(step);
    expect(limiter.allows('anna')).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(limiter.allows('anna')).toBe(true);
    expect(limiter.allows('anna')).toBe(false);
  });

  it('a limit for addresses stays unchanged', () => {
    const windows = new AddressWindows();
    const count = (): number => {
      let counted = 0;
      windows.incr('192.0.2.1', (_, result) => (counted = result?.current ?? 0), MINUTE);
      return counted;
    };
    expect([count(), count()]).toEqual([1, 2]);
    setClock(step);
    expect(count()).toBe(3);
    vi.advanceTimersByTime(MINUTE);
    expect(count()).toBe(1);
  });
});

/** Jobs that run immediately, and a person who checks the clocks. */
function started(): { jobs: LocalJobs; done: Job[] } {
  const done: Job[] = [];
  const jobs = new LocalJobs(2, (error) => expect.unreachable(String(error)), Date.now);
  void jobs.work((job) => Promise.resolve(void done.push(job)));
  const watch = new ClockWatch({ wall: Date.now, monotonic: () => performance.now() }, () => jobs.reschedule());
  setInterval(() => watch.check(), 1000);
  return { jobs, done };
}

describe('jobs due at a time of day', () => {
  it('runs soon after the clock was set forward past it', async () => {
    const { jobs, done } = started();
    await jobs.add({ kind: 'due', table: 'table-001', at: START + 5 * MINUTE });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(done).toEqual([]);
    setClock(1000_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toHaveLength(1);
  });

  it('does not run early after the clock was set back, and runs at its time', async () => {
    const { jobs, done } = started();
    await jobs.add({ kind: 'due', table: 'table-001', at: START + 5 * MINUTE });
    await vi.advanceTimersByTimeAsync(MINUTE);
    setClock(-10 * MINUTE);
    await vi.advanceTimersByTimeAsync(13 * MINUTE);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(done).toHaveLength(1);
  });

  it('is planned again only if the clocks really differ', () => {
    const onJump = vi.fn<() => void>();
    const watch = new ClockWatch({ wall: Date.now, monotonic: () => performance.now() }, onJump);
    for (let time = 0; time < 10; time++) {
      vi.advanceTimersByTime(1000);
      setClock(100);
      watch.check();
    }
    expect(onJump).not.toHaveBeenCalled();
    setClock(-2000);
    watch.check();
    expect(onJump).toHaveBeenCalledTimes(1);
  });
});
