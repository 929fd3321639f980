import { Rules } from '@cabale/engine';
import { virtualRevolution } from '@cabale/games/virtual-revolution/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { phasesOf, weightsOf, type Sample } from '../src/index.ts';
import { selfPlayGame } from '../src/learning/self-play.ts';
import { invented } from './invented.ts';

const rules = new Rules(virtualRevolution);
const { bot } = virtualRevolution;

const task = {
  gameId: 'virtual-revolution',
  seats: 3,
  seed: 'lesson',
  iterations: 100,
  mind: 'hand',
  others: [],
} as const;

describe('a game of self-play', { timeout: 120_000 }, () => {
  let sample: Sample = { seats: 0, rows: [], decisions: [] };
  beforeAll(async () => {
    sample = await selfPlayGame(task);
  });

  it('has rows from all over the game, in the order of the phases', () => {
    expect(sample.rows.length).toBeGreaterThan(20);
    const phases = sample.rows.map(({ phase }) => phase);
    expect(phases).toEqual(phases.toSorted((a, b) => a - b));
    expect(new Set(phases)).toEqual(
      new Set(Array.from({ length: phasesOf(weightsOf(rules, 3)) }, (_, phase) => phase)),
    );
  });

  it('measures every feature of every seat, and counts of seats that differ', () => {
    for (const { features, counts } of sample.rows) {
      expect(features.map((side) => side.length)).toEqual([0, 1, 2].map(() => bot.features.names.length));
      expect(counts).toHaveLength(3);
      for (const side of counts)
        for (let at = 0; at < side.length; at += 2) expect(side[at]).toBeLessThan(bot.counts?.names.length ?? 0);
    }
    const lines = sample.rows.flatMap(({ counts }) => counts.map((side) => side.join(' ')));
    expect(new Set(lines).size).toBeGreaterThan(sample.rows.length);
  });

  it('gives every row the end of its game, and what search thought of it', () => {
    for (const { shares } of sample.rows) {
      expect(shares).toEqual(sample.rows[0]?.shares);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
    const searched = sample.rows.filter(({ chances }) => chances.length > 0);
    expect(searched.length).toBeGreaterThan(0);
    for (const { chances } of searched) {
      expect(chances).toHaveLength(3);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 1);
    }
  });

  it('tells how often every option of a decision was tried, in the order in which rules list them', () => {
    expect(sample.decisions.length).toBeGreaterThan(20);
    for (const { options } of sample.decisions) {
      expect(options.length).toBeGreaterThan(1);
      expect(options.every(({ prior }) => prior > 0)).toBe(true);
    }
    const first = sample.decisions.filter(({ options: [option] }) => option?.visits === 0);
    expect(first.length).toBeGreaterThan(0);
  });

  it('is the same again with the same seed, and unchanged by writing it as JSON', async () => {
    expect(JSON.parse(JSON.stringify(await selfPlayGame(task)))).toEqual(sample);
    expect(await selfPlayGame({ ...task, seed: 'other' })).not.toEqual(sample);
  });

  it('is played by the mind it is given', async () => {
    expect(await selfPlayGame({ ...task, mind: invented(rules, 3) })).not.toEqual(sample);
  });
});
