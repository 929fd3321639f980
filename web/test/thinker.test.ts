import type { ThinkRequest } from '@cabale/bots';
import { describe, expect, it, vi } from 'vitest';
import type { BotAnswer, BotQuestion, StartBotWorker } from '../src/table/botmessages.ts';
import { turningPoint, workOutChances } from '../src/table/chances.ts';
import { WorkerThinker } from '../src/table/thinker.ts';
import { createGame, PERSON } from '../src/newgame/create.ts';
import { game, take } from './tables.ts';

const view = { observer: 0, stack: [], result: null };
const request: ThinkRequest = { gameId: 'san', rules: '1.0.0', view, seat: 0, seats: 2, level: 3, seed: 's' };
const thought = { option: take(1), candidates: [], iterations: 1 };

/** Workers that follow their scripts, one after the other. */
function scripted(
  ...scripts: ((question: BotQuestion, answer: (answer: BotAnswer) => void, fail: () => void) => void)[]
) {
  const started = vi.fn<StartBotWorker>((onAnswer, onFailure) => {
    const script = scripts[started.mock.calls.length - 1];
    return { ask: (question) => script?.(question, onAnswer, () => onFailure('died')), stop: () => undefined };
  });
  return started;
}

describe('thinking in a worker', () => {
  it('gives the worker’s thought', async () => {
    const start = scripted(({ id }, answer) => answer({ kind: 'thought', id, thought }));
    expect(await new WorkerThinker(start).think(request)).toEqual(thought);
  });

  it('restarts the worker once when it dies', async () => {
    const start = scripted(
      (_question, _answer, fail) => fail(),
      ({ id }, answer) => answer({ kind: 'thought', id, thought }),
    );
    expect(await new WorkerThinker(start).think(request)).toEqual(thought);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('gives up when it dies again', async () => {
    const start = scripted(
      (_question, _answer, fail) => fail(),
      ({ id }, answer) => answer({ kind: 'failure', id, reason: 'no idea' }),
    );
    await expect(new WorkerThinker(start).think(request)).rejects.toThrow('no idea');
  });
});

describe('the chances of a match', () => {
  const { record } = createGame(game, { players: [PERSON, PERSON], seed: 'x' });
  const point = (choice: number, chance: number) => ({ choice, chances: [chance, 1 - chance] });

  it('come point by point', () => {
    const onDone = vi.fn<(points: readonly object[]) => void>();
    const start = scripted(({ id }, answer) => {
      answer({ kind: 'point', id, point: point(0, 0.5) });
      answer({ kind: 'point', id, point: point(4, 1) });
    });
    const failed = vi.fn<() => void>();
    const parts: number[] = [];
    workOutChances(record, { onProgress: (part) => parts.push(part), onDone, onFailure: failed }, start);
    expect(parts).toHaveLength(2);
    expect(failed).not.toHaveBeenCalled();
  });

  it('turn where they change most', () => {
    expect(turningPoint([point(0, 0.5), point(5, 0.55), point(9, 0.2), point(12, 0)], 0)).toBe(9);
    expect(turningPoint([point(0, 0.5)], 0)).toBeUndefined();
  });
});
