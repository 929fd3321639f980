import type { Thought, ThinkRequest } from '@cabale/bots';
import { startBotWorker, type BotAnswer, type BotWorker, type StartBotWorker } from './botmessages.ts';

/** Computes bot answers off the main thread. */
export interface Thinker {
  think(request: ThinkRequest): Promise<Thought>;
  close(): void;
}

interface Waiting {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Longer than the strongest level takes on a slow phone. */
const ANSWER_TIMEOUT_MS = 45_000;

/** A worker that is started on first use and restarted once if it dies during a search. */
export class WorkerThinker implements Thinker {
  private readonly start: StartBotWorker;
  private worker: BotWorker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(start: StartBotWorker = startBotWorker) {
    this.start = start;
  }

  async think(request: ThinkRequest): Promise<Thought> {
    try {
      return await this.ask(request);
    } catch {
      this.close();
      return this.ask(request);
    }
  }

  close(): void {
    this.worker?.stop();
    this.worker = undefined;
    this.fail('closed');
  }

  private ask(request: ThinkRequest): Promise<Thought> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail('no answer'), ANSWER_TIMEOUT_MS);
      this.waiting.set(id, { resolve, reject, timer });
      this.running().ask({ kind: 'think', id, request });
    });
  }

  private running(): BotWorker {
    if (this.worker !== undefined) return this.worker;
    this.worker = this.start(
      (answer) => this.answered(answer),
      (reason) => this.fail(reason),
    );
    return this.worker;
  }

  private answered(answer: BotAnswer): void {
    const waiting = this.waiting.get(answer.id);
    if (waiting === undefined) return;
    this.waiting.delete(answer.id);
    clearTimeout(waiting.timer);
    if (answer.kind === 'thought') waiting.resolve(answer.thought);
    else waiting.reject(new Error(answer.kind === 'failure' ? answer.reason : answer.kind));
  }

  private fail(reason: string): void {
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    this.waiting.clear();
  }
}
