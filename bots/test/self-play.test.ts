import { Rules } from '@cabale/engine';
import { san } from '@cabale/games/san/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { phasesOf, weightsOf, type Row } from '../src/index.ts';
import { selfPlayGame } from '../src/self-play.ts';
import { negated } from './negated.ts';

const { names } = san.bot.features;

const task = { gameId: 'san', seats: 2, seed: 'lesson', iterations: 10 } as const;

describe('a game of self-play', () => {
  let rows: readonly Row[] = [];
  beforeAll(async () => {
    rows = await selfPlayGame(task);
  });

  it('has a row for every turn, in the order of the phases', () => {
    expect(rows.length).toBeGreaterThan(5);
    const phases = rows.map(({ phase }) => phase);
    expect(phases).toEqual(phases.toSorted((a, b) => a - b));
    expect(Math.max(...phases)).toBeLessThan(phasesOf(weightsOf(new Rules(san), 2)));
  });

  it('measures every feature of every seat, within sane bounds', () => {
    for (const { features } of rows) {
      expect(features.map((seat) => seat.length)).toEqual([names.length, names.length]);
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

  it('is the same again with the same seed, and unchanged by writing it as JSON', async () => {
    expect(JSON.parse(JSON.stringify(await selfPlayGame(task)))).toEqual(rows);
    expect(await selfPlayGame({ ...task, seed: 'other' })).not.toEqual(rows);
  });

  it('is played by the weights it is given', async () => {
    const weights = negated(weightsOf(new Rules(san), 2));
    expect(await selfPlayGame({ ...task, weights })).not.toEqual(rows);
  });
});
