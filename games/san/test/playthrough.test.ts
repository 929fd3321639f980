import { countLines, playthrough } from '@cabale/engine/kit';
import { defaultSetup, Rules } from '@cabale/engine';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checks } from '../checks.ts';
import { san } from '../index.ts';

const folder = new URL('golden/', import.meta.url);

/** `UPDATE_GOLDEN=1 npx vitest run playthrough` writes the texts anew after a change that was meant. */
const isUpdate = process.env['UPDATE_GOLDEN'] === '1';

describe('the golden playthrough', () => {
  it.each(checks.modes)('of the mode "$name" is unchanged, line by line', (mode) => {
    const file = new URL(`${mode.name.replaceAll(' ', '-')}.txt`, folder);
    const text = playthrough(san, mode, 'golden');
    if (isUpdate) writeFileSync(file, text);
    expect(existsSync(file)).toBe(true);
    expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
  });
});

describe('the number of ways to go on', () => {
  const rules = new Rules(san);

  it.each([
    ['a', [5, 18, 88]],
    ['b', [5, 19, 74]],
    ['c', [6, 19, 80]],
  ])('from the deal "%s" is as counted', (seed, counts) => {
    const state = rules.start(defaultSetup(san.setup), 2, `count ${seed}`);
    expect([1, 2, 3].map((depth) => countLines(rules, state, depth))).toEqual(counts);
  });
});
