import { Rules } from '@cabale/engine';
import { countLines, playthrough } from '@cabale/engine/kit';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checks } from '../checks.ts';
import { venice } from '../index.ts';
import { BASE } from './random-games.ts';

const folder = new URL('golden/', import.meta.url);
const KEPT = new Set(['solo', 'three']);

/** `UPDATE_GOLDEN=1 npx vitest run playthrough` writes the texts anew after a change that was meant. */
const isUpdate = process.env['UPDATE_GOLDEN'] === '1';

describe('the golden playthrough', () => {
  it.each(checks.modes.filter(({ name }) => KEPT.has(name)))('of the mode "$name" is unchanged', (mode) => {
    const file = new URL(`${mode.name.split(' ')[0]}.txt`, folder);
    const text = playthrough(venice, mode, 'golden');
    if (isUpdate) writeFileSync(file, text);
    expect(existsSync(file)).toBe(true);
    expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
  });
});

describe('the number of ways to go on', () => {
  const rules = new Rules(venice);

  it.each([
    [1, [3, 45, 99]],
    [2, [3, 9, 135]],
    [3, [3, 9, 27]],
    [5, [3, 9, 27]],
  ])('from a deal for %d is as counted', (seats, counts) => {
    const state = rules.start(BASE, seats, `count ${seats}`);
    expect([1, 2, 3].map((depth) => countLines(rules, state, depth))).toEqual(counts);
  });
});
