import type { Thought, ThinkRequest } from '@cabale/bots';

/** Thinks for bots somewhere else than where the page is drawn. */
export interface Thinker {
  think(request: ThinkRequest): Promise<Thought>;
  close(): void;
}

/** What the worker is asked, and what it answers. */
export interface Question {
  readonly id: number;
  readonly request: ThinkRequest;
}
export type Answer =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly failure: string };

/** What of a worker is needed here; tests bring their own. */
export interface WorkerLike {
  postMessage(question: Question): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Longer than the strongest level takes on a slow phone. */
const PATIENCE_MS = 45_000;

function startWorker(): WorkerLike {
  return new Worker(new URL('../bot.worker.ts', import.meta.url), { type: 'module' }) as WorkerLike;
}

/** A worker that is started when first needed and begun anew once when it dies in the middle of a thought. */
export class WorkerThinker implements Thinker {
  private readonly start: () => WorkerLike;
  private worker: WorkerLike | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(start: () => WorkerLike = startWorker) {
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
    this.worker?.terminate();
    this.worker = undefined;
    this.fail('closed');
  }

  private ask(request: ThinkRequest): Promise<Thought> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail('no answer'), PATIENCE_MS);
      this.waiting.set(id, { resolve, reject, timer });
      this.running().postMessage({ id, request });
    });
  }

  private running(): WorkerLike {
    if (this.worker !== undefined) return this.worker;
    const worker = this.start();
    worker.onmessage = ({ data }) => this.answered(data);
    worker.onerror = (event) => this.fail(event.message);
    this.worker = worker;
    return worker;
  }

  private answered(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    if (waiting === undefined) return;
    this.waiting.delete(answer.id);
    clearTimeout(waiting.timer);
    if ('thought' in answer) waiting.resolve(answer.thought);
    else waiting.reject(new Error(answer.failure));
  }

  private fail(reason: string): void {
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    this.waiting.clear();
  }
}
