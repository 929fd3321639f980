import { Worker } from 'node:worker_threads';
import { monotonicNow } from '../../clocks.ts';
import { TimeLimitError } from '../../time-limit.ts';
import type { Answer, Done, Order } from './orders.ts';
import { SqliteProblem } from './problem.ts';

// Threads run built JavaScript, also where the rest runs from its sources.
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../../../dist/storage/sqlite/thread.js' : './thread.js',
  import.meta.url,
);

/** Longer than the thread waits for another process; a disk that takes longer does not answer. */
const ANSWER_WITHIN_MS = 15_000;

interface Waiting {
  readonly since: number;
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

/** The thread that writes, seen from outside. Answers come in the order of the orders. */
export class Writing {
  private readonly thread: Worker;
  private readonly waiting: Waiting[] = [];
  /** While somebody's orders must follow each other undisturbed; resolves when that is over. */
  private several: Promise<void> | undefined;
  private gone: Error | undefined;
  private isClosing = false;
  private readonly limit: NodeJS.Timeout;

  /** `onGone`: the thread has died; nothing can be stored any more. */
  constructor(file: string, onGone: (error: Error) => void, thread: URL = THREAD, limitMs = ANSWER_WITHIN_MS) {
    this.limit = setInterval(() => this.giveUpSince(monotonicNow() - limitMs, limitMs), limitMs / 10).unref();
    this.thread = new Worker(thread, { workerData: file });
    this.thread.on('message', (answers: readonly Answer[]) => {
      for (const answer of answers) this.answered(answer);
    });
    const ended = (error: Error): void => {
      if (this.gone !== undefined) return;
      this.gone = error;
      clearInterval(this.limit);
      // Whether it was stored is not known: it is not acknowledged.
      for (const { reject } of this.waiting.splice(0)) reject(error);
      if (!this.isClosing) onGone(error);
    };
    this.thread.on('error', (error: unknown) =>
      ended(new Error('the thread that stores has failed', { cause: error })),
    );
    this.thread.on('exit', (code) => ended(new Error(`the thread that stores has ended (${code})`)));
  }

  /** One order, when nobody is in the middle of several. Orders that wait for the disk are not waited for. */
  async alone(order: Order): Promise<Done> {
    while (this.several !== undefined) await this.several;
    return this.order(order);
  }

  /** Waits until nobody else is in the middle of several orders; gives what to call when done. */
  async take(): Promise<() => void> {
    while (this.several !== undefined) await this.several;
    let release = (): void => undefined;
    this.several = new Promise((resolve) => {
      release = () => {
        this.several = undefined;
        resolve();
      };
    });
    return release;
  }

  /** Only for whoever has the turn. */
  order(order: Order): Promise<Done> {
    const { gone } = this;
    if (gone !== undefined) return Promise.reject(gone);
    return new Promise((resolve, reject) => {
      this.waiting.push({ since: monotonicNow(), resolve, reject });
      this.thread.postMessage(order, []);
    });
  }

  async close(): Promise<void> {
    this.isClosing = true;
    if (this.gone === undefined) await this.alone({ order: 'close' });
    await this.thread.terminate();
  }

  /** Their answers may still come, and are then nobody's: each order keeps its place among the answers. */
  private giveUpSince(time: number, limitMs: number): void {
    for (const { since, reject } of this.waiting) {
      if (since > time) return;
      reject(new TimeLimitError('the disk', limitMs));
    }
  }

  private answered(answer: Answer): void {
    const next = this.waiting.shift();
    if (next === undefined) return;
    if ('done' in answer) next.resolve(answer.done);
    else next.reject(new SqliteProblem(answer.problem.message, answer.problem.code));
  }
}
