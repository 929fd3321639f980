/** VR-31: Objectives; free types at scoring. */
import { describe, expect, it } from 'vitest';
import type { Objective } from '../content/tables.ts';
import { position, type SeatSetting } from './position.ts';

/** What an Objective scores, before another that scores nothing. */
function scored(objective: Objective, own: SeatSetting, seats = 2): number {
  const blank: Objective = objective === 'O2' ? 'O3' : 'O2';
  const others = Array.from({ length: seats - 1 }, () => ({}));
  const objectives = [objective, blank] as const;
  return position({ seats: [{ revenue: 0, euros: 0, ...own, objectives }, ...others] }).seat(0).score.objective;
}

const ALL_SEATS = [2, 3, 4];

describe('Objectives', () => {
  it('[VR-31.1] O1: 3 VP per full 2 Revenue', () => {
    expect([scored('O1', { revenue: 7 }), scored('O1', { revenue: 40 })]).toEqual([9, 30]);
  });

  it('[VR-31.2] O2: 5 VP per Server', () => {
    expect(scored('O2', { servers: [1, 5, 9] })).toBe(15);
  });

  it('[VR-31.3] O3: 5 VP per Verse, Online or not', () => {
    expect(scored('O3', { verses: ['+codex', 'curse', 'rift'] })).toBe(15);
  });

  it('[VR-31.4] O4: 7 VP per different type', () => {
    expect(scored('O4', { verses: ['+codex', 'curse', 'rift', 'olmeta'] })).toBe(21);
  });

  it('[VR-31.5] O5: 7 VP per Verse of the best type', () => {
    expect(scored('O5', { verses: ['+codex', 'curse', 'rift', 'olmeta', 'howling'] })).toBe(21);
  });

  it('[VR-31.6] O6: 2, 3 or 4 VP per place controlled', () => {
    expect(ALL_SEATS.map((seats) => scored('O6', { tokens: { 1: 2, 5: 1 }, servers: [9] }, seats))).toEqual([6, 9, 12]);
  });

  it('[VR-31.7] O7: 7, 6 or 5 VP per District without own tokens', () => {
    const tokens = { 1: 1, 5: 1, 8: 1 };
    expect(ALL_SEATS.map((seats) => scored('O7', { tokens, servers: [9] }, seats))).toEqual([28, 24, 20]);
  });

  it('[VR-31.8] O8: 8, 10 or 12 VP per Title', () => {
    const tokens = { 13: 1, 14: 1, 15: 1, 21: 1, 22: 1, 23: 1 };
    expect(ALL_SEATS.map((seats) => scored('O8', { tokens }, seats))).toEqual([16, 20, 24]);
  });

  it('[VR-31.9] O9 to O11: 5 or 7 VP for the first type, 2 or 3 VP for the second', () => {
    const own = { service: ['zero'], retired: ['nash', 'mole', 'dina'], boosts: ['pixel', 'lance'] } as const;
    expect((['O9', 'O10', 'O11'] as const).map((card) => scored(card, own))).toEqual([17, 17, 17]);
    expect(scored('O9', { retired: ['zero', 'trunk', 'pixel', 'mole', 'dina'] })).toBe(5 + 7 + 2 + 3);
    expect(scored('O10', { retired: ['pixel', 'lance', 'dina', 'zero'] })).toBe(5 + 2 + 3);
    expect(scored('O11', { retired: ['dina', 'zero', 'mole'] })).toBe(7 + 2);
  });

  it('[VR-31.10] O12: 1 VP per full 2 € and 1 VP per Revenue', () => {
    expect(scored('O12', { euros: 9, revenue: 6 })).toBe(10);
  });

  it('[VR-31.11] secret until scoring', () => {
    const scene = position({ seats: [{ objectives: ['O1', 'O5'] }, {}] });
    expect([scene.view(0).players[0]?.objectives, scene.view(1).players[0]?.objectives]).toEqual([['O1', 'O5'], null]);
  });

  it('a free type serves trios, Verses and the Objective, as is best for all together (Q65, Q99)', () => {
    const own = { retired: ['tropovicz', 'pixel', 'zero', 'jade'], freeTypes: ['tropovicz', 'pixel'] } as const;
    const plain = position({ seats: [{ ...own, objectives: ['O2', 'O3'] }, {}] }).seat(0).score;
    expect(plain.trios).toBe(5);
    const score = position({ seats: [{ ...own, objectives: ['O9', 'O2'] }, {}] }).seat(0).score;
    // One trio and an Objective of 5 + 5 + 2, against none and 5 + 5 + 7 + 5.
    expect([score.trios, score.objective]).toEqual([0, 22]);
  });
});
