import { turnsOf, type LogEntry } from '@cabale/design';
import { describe, expect, it } from 'vitest';

const entries = (...seats: readonly (number | null)[]): readonly LogEntry[] =>
  seats.map((seat, number) => ({ number, seat, lines: [{ key: 'event.dealt' }] }));

const turnsAs = (...seats: readonly (number | null)[]) =>
  turnsOf(entries(...seats)).map((turn) => [turn.seat, turn.entries.length]);

describe('the log by turns', () => {
  it('keeps the moves of one player in a row together', () => {
    expect(turnsAs(0, 0, 1, 1, 1, 0)).toEqual([
      [0, 2],
      [1, 3],
      [0, 1],
    ]);
  });

  it('adds what followed by itself, and begins anew after it', () => {
    expect(turnsAs(0, null, null, 0, 0, null)).toEqual([
      [0, 3],
      [0, 3],
    ]);
  });

  it('gives what happened before the first move to that move', () => {
    expect(turnsAs(null, 1, 0)).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });
});
