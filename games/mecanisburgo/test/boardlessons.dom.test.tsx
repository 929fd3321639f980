import { describe, expect, it } from 'vitest';
import { pointedAtInVain } from '../../test/board-laws.ts';
import { guided } from '../board/guided.ts';
import { board, prepareBoard } from './onstage.ts';

prepareBoard();

/** The whole board is drawn for every lesson. */
const LESSONS_MS = 240_000;

describe.each(guided.map((game) => [game.name, game] as const))('the board of the guided game %s', (_, game) => {
  it(
    'has on the table everything a lesson points at when it is told',
    () => {
      expect(pointedAtInVain(board, game)).toEqual([]);
    },
    LESSONS_MS,
  );
});
