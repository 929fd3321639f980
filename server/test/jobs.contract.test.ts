import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BullJobs } from '../src/jobs/bullmq.ts';
import type { Job, Jobs } from '../src/jobs/jobs.ts';
import { LocalJobs } from '../src/jobs/local.ts';
import { forwarder } from './support/forwarder.ts';
import { hasRedis, withRedis } from './support/services.ts';

const ignore = (): void => undefined;

/** Collects the jobs done and can wait for a number of them. */
class Worker {
  readonly done: Job[] = [];
  private wake: () => void = ignore;

  finished(job: Job): void {
    this.done.push(job);
    this.wake();
  }

  async does(count: number): Promise<Job[]> {
    while (this.done.length < count) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return this.done;
  }
}

function contract(name: string, create: () => Jobs): void {
  function created(): Jobs {
    const jobs = create();
    onTestFinished(() => jobs.close());
    return jobs;
  }

  describe(`jobs ${name}`, () => {
    it('run, whether planned before or after work begins', async () => {
      const jobs = created();
      const worker = new Worker();
      await jobs.add({ kind: 'bot', table: 'table-001', number: 3 });
      await jobs.work((job) => Promise.resolve(worker.finished(job)));
      await jobs.add({ kind: 'settle', table: 'table-002' });
      const done = await worker.does(2);
      expect(done).toContainEqual({ kind: 'bot', table: 'table-001', number: 3 });
      expect(done).toContainEqual({ kind: 'settle', table: 'table-002' });
    });

    it('run when they are due, overdue ones immediately', async () => {
      const jobs = created();
      const worker = new Worker();
      await jobs.work((job) => Promise.resolve(worker.finished(job)));
      const soon = Date.now() + 150;
      await jobs.add({ kind: 'due', table: 'later', at: Date.now() + 3_600_000 });
      await jobs.add({ kind: 'due', table: 'soon', at: soon });
      await jobs.add({ kind: 'due', table: 'past', at: 1 });
      const done = await worker.does(2);
      expect(done.map(({ table }) => table)).toEqual(['past', 'soon']);
      expect(Date.now()).toBeGreaterThanOrEqual(soon - 5);
    });

    it('planned twice are done once', async () => {
      const jobs = created();
      const worker = new Worker();
      for (let times = 0; times < 3; times++) await jobs.add({ kind: 'bot', table: 'table-001', number: 1 });
      await jobs.add({ kind: 'bot', table: 'table-001', number: 2 });
      await jobs.work((job) => Promise.resolve(worker.finished(job)));
      await worker.does(2);
      await jobs.add({ kind: 'settle', table: 'last' });
      expect(await worker.does(3)).toHaveLength(3);
    });

    it('are tried again when they fail', async () => {
      const jobs = created();
      const worker = new Worker();
      let tries = 0;
      await jobs.work((job) => {
        tries += 1;
        if (tries < 2) return Promise.reject(new Error('not yet'));
        worker.finished(job);
        return Promise.resolve();
      });
      await jobs.add({ kind: 'settle', table: 'table-001' });
      await worker.does(1);
      expect(tries).toBe(2);
    });

    it('in progress are finished before closing', async () => {
      const jobs = create();
      const worker = new Worker();
      let begun: () => void = ignore;
      const isRunning = new Promise<void>((resolve) => (begun = resolve));
      let finish: () => void = ignore;
      const mayFinish = new Promise<void>((resolve) => (finish = resolve));
      await jobs.work(async (job) => {
        begun();
        await mayFinish;
        worker.finished(job);
      });
      await jobs.add({ kind: 'settle', table: 'table-001' });
      await isRunning;
      const closed = jobs.close();
      finish();
      await closed;
      expect(worker.done).toHaveLength(1);
    });
  });
}

contract('inside one process', () => new LocalJobs(2, ignore));

describe.runIf(hasRedis)('with Redis', () => {
  const url = withRedis();
  const options = { concurrency: 2, queues: ['bots', 'clocks'] as const, onError: ignore };
  contract('between processes', () => new BullJobs({ url: url(), prefix: randomUUID(), ...options }));

  it('leaves bots to the worker processes', async () => {
    const prefix = randomUUID();
    const [web, thinker] = [
      new BullJobs({ url: url(), prefix, ...options, queues: ['clocks'] }),
      new BullJobs({ url: url(), prefix, ...options }),
    ];
    onTestFinished(async () => {
      await Promise.all([web.close(), thinker.close()]);
    });
    const [atWeb, atThinker] = [new Worker(), new Worker()];
    await web.work((job) => Promise.resolve(atWeb.finished(job)));
    await web.add({ kind: 'bot', table: 'table-001', number: 1 });
    await thinker.work((job) => Promise.resolve(atThinker.finished(job)));
    expect(await atThinker.does(1)).toEqual([{ kind: 'bot', table: 'table-001', number: 1 }]);
    expect(atWeb.done).toEqual([]);
  });

  it('are closed in the end although Redis is lost', async () => {
    const way = await forwarder(url());
    let lost: () => void = ignore;
    const isLost = new Promise<void>((resolve) => (lost = resolve));
    const jobs = new BullJobs({ ...options, url: way.url, prefix: randomUUID(), onError: () => lost() });
    await jobs.work(() => Promise.resolve());
    way.cut();
    await isLost;
    await expect(jobs.close()).resolves.toBeUndefined();
  });
});
