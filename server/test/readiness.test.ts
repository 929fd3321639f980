import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Readiness } from '../src/readiness.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('readiness', () => {
  it('is reported within a second, whatever hangs', async () => {
    const readiness = new Readiness(() => new Promise(() => undefined));
    const answer = readiness.ask();
    await vi.advanceTimersByTimeAsync(999);
    const { problem } = await answer;
    expect(problem?.message).toContain('took longer than 800 ms');
  });

  it('is checked once for concurrent requests', async () => {
    const check = vi.fn<() => Promise<void>>(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const readiness = new Readiness(check);
    const answers = Promise.all(Array.from({ length: 20 }, () => readiness.ask()));
    await vi.advanceTimersByTimeAsync(100);
    expect((await answers).every(({ problem }) => problem === undefined)).toBe(true);
    await readiness.ask();
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(600);
    const later = readiness.ask();
    await vi.advanceTimersByTimeAsync(100);
    await later;
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('starts no second check while one hangs', async () => {
    const check = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
    const readiness = new Readiness(check);
    for (let time = 0; time < 3; time++) {
      const answer = readiness.ask();
      await vi.advanceTimersByTimeAsync(2000);
      expect((await answer).problem).toBeDefined();
    }
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('is logged again only if the reason has changed', async () => {
    let reason: string | undefined = 'disk full';
    const readiness = new Readiness(() =>
      reason === undefined ? Promise.resolve() : Promise.reject(new Error(reason)),
    );
    const seen: boolean[] = [];
    for (const next of ['disk full', 'disk full', 'read-only', undefined]) {
      reason = next;
      seen.push((await readiness.ask()).isNew);
      vi.advanceTimersByTime(1000);
    }
    expect(seen).toEqual([true, false, true, true]);
  });
});
