import { ATTEMPTS, FIRST_RETRY_MS, jobName, laneOf, type Job, type JobHandler, type Jobs } from './jobs.ts';

/** The longest time a timer can wait; for later jobs it waits again. */
const LONGEST_MS = 2_147_483_647;

/** Bots wait for their thoughts most of the time, in a queue that is fair to all: clocks do not wait for them. */
const BOTS_AT_ONCE = 10_000;

interface Waiting {
  readonly job: Job;
  readonly attempt: number;
  readonly timer: NodeJS.Timeout;
}

/** Jobs inside one process. */
export class LocalJobs implements Jobs {
  private readonly atOnce: number;
  private readonly onTrouble: (error: unknown) => void;
  private readonly now: () => number;
  private readonly waiting = new Map<string, Waiting>();
  private readonly ready = new Map<string, { readonly job: Job; readonly attempt: number }>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly busy = { bots: 0, clocks: 0 };
  private handler: JobHandler | undefined;
  private closed = false;

  constructor(atOnce: number, onTrouble: (error: unknown) => void, now: () => number = Date.now) {
    this.atOnce = atOnce;
    this.onTrouble = onTrouble;
    this.now = now;
  }

  add(job: Job): Promise<void> {
    this.plan(job, this.untilDue(job), 1);
    return Promise.resolve();
  }

  retime(): void {
    // A retry waits for a while, not for a time of day.
    const timed = [...this.waiting.values()].filter(({ attempt }) => attempt === 1);
    for (const { job, timer } of timed) {
      clearTimeout(timer);
      this.waiting.delete(jobName(job));
      this.plan(job, this.untilDue(job), 1);
    }
  }

  work(handler: JobHandler): Promise<void> {
    this.handler = handler;
    this.next();
    return Promise.resolve();
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
    this.ready.clear();
    await Promise.all(this.running.values());
  }

  private plan(job: Job, wait: number, attempt: number): void {
    const name = jobName(job);
    if (this.closed || this.waiting.has(name) || this.ready.has(name) || this.running.has(name)) return;
    if (wait <= 0) {
      this.ready.set(name, { job, attempt });
      this.next();
      return;
    }
    const timer = setTimeout(
      () => {
        this.waiting.delete(name);
        this.plan(job, attempt === 1 ? this.untilDue(job) : 0, attempt);
      },
      Math.min(wait, LONGEST_MS),
    );
    timer.unref();
    this.waiting.set(name, { job, attempt, timer });
  }

  /** How long until the job is to be done, by the time of day. */
  private untilDue(job: Job): number {
    return job.kind === 'due' ? job.at - this.now() : 0;
  }

  private next(): void {
    if (this.handler === undefined) return;
    for (const [name, { job, attempt }] of this.ready) {
      const lane = laneOf(job);
      if (this.busy[lane] >= (lane === 'bots' ? BOTS_AT_ONCE : this.atOnce)) continue;
      this.ready.delete(name);
      this.busy[lane] += 1;
      this.running.set(name, this.run(this.handler, job, name, attempt));
    }
  }

  private async run(handler: JobHandler, job: Job, name: string, attempt: number): Promise<void> {
    let failed = false;
    try {
      await handler(job);
    } catch (error) {
      failed = true;
      // Once all is closing, what is broken off is planned again at the next start.
      if (!this.closed) this.onTrouble(error);
    }
    this.running.delete(name);
    this.busy[laneOf(job)] -= 1;
    if (failed && attempt < ATTEMPTS) this.plan(job, FIRST_RETRY_MS * 2 ** (attempt - 1), attempt + 1);
    this.next();
  }
}
