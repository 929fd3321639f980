import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame, PERSON, readPack, seated, settingsFor } from '../src/newgame/create.ts';
import { seatingFor } from '../src/newgame/seating.ts';
import { parseParameters } from '../src/parameters.ts';
import { parseSettings, preferredLanguage } from '../src/settings.ts';
import { game } from './tables.ts';

describe('the address', () => {
  it('may carry a seed, a level, seats, a seat and a move', () => {
    expect(parseParameters('?seed=abc-1&level=5&seats=3&seat=1&move=12')).toEqual({
      seed: 'abc-1',
      level: 5,
      seats: 3,
      shared: undefined,
      seat: 1,
      move: 12,
    });
  });

  it('drops invalid values and keeps the rest', () => {
    expect(parseParameters('?seed=<script>&level=9&seats=0&seat=-1&move=3')).toEqual({
      seed: undefined,
      level: undefined,
      seats: undefined,
      shared: undefined,
      seat: undefined,
      move: 3,
    });
  });

  it('never throws', () => {
    const reads = fc.property(fc.string(), (search) => typeof parseParameters(search) === 'object');
    expect(() => fc.assert(reads)).not.toThrow();
  });
});

describe('the seating an address asks for', () => {
  const bot = { kind: 'bot', level: 3 };

  it('defaults to two seats against the default bot', () => {
    expect(seatingFor(game, parseParameters(''))).toEqual({ seats: 2, opponents: [bot], seat: undefined });
  });

  it('has the requested size, within the limits of the game', () => {
    expect(seatingFor(game, parseParameters('?seats=4&seat=3'))).toMatchObject({ seats: 4, seat: 3 });
    expect(seatingFor(game, parseParameters('?seats=1&seat=1'))).toMatchObject({ seats: 1, seat: undefined });
    expect(seatingFor(game, parseParameters('?seats=9'))).toMatchObject({ seats: 2 });
  });

  it('gives every other seat a player', () => {
    const level = (each: 1 | 2) => ({ kind: 'bot', level: each }) as const;
    expect(seated({ seats: 3, opponents: [level(1), level(2)], seat: 1 })).toEqual([level(1), PERSON, level(2)]);
    expect(seated({ seats: 4, opponents: [level(2)], seat: 3 })).toEqual([level(2), level(2), level(2), PERSON]);
    expect(seated({ seats: 1, opponents: [level(2)] })).toEqual([PERSON]);
    expect(seated({ seats: 3, opponents: [PERSON] })).toEqual([PERSON, PERSON, PERSON]);
  });
});

describe('a setting that means nothing at a table of that size', () => {
  it('is not offered, and stays as it is by default', () => {
    expect(Object.keys(settingsFor(game, 1))).toEqual(['stones']);
    expect(Object.keys(settingsFor(game, 2))).toEqual(['stones', 'wind']);
    const setup = { stones: 5, wind: true };
    expect(createGame(game, { players: [PERSON], setup }).record.setup).toEqual({ stones: 5, wind: false });
    expect(createGame(game, { players: [PERSON, PERSON], setup }).record.setup).toEqual(setup);
  });
});

describe('the settings', () => {
  it('fall back one by one', () => {
    expect(parseSettings('{"theme":"pink","speed":"fast","confirmFinal":"yes","language":"de"}')).toEqual({
      language: undefined,
      theme: 'system',
      speed: 'fast',
      told: 'moves',
      sound: false,
      volume: 60,
      vibration: true,
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

describe('a setting that means something only with another one', () => {
  const stormy = {
    ...game,
    setup: { ...game.setup, storm: [false, true] as const },
    setupWhen: { storm: { wind: [true] } },
  };

  it('is offered once the other has such a value, and counts only then', () => {
    expect(Object.keys(settingsFor(stormy, 2))).toEqual(['stones', 'wind']);
    expect(Object.keys(settingsFor(stormy, 2, { wind: true }))).toEqual(['stones', 'wind', 'storm']);
    expect(Object.keys(settingsFor(stormy, 1, { wind: true }))).toEqual(['stones']);
  });
});
