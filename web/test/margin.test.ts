import { describe, expect, it } from 'vitest';
import { marginOf } from '../src/table/margin.ts';

const outcome = (ranks: readonly number[], totals: readonly number[]) => ({
  ranks,
  reason: 'rounds',
  score: [
    { part: 'boats', values: totals.map(() => 0) },
    { part: 'total', values: totals },
  ],
});

describe('the margin at the end of a game', () => {
  it('is counted from the best of the others for the winner', () => {
    expect(marginOf(outcome([1, 3, 2], [20, 11, 17]), 0)).toMatchObject({ kind: 'wonBy', points: 3 });
  });

  it('is counted from the winner for everybody else', () => {
    expect(marginOf(outcome([1, 3, 2], [20, 11, 17]), 1)).toEqual({ kind: 'lostBy', points: 9, rank: 3, sides: 3 });
  });

  it('says so where points did not decide', () => {
    expect(marginOf(outcome([2, 1], [14, 14]), 0)).toMatchObject({ kind: 'tied' });
  });

  it('is not told where points contradict the ranks or do not exist', () => {
    expect(marginOf(outcome([2, 1], [30, 14]), 0)).toBeUndefined();
    expect(marginOf({ ranks: [1, 2], reason: 'hacking', score: [] }, 0)).toBeUndefined();
    expect(marginOf(outcome([1], [30]), 0)).toBeUndefined();
  });
});
