import { analyse, think } from '@cabale/bots';
import { replay, type MatchRecord } from '@cabale/engine';
import { isGame, loadGame } from '@cabale/games';
import type { BotAnswer, BotQuestion } from './table/botmessages.ts';

function answer(message: BotAnswer): void {
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  work(data).catch((error: unknown) => {
    answer({ kind: 'failure', id: data.id, reason: error instanceof Error ? error.message : String(error) });
  });
});

async function work(question: BotQuestion): Promise<void> {
  const { id } = question;
  switch (question.kind) {
    case 'think':
      answer({ kind: 'thought', id, thought: await think(question.request) });
      break;
    case 'analyse':
      await chart(id, question.record);
      break;
  }
}

async function chart(id: number, record: MatchRecord): Promise<void> {
  if (!isGame(record.game)) throw new Error(`there is no game "${record.game}"`);
  const match = replay((await loadGame(record.game)).game, record);
  if (!match.ok) throw new Error(match.problem.message);
  for (const point of analyse(match.value)) answer({ kind: 'point', id, point });
  answer({ kind: 'done', id });
}
