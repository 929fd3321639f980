import { Worker } from 'node:worker_threads';
import type { Answer, Done, Order } from './orders.ts';

// Threads run built JavaScript, also where the rest runs from its sources.
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../../../dist/storage/sqlite/thread.js' : './thread.js',
  import.meta.url,
);

interface Waiting {
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

/** The thread that writes, seen from outside. Answers come in the order of the orders. */
export class Writing {
  private readonly thread: Worker;
  private readonly waiting: Waiting[] = [];
  /** Whoever wants several orders to follow each other undisturbed waits for those before. */
  private turn: Promise<void> = Promise.resolve();
  private gone: Error | undefined;
  private isClosing = false;

  /** `onGone`: the thread has died; nothing can be stored any more. */
  constructor(file: string, onGone: (error: Error) => void, thread: URL = THREAD) {
    this.thread = new Worker(thread, { workerData: file });
    this.thread.on('message', (answer: Answer) => this.answered(answer));
    const ended = (error: Error): void => {
      if (this.gone !== undefined) return;
      this.gone = error;
      // Whether it was stored is not known: it is not acknowledged.
      for (const { reject } of this.waiting.splice(0)) reject(error);
      if (!this.isClosing) onGone(error);
    };
    this.thread.on('error', (error: unknown) =>
      ended(new Error('the thread that stores has failed', { cause: error })),
    );
    this.thread.on('exit', (code) => ended(new Error(`the thread that stores has ended (${code})`)));
  }

  /** One order, when nobody is in the middle of several. */
  async alone(order: Order): Promise<Done> {
    const release = await this.take();
    try {
      return await this.order(order);
    } finally {
      release();
    }
  }

  /** Waits until nobody else writes; gives what to call when done. */
  async take(): Promise<() => void> {
    const before = this.turn;
    let release = (): void => undefined;
    this.turn = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }

  /** Only for whoever has the turn. */
  order(order: Order): Promise<Done> {
    const { gone } = this;
    if (gone !== undefined) return Promise.reject(gone);
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.thread.postMessage(order, []);
    });
  }

  async close(): Promise<void> {
    this.isClosing = true;
    if (this.gone === undefined) await this.alone({ order: 'close' });
    await this.thread.terminate();
  }

  private answered(answer: Answer): void {
    const next = this.waiting.shift();
    if (next === undefined) return;
    if ('done' in answer) next.resolve(answer.done);
    else next.reject(Object.assign(new Error(answer.problem.message), { code: answer.problem.code }));
  }
}
