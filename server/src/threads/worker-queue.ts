import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';

export interface WorkerQueueParts {
  /** The thread's program, as built JavaScript. */
  readonly file: URL;
  /** How many tasks may wait. */
  readonly most: number;
  readonly maxPerOwner: number;
  /** A task that takes longer is rejected, and its thread ended. */
  readonly timeLimitMs: number;
}

/** The task was rejected, since too many are waiting. */
export class QueueFullError extends Error {
  constructor() {
    super('too many tasks are waiting for a thread');
  }
}

/** The answer of a thread. */
export type WorkerAnswer<Result> = { readonly result: Result } | { readonly problem: string };

interface Waiting<Task, Result> {
  readonly task: Task;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** How long an idle thread is kept. */
const IDLE_MS = 30_000;

/** Runs tasks in one worker thread, one at a time, in rotation by owner. The thread is started on demand. */
export class WorkerQueue<Task, Result> {
  private readonly parts: WorkerQueueParts;
  private readonly queue: FairQueue<Waiting<Task, Result>>;
  private running: Waiting<Task, Result> | undefined;
  private thread: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(parts: WorkerQueueParts) {
    this.parts = parts;
    this.queue = new FairQueue(parts);
  }

  run(owner: string, task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) reject(new Error('the thread is closed'));
      else if (!this.queue.push(owner, { task, resolve, reject })) reject(new QueueFullError());
      else this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const error = new Error('the thread is closed');
    for (let item = this.queue.shift(); item !== undefined; item = this.queue.shift()) item.reject(error);
    await this.end(error);
  }

  private next(): void {
    if (this.running !== undefined) return;
    clearTimeout(this.timer);
    const item = this.queue.shift();
    if (item === undefined) {
      this.timer = setTimeout(() => void this.end(new Error('the thread was idle')), IDLE_MS).unref();
      return;
    }
    this.running = item;
    this.thread ??= this.start();
    this.timer = setTimeout(() => {
      void this.restart(new Error(`a task took longer than ${this.parts.timeLimitMs} ms`));
    }, this.parts.timeLimitMs).unref();
    this.thread.postMessage(item.task, []);
  }

  private start(): Worker {
    // The main thread may run from sources; the worker must not inherit that option.
    const thread = new Worker(this.parts.file, { execArgv: [] });
    thread.on('message', (answer: WorkerAnswer<Result>) => {
      const item = this.running;
      this.running = undefined;
      if (item !== undefined && 'result' in answer) item.resolve(answer.result);
      else item?.reject(new Error('problem' in answer ? answer.problem : 'the thread gave no result'));
      this.next();
    });
    const failed = (error: unknown): void => {
      if (this.thread !== thread) return;
      void this.restart(error instanceof Error ? error : new Error(`the thread has ended (${String(error)})`));
    };
    thread.on('error', failed);
    thread.on('exit', failed);
    thread.unref();
    return thread;
  }

  /** Rejects the running task and ends its thread; the next task gets another. */
  private async restart(error: Error): Promise<void> {
    await this.end(error);
    if (!this.isClosed) this.next();
  }

  private async end(error: Error): Promise<void> {
    clearTimeout(this.timer);
    const { thread, running } = this;
    this.thread = undefined;
    this.running = undefined;
    running?.reject(error);
    await thread?.terminate();
  }
}
