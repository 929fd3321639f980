import type { ChancePoint } from '@cabale/bots';
import type { MatchRecord, Seat } from '@cabale/engine';
import { startBotWorker, type BotAnswer, type StartBotWorker } from './botmessages.ts';

export interface ChanceListener {
  /** Progress from 0 to 1. */
  onProgress(part: number): void;
  onDone(points: readonly ChancePoint[]): void;
  onFailure(): void;
}

/** Computes the chances over a finished match in a worker of its own; returns how to stop it. */
export function workOutChances(
  record: MatchRecord,
  listener: ChanceListener,
  start: StartBotWorker = startBotWorker,
): () => void {
  const points: ChancePoint[] = [];
  const take = (answer: BotAnswer) => {
    switch (answer.kind) {
      case 'point':
        points.push(answer.point);
        listener.onProgress(answer.point.choice / Math.max(1, record.choices.length));
        break;
      case 'done':
        worker.stop();
        listener.onDone(points);
        break;
      case 'failure':
      case 'thought':
        listener.onFailure();
        break;
    }
  };
  const worker = start(take, () => listener.onFailure());
  worker.ask({ kind: 'analyse', id: 1, record });
  return () => worker.stop();
}

/** The number of choices at the point where the seat's chances differ most from those of the previous point. */
export function turningPoint(points: readonly ChancePoint[], seat: Seat): number | undefined {
  let best: { readonly choice: number; readonly change: number } | undefined;
  for (const [index, { choice, chances }] of points.entries()) {
    const before = points[index - 1];
    if (before === undefined) continue;
    const change = Math.abs((chances[seat] ?? 0) - (before.chances[seat] ?? 0));
    if (best === undefined || change > best.change) best = { choice, change };
  }
  return best?.choice;
}
