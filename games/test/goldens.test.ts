import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../catalogue.ts';

/** Enough for a complete game of every kind; more than anybody reads is of no use. */
const MOST_LINES = 8000;
const WIDEST = 120;

const texts = GAME_IDS.map((game) => {
  const folder = new URL(`../${game}/test/golden/`, import.meta.url);
  const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return { game, lines: files.flatMap((text) => text.trimEnd().split('\n')) };
});

describe('the golden playthroughs', () => {
  it.each(texts)('of $game are complete games in readable lines', ({ lines }) => {
    expect(lines.some((line) => line.startsWith('end: '))).toBe(true);
    expect(lines.filter((line) => line.length > WIDEST)).toEqual([]);
  });

  it('are short enough to be read', () => {
    expect(texts.flatMap(({ lines }) => lines).length).toBeLessThanOrEqual(MOST_LINES);
  });
});
