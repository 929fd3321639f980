import type { ChancePoint, Thought, ThinkRequest } from '@cabale/bots';
import type { MatchRecord } from '@cabale/engine';

/** Requests to the bot worker. */
export type BotQuestion =
  | { readonly kind: 'think'; readonly id: number; readonly request: ThinkRequest }
  | { readonly kind: 'analyse'; readonly id: number; readonly record: MatchRecord };

/** The worker's responses: one thought, or the points of a chart one by one. */
export type BotAnswer =
  | { readonly kind: 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly kind: 'point'; readonly id: number; readonly point: ChancePoint }
  | { readonly kind: 'done'; readonly id: number }
  | { readonly kind: 'failure'; readonly id: number; readonly reason: string };

export interface BotWorker {
  ask(question: BotQuestion): void;
  stop(): void;
}

/** Starts a worker; tests pass their own. */
export type StartBotWorker = (onAnswer: (answer: BotAnswer) => void, onFailure: (reason: string) => void) => BotWorker;

export const startBotWorker: StartBotWorker = (onAnswer, onFailure) => {
  const worker = new Worker(new URL('../bot.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => onAnswer(data));
  worker.addEventListener('error', (event) => onFailure(event.message));
  return {
    ask: (question) => worker.postMessage(question, []),
    stop: () => worker.terminate(),
  };
};
