import { setTimeout as delay } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { ATTEMPTS, FIRST_RETRY_MS, jobId, queueOf, type Job, type JobHandler, type Jobs } from './jobs.ts';

const PREFIX = 'cabale-jobs';
/** Bots take seconds and must not delay deadlines, so they have a queue of their own. */
const QUEUES = ['bots', 'clocks'] as const;
type QueueName = (typeof QUEUES)[number];

/** Bot jobs mostly wait in the fair queue of the bot threads. */
const BOTS_AT_ONCE = 500;

/** The job of a dead process is taken over after this time; the same for all workers. */
const TAKEOVER_MS = 2000;

/** Time limit for commands; jobs that could not be added are added again within a minute. */
const ANSWER_WITHIN_MS = 5000;
/** Workers block on Redis for up to 10 seconds. */
const WAIT_WITHIN_MS = 15_000;
/** Time limit for a worker to finish its jobs. */
const CLOSE_WITHIN_MS = 5000;

export interface BullJobsOptions {
  readonly url: string;
  /** Separates several installations on one Redis. */
  readonly prefix?: string;
  readonly concurrency: number;
  /** The queues this process works on; a web process leaves bots to others. */
  readonly queues: readonly QueueName[];
  readonly onError: (error: Error) => void;
}

/** Jobs shared by several processes, in Redis. */
export class BullJobs implements Jobs {
  private readonly options: BullJobsOptions;
  /** For commands with immediate answers. */
  private readonly connection: Redis;
  /** For workers, which block on Redis. */
  private readonly waiting: Redis;
  private readonly queues: Readonly<Record<QueueName, Queue>>;
  private workers: Worker[] = [];

  constructor(options: BullJobsOptions) {
    this.options = options;
    this.connection = new Redis(options.url, { maxRetriesPerRequest: null, commandTimeout: ANSWER_WITHIN_MS });
    this.waiting = new Redis(options.url, { maxRetriesPerRequest: null, commandTimeout: WAIT_WITHIN_MS });
    for (const each of [this.connection, this.waiting]) each.on('error', options.onError);
    this.queues = { bots: this.queue('bots'), clocks: this.queue('clocks') };
  }

  async add(job: Job): Promise<void> {
    const wait = job.kind === 'due' ? Math.max(0, job.at - Date.now()) : 0;
    await this.queues[queueOf(job)].add(job.kind, job, {
      jobId: jobId(job),
      delay: wait,
      attempts: ATTEMPTS,
      backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
      removeOnComplete: true,
      removeOnFail: true,
    });
  }

  reschedule(): void {
    // Jobs in Redis are compared with the time of day whenever a worker fetches the next one.
  }

  async work(handler: JobHandler): Promise<void> {
    this.workers = this.options.queues.map((name) => this.worker(name, handler));
    await Promise.all(this.workers.map((worker) => worker.waitUntilReady()));
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => this.closeWorker(worker)));
    await Promise.all(Object.values(this.queues).map((queue) => queue.close()));
    this.connection.disconnect();
    this.waiting.disconnect();
  }

  /** Closing never ends where a worker is about to reconnect to Redis; other processes then take over its jobs. */
  private async closeWorker(worker: Worker): Promise<void> {
    const waiting = new AbortController();
    const limit = delay(CLOSE_WITHIN_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
    await Promise.race([worker.close().finally(() => waiting.abort()), limit]);
  }

  private get prefix(): string {
    return this.options.prefix ?? PREFIX;
  }

  private queue(name: QueueName): Queue {
    const queue = new Queue(name, { connection: this.connection, prefix: this.prefix });
    queue.on('error', this.options.onError);
    return queue;
  }

  private worker(name: QueueName, handler: JobHandler): Worker {
    const { concurrency, onError } = this.options;
    const worker = new Worker<Job>(name, ({ data }) => handler(data), {
      connection: this.waiting,
      prefix: this.prefix,
      concurrency: name === 'bots' ? BOTS_AT_ONCE : concurrency,
      lockDuration: TAKEOVER_MS,
      stalledInterval: TAKEOVER_MS,
      maxStalledCount: ATTEMPTS,
    });
    worker.on('error', onError);
    worker.on('failed', (_, error) => onError(error));
    return worker;
  }
}
