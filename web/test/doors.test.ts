import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPack } from '../src/newgame/create.ts';
import { parseParameters } from '../src/parameters.ts';
import { parseSettings, preferredLanguage } from '../src/settings.ts';
import { game } from './tables.ts';

describe('the address', () => {
  it('may carry a seed, a level, a seat and a move', () => {
    expect(parseParameters('?seed=abc-1&level=5&seat=1&move=12')).toEqual({
      seed: 'abc-1',
      level: 5,
      seat: 1,
      move: 12,
    });
  });

  it('loses what makes no sense and keeps the rest', () => {
    expect(parseParameters('?seed=<script>&level=9&seat=-1&move=3')).toEqual({
      seed: undefined,
      level: undefined,
      seat: undefined,
      move: 3,
    });
  });

  it('never throws', () => {
    const reads = fc.property(fc.string(), (search) => typeof parseParameters(search) === 'object');
    expect(() => fc.assert(reads)).not.toThrow();
  });
});

describe('the settings', () => {
  it('fall back one by one', () => {
    expect(parseSettings('{"theme":"pink","speed":"fast","confirmFinal":"yes","language":"de"}')).toEqual({
      language: undefined,
      theme: 'system',
      speed: 'fast',
      confirmFinal: true,
      shortcuts: true,
      name: '',
    });
  });

  it('never throw', () => {
    const anything = fc.oneof(fc.string(), fc.json());
    const reads = fc.property(anything, (text) => ['system', 'light', 'dark'].includes(parseSettings(text).theme));
    expect(() => fc.assert(reads)).not.toThrow();
  });

  it.each([
    [undefined, ['de-DE', 'en-GB'], 'en'],
    [undefined, ['fr-CA', 'en'], 'fr'],
    [undefined, ['de'], 'fr'],
    ['en', ['fr'], 'en'],
  ] as const)('with language %s and a browser that asks for %j speak %s', (chosen, browser, language) => {
    expect(preferredLanguage(chosen, browser)).toBe(language);
  });
});

describe('a content file', () => {
  it('that the game accepts is used', () => {
    expect(readPack(game, 'mine.json', '{"most":2}')).toMatchObject({
      pack: { name: 'mine.json', content: { most: 2 } },
    });
  });

  it.each(['', 'nonsense', '{}', '[]', 'null'])('%j is refused with its mistakes', (text) => {
    expect(readPack(game, 'mine.json', text)).toHaveProperty('mistakes');
  });
});
