import { Worker } from 'node:worker_threads';
import { monotonicNow } from '../../clocks.ts';
import { TimeLimitError } from '../../time-limit.ts';
import type { Answer, StatementResult, Command } from './commands.ts';
import { SqliteError } from './error.ts';

// Threads run built JavaScript, even where the rest runs from sources.
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../../../dist/storage/sqlite/writer-thread.js' : './writer-thread.js',
  import.meta.url,
);

/** Longer than the thread waits for another process; a slower disk counts as not answering. */
const ANSWER_WITHIN_MS = 15_000;

interface Waiting {
  readonly since: number;
  readonly resolve: (done: StatementResult) => void;
  readonly reject: (error: Error) => void;
}

/** The main thread's side of the writer thread. Answers come in the order of commands. */
export class SqliteWriter {
  private readonly thread: Worker;
  private readonly waiting: Waiting[] = [];
  /** Set during an explicit transaction; resolves at its end. */
  private several: Promise<void> | undefined;
  private failure: Error | undefined;
  private isClosing = false;
  private readonly limit: NodeJS.Timeout;

  /** `onFatal`: the thread has died and nothing can be stored any more. */
  constructor(file: string, onFatal: (error: Error) => void, thread: URL = THREAD, limitMs = ANSWER_WITHIN_MS) {
    this.limit = setInterval(() => this.giveUpSince(monotonicNow() - limitMs, limitMs), limitMs / 10).unref();
    this.thread = new Worker(thread, { workerData: file });
    this.thread.on('message', (answers: readonly Answer[]) => {
      for (const answer of answers) this.answered(answer);
    });
    const ended = (error: Error): void => {
      if (this.failure !== undefined) return;
      this.failure = error;
      clearInterval(this.limit);
      // Unknown whether it was stored, so it is not acknowledged.
      for (const { reject } of this.waiting.splice(0)) reject(error);
      if (!this.isClosing) onFatal(error);
    };
    this.thread.on('error', (error: unknown) => ended(new Error('the writer thread has failed', { cause: error })));
    this.thread.on('exit', (code) => ended(new Error(`the writer thread has ended (${code})`)));
  }

  /** One command outside of explicit transactions. Does not wait for other single commands. */
  async execute(command: Command): Promise<StatementResult> {
    while (this.several !== undefined) await this.several;
    return this.send(command);
  }

  /** Waits for the end of other explicit transactions; returns a function to call when done. */
  async lock(): Promise<() => void> {
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

  /** Only within an explicit transaction. */
  send(command: Command): Promise<StatementResult> {
    const { failure } = this;
    if (failure !== undefined) return Promise.reject(failure);
    return new Promise((resolve, reject) => {
      this.waiting.push({ since: monotonicNow(), resolve, reject });
      this.thread.postMessage(command, []);
    });
  }

  async close(): Promise<void> {
    this.isClosing = true;
    if (this.failure === undefined) await this.execute({ kind: 'close' });
    await this.thread.terminate();
  }

  /** Answers may still arrive and are then ignored: each command keeps its place among the answers. */
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
    else next.reject(new SqliteError(answer.problem.message, answer.problem.code));
  }
}
