import { san } from '@cabale/san';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../src/index.ts';
import { playLesson } from '../src/lesson.ts';

const task = { gameId: 'san', seats: 2, seed: 'lesson', iterations: 10 } as const;

describe('a lesson', () => {
  let rows: readonly Row[] = [];
  beforeAll(async () => {
    rows = await playLesson(task);
  });

  it('has a row for every turn, in the order of the phases', () => {
    expect(rows.length).toBeGreaterThan(5);
    const phases = rows.map(({ phase }) => phase);
    expect(phases).toEqual(phases.toSorted((a, b) => a - b));
    expect(phases.every((phase) => san.bot.weights[2]?.[phase] !== undefined)).toBe(true);
  });

  it('measures every feature of every seat, within sane bounds', () => {
    for (const { features } of rows) {
      expect(features.map((seat) => seat.length)).toEqual([san.bot.features.length, san.bot.features.length]);
      for (const value of features.flat()) expect(Math.abs(value)).toBeLessThanOrEqual(3);
    }
  });

  it('measures seats differently and turns differently', () => {
    const lines = rows.flatMap(({ features }) => features.map((seat) => seat.join(' ')));
    expect(new Set(lines).size).toBeGreaterThan(rows.length);
  });

  it('gives every row the end of its game: shares that sum to one', () => {
    for (const { shares } of rows) {
      expect(shares).toHaveLength(2);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1);
      expect(shares).toEqual(rows[0]?.shares);
    }
  });

  it('is the same again with the same seed, and survives being a file', async () => {
    expect(JSON.parse(JSON.stringify(await playLesson(task)))).toEqual(rows);
    expect(await playLesson({ ...task, seed: 'other' })).not.toEqual(rows);
  });

  it('is played by the weights it is given', async () => {
    const weights = san.bot.weights[2]?.map((phase) => phase.map((weight) => -weight)) ?? [];
    expect(await playLesson({ ...task, weights })).not.toEqual(rows);
  });
});
