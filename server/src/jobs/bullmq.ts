import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { ATTEMPTS, FIRST_RETRY_MS, jobName, laneOf, type Job, type JobHandler, type Jobs } from './jobs.ts';

const PREFIX = 'cabale-jobs';
/** Bots take seconds and must not hold up clocks, so they have a queue of their own. */
const QUEUES = ['bots', 'clocks'] as const;
type QueueName = (typeof QUEUES)[number];

/** They wait for their thoughts most of the time, in a queue that is fair to all. */
const BOTS_AT_ONCE = 500;

/** The job of a process that died is taken over after this time; all workers must agree on it. */
const TAKEOVER_MS = 2000;

/** So long an answer is waited for; what could not be planned is planned again within the minute. */
const ANSWER_WITHIN_MS = 5000;
/** Workers ask Redis to wait for a job for up to 10 seconds. */
const WAIT_WITHIN_MS = 15_000;

export interface BullJobsOptions {
  readonly url: string;
  /** Apart from other houses on the same Redis. */
  readonly prefix?: string;
  readonly atOnce: number;
  /** Which queues this process works on; a web process leaves thinking to others. */
  readonly queues: readonly QueueName[];
  readonly onTrouble: (error: Error) => void;
}

/** Jobs of many processes, in Redis. */
export class BullJobs implements Jobs {
  private readonly options: BullJobsOptions;
  /** For commands that are answered at once. */
  private readonly connection: Redis;
  /** For workers, which wait for jobs. */
  private readonly waiting: Redis;
  private readonly queues: Readonly<Record<QueueName, Queue>>;
  private workers: Worker[] = [];

  constructor(options: BullJobsOptions) {
    this.options = options;
    this.connection = new Redis(options.url, { maxRetriesPerRequest: null, commandTimeout: ANSWER_WITHIN_MS });
    this.waiting = new Redis(options.url, { maxRetriesPerRequest: null, commandTimeout: WAIT_WITHIN_MS });
    for (const each of [this.connection, this.waiting]) each.on('error', options.onTrouble);
    this.queues = { bots: this.queue('bots'), clocks: this.queue('clocks') };
  }

  async add(job: Job): Promise<void> {
    const delay = job.kind === 'due' ? Math.max(0, job.at - Date.now()) : 0;
    await this.queues[laneOf(job)].add(job.kind, job, {
      jobId: jobName(job),
      delay,
      attempts: ATTEMPTS,
      backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
      removeOnComplete: true,
      removeOnFail: true,
    });
  }

  retime(): void {
    // Redis keeps times of day, and every worker compares them with its clock when it asks for its next job.
  }

  async work(handler: JobHandler): Promise<void> {
    this.workers = this.options.queues.map((name) => this.worker(name, handler));
    await Promise.all(this.workers.map((worker) => worker.waitUntilReady()));
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
    await Promise.all(Object.values(this.queues).map((queue) => queue.close()));
    this.connection.disconnect();
    this.waiting.disconnect();
  }

  private get prefix(): string {
    return this.options.prefix ?? PREFIX;
  }

  private queue(name: QueueName): Queue {
    const queue = new Queue(name, { connection: this.connection, prefix: this.prefix });
    queue.on('error', this.options.onTrouble);
    return queue;
  }

  private worker(name: QueueName, handler: JobHandler): Worker {
    const { atOnce, onTrouble } = this.options;
    const worker = new Worker<Job>(name, ({ data }) => handler(data), {
      connection: this.waiting,
      prefix: this.prefix,
      concurrency: name === 'bots' ? BOTS_AT_ONCE : atOnce,
      lockDuration: TAKEOVER_MS,
      stalledInterval: TAKEOVER_MS,
      maxStalledCount: ATTEMPTS,
    });
    worker.on('error', onTrouble);
    worker.on('failed', (_, error) => onTrouble(error));
    return worker;
  }
}
