// Replays logs in a thread of its own: a long game takes seconds.
import { parentPort } from 'node:worker_threads';
import { Rules, type GameTypes } from '@cabale/engine';
import { catalogueGames } from '../games.ts';
import type { TableRules } from '../tables/packs.ts';
import type { WorkerAnswer } from '../threads/worker-queue.ts';
import { LogReplays, type ReplayAnswer, type ReplayTask } from './log-replays.ts';

const games = catalogueGames();
const replays = new LogReplays();

async function answer(task: ReplayTask): Promise<WorkerAnswer<ReplayAnswer>> {
  try {
    const rules = await games.rules(task.game);
    const by = rules === undefined ? undefined : withPack(rules, task.pack);
    return { result: by === undefined ? { kind: 'no-history' } : replays.answer(task, by) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function withPack(rules: Rules<GameTypes>, text: string | null): TableRules | undefined {
  if (text === null) return { rules, pack: undefined };
  const pack = JSON.parse(text) as unknown;
  const parsed = rules.game.content.parse(pack);
  return 'mistakes' in parsed ? undefined : { rules: new Rules(rules.game, parsed.content), pack };
}

if (parentPort === null) throw new Error('this file must run as a worker thread');
const port = parentPort;
port.on('message', (task: ReplayTask) => {
  void answer(task).then((given) => port.postMessage(given, []));
});
