import { replay } from '@cabale/engine';
import { GAME_IDS, GAMES } from '@cabale/games';
import { describe, expect, it } from 'vitest';
import { lessonPositions, stepPositions } from '../src/dev/positions.ts';

describe.each(GAME_IDS)('the developers’ page of %s', (id) => {
  it('finds a position of every kind of step, and replays it', async () => {
    const board = await GAMES[id].board();
    const checks = await GAMES[id].checks();
    const missing = new Set(
      Object.entries(board.game.steps).flatMap(([kind, step]) => ('options' in step ? [kind] : [])),
    );
    for (const position of stepPositions(board, checks)) {
      if (position === undefined || !missing.delete(position.name)) continue;
      expect(position.record.choices).toHaveLength(position.move);
      expect(replay(board.game, position.record)).toMatchObject({ ok: true });
      if (missing.size === 0) break;
    }
    expect([...missing]).toEqual([]);
  });

  it('shows every lesson at its position', async () => {
    const board = await GAMES[id].board();
    const positions = lessonPositions(board);
    expect(positions.map(({ name }) => name)).toEqual(
      board.guided.flatMap(({ lessons }) => lessons.map(({ text }) => text)),
    );
    const moves = positions.filter(({ group }) => group === positions.at(-1)?.group).map(({ move }) => move);
    expect(moves).toEqual(moves.toSorted((a, b) => a - b));
    expect(moves.at(-1)).toBeGreaterThan(0);
  });
});
