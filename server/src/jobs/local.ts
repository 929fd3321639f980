import { ATTEMPTS, FIRST_RETRY_MS, jobId, queueOf, type Job, type JobHandler, type Jobs } from './jobs.ts';

/** The longest time a timer can wait; for later jobs it is renewed. */
const MAX_TIMER_MS = 2_147_483_647;

/** Bot jobs mostly wait in the fair queue of the bot threads, so many may run at once. */
const BOTS_AT_ONCE = 10_000;

interface Waiting {
  readonly job: Job;
  readonly attempt: number;
  readonly timer: NodeJS.Timeout;
}

/** The job queues of a single process. */
export class LocalJobs implements Jobs {
  private readonly concurrency: number;
  private readonly onError: (error: unknown) => void;
  private readonly now: () => number;
  private readonly waiting = new Map<string, Waiting>();
  private readonly ready = new Map<string, { readonly job: Job; readonly attempt: number }>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly busy = { bots: 0, clocks: 0 };
  private handler: JobHandler | undefined;
  private closed = false;

  constructor(concurrency: number, onError: (error: unknown) => void, now: () => number = Date.now) {
    this.concurrency = concurrency;
    this.onError = onError;
    this.now = now;
  }

  add(job: Job): Promise<void> {
    this.plan(job, this.untilDue(job), 1);
    return Promise.resolve();
  }

  reschedule(): void {
    // Retries wait for a duration, not for a time of day.
    const timed = [...this.waiting.values()].filter(({ attempt }) => attempt === 1);
    for (const { job, timer } of timed) {
      clearTimeout(timer);
      this.waiting.delete(jobId(job));
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
    const name = jobId(job);
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
      Math.min(wait, MAX_TIMER_MS),
    );
    timer.unref();
    this.waiting.set(name, { job, attempt, timer });
  }

  /** Milliseconds until the job is due, by the time of day. */
  private untilDue(job: Job): number {
    return job.kind === 'due' ? job.at - this.now() : 0;
  }

  private next(): void {
    if (this.handler === undefined) return;
    for (const [name, { job, attempt }] of this.ready) {
      const lane = queueOf(job);
      if (this.busy[lane] >= (lane === 'bots' ? BOTS_AT_ONCE : this.concurrency)) continue;
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
      // During shutdown interrupted jobs are not errors: they are added again at the next start.
      if (!this.closed) this.onError(error);
    }
    this.running.delete(name);
    this.busy[queueOf(job)] -= 1;
    if (failed && attempt < ATTEMPTS) this.plan(job, FIRST_RETRY_MS * 2 ** (attempt - 1), attempt + 1);
    this.next();
  }
}
