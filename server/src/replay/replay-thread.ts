// Replays logs in a thread of its own: a long game takes seconds.
import { parentPort } from 'node:worker_threads';
import { catalogueGames } from '../games.ts';
import { withPack } from '../tables/packs.ts';
import type { WorkerAnswer } from '../threads/worker-queue.ts';
import { LogReplays, type ReplayAnswer, type ReplayTask } from './log-replays.ts';

const games = catalogueGames();
const replays = new LogReplays();

async function answer(task: ReplayTask): Promise<WorkerAnswer<ReplayAnswer>> {
  try {
    const rules = await games.rules(task.game);
    if (rules === undefined) return { result: { kind: 'no-history' } };
    const by = task.pack === null ? { rules, pack: undefined } : withPack(rules.game, task.pack);
    if (by === undefined) return { result: { kind: 'no-history' } };
    return { result: replays.answer(task, { ...by, rules: by.rules.under(task.rules) }) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

if (parentPort === null) throw new Error('this file must run as a worker thread');
const port = parentPort;
port.on('message', (task: ReplayTask) => {
  void answer(task).then((given) => port.postMessage(given, []));
});
