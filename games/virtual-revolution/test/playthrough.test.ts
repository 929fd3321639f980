import { Rules } from '@cabale/engine';
import { countLines, playthrough } from '@cabale/engine/kit';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checks } from '../checks.ts';
import { virtualRevolution } from '../index.ts';
import { BASE } from './random-games.ts';

const folder = new URL('golden/', import.meta.url);
const KEPT = new Set(['three']);

/** `UPDATE_GOLDEN=1 npx vitest run playthrough` writes the text anew after a change that was meant. */
const isUpdate = process.env['UPDATE_GOLDEN'] === '1';

/** Nobody prefers anything here, so that the text does not depend on what the bots like. */
const impartial = { ...virtualRevolution, bot: { ...virtualRevolution.bot, eagerness: () => 1 } };

describe('the golden playthrough', () => {
  it.each(checks.modes.filter(({ name }) => KEPT.has(name)))('of the mode "$name" is unchanged', (mode) => {
    const file = new URL(`${mode.name}.txt`, folder);
    const text = playthrough(impartial, mode, 'golden');
    if (isUpdate) writeFileSync(file, text);
    expect(existsSync(file)).toBe(true);
    expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
  });
});

describe('the number of ways to go on', () => {
  const rules = new Rules(virtualRevolution);

  it.each([
    [2, [23, 167, 922]],
    [3, [23, 95, 532]],
    [4, [23, 71, 375]],
  ])('from a deal for %d is as counted', (seats, counts) => {
    const state = rules.start(BASE, seats, `count ${seats}`);
    expect([1, 2, 3].map((depth) => countLines(rules, state, depth))).toEqual(counts);
  });
});
