/** Content packs: numbers laid over the printed ones, and what is said about every kind of mistake. */
import { Rules } from '@cabale/engine';
import { checkGame } from '@cabale/engine/kit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contentOf,
  itOutlivesGarbage,
  itReadsTheHead,
  mistakesOf,
  packFor,
  readsOrNames,
  replays,
} from '../../test/packs.ts';
import { checks } from '../checks.ts';
import { PRINTED } from '../content/printed.ts';
import { CHARACTERS, RANDOM_VALUES } from '../content/tables.ts';
import { mecanisburgo } from '../index.ts';
import { position } from './position.ts';
import { BASE } from './random-games.ts';

const packOf = (parts: object) => packFor(mecanisburgo, parts);
const mistakesIn = (parts: object): readonly string[] => mistakesOf(mecanisburgo, packOf(parts));
const changed = (parts: object) => contentOf(mecanisburgo, packOf(parts));

describe('a good pack', () => {
  it('changes the values it names and leaves all others as they were', () => {
    const content = changed({
      characters: { M001: { race: 'robot', n: 7, pay: 2 } },
      properties: { M065: { cost: 9, cavorite: 2 }, IGP1: { s: 3 } },
      threats: { M114: { base: 12, randoms: 2 } },
      actionCards: { 6: { copies: 2, income: 0 } },
      randomCards: { 8: { copies: 3 } },
      numbers: { cash: 40, crisisVp: 60 },
    });
    expect(content).toEqual({
      ...PRINTED,
      characters: {
        ...PRINTED.characters,
        M001: { ...PRINTED.characters.M001, race: 'robot', n: 7, pay: 2 },
      },
      properties: {
        ...PRINTED.properties,
        M065: { ...PRINTED.properties.M065, cost: 9, cavorite: 2 },
        IGP1: { ...PRINTED.properties.IGP1, s: 3 },
      },
      threats: { ...PRINTED.threats, M114: { ...PRINTED.threats.M114, base: 12, randoms: 2 } },
      actionCards: { ...PRINTED.actionCards, 6: { copies: 2, income: 0 } },
      randomCards: { ...PRINTED.randomCards, 8: 3 },
      numbers: { ...PRINTED.numbers, cash: 40, crisisVp: 60 },
      fromPack: [
        ...['race', 'n', 'pay'].map((field) => `characters.M001.${field}`),
        ...['M065.cost', 'M065.cavorite', 'IGP1.s'].map((field) => `properties.${field}`),
        ...['base', 'randoms'].map((field) => `threats.M114.${field}`),
        ...['copies', 'income'].map((field) => `actionCards.6.${field}`),
        'randomCards.8.copies',
      ],
    });
  });

  it('may leave every part out', () => {
    expect(changed({})).toEqual(PRINTED);
  });

  it('is played by', () => {
    const content = changed({ characters: { BI2: { n: 9 } }, numbers: { repair: 4 } });
    const seats = [
      { bare: true, ais: 0, cards: [3] },
      { bare: true, ais: 0, cards: [3] },
    ] as const;
    const scene = position(
      {
        seats,
        deployed: [
          [0, 'BI2', 1],
          [1, 'IG1', 1],
        ],
        sector: 1,
      },
      content,
    ).play('announce:N');
    expect(scene.events('totals')[0]?.totals).toEqual([9 + 3, 6 + 3]);
  });

  it('gives games that keep all promises, also far from the printed numbers', { timeout: 120_000 }, () => {
    const content = changed({
      actionCards: {
        1: { copies: 1 },
        2: { copies: 0 },
        3: { copies: 0 },
        4: { copies: 0 },
        5: { copies: 0 },
        6: { copies: 0 },
      },
      randomCards: {
        0: { copies: 1 },
        1: { copies: 0 },
        2: { copies: 0 },
        3: { copies: 0 },
        4: { copies: 0 },
        5: { copies: 0 },
        6: { copies: 0 },
        8: { copies: 1 },
      },
      numbers: { cash: 0, ais: 6, revival: 1, repair: 0, eliteRepair: 0, crisisVp: 1, cashPerVp: 1 },
    });
    const game = { ...mecanisburgo, content: { ...mecanisburgo.content, printed: content } };
    const report = checkGame(game, checks, {
      mode: { name: 'pack', seats: 4, setup: BASE },
      games: 40,
      thorough: 1,
      seed: 'pack',
    });
    expect(report.violations).toEqual([]);
  });

  it('is recorded with its match and replays', () => {
    expect(replays(mecanisburgo, BASE, packOf({ numbers: { cash: 31 } }))).toEqual({ withPack: true, without: false });
  });
});

describe('the head of a pack', () => {
  itReadsTheHead(mecanisburgo);

  it('is refused with another game, a newer version or unknown parts', () => {
    expect(mistakesOf(mecanisburgo, { ...packOf({}), game: 'san', formatVersion: 2, extra: 1 })).toEqual([
      'formatVersion: 2 is newer than 1, which this version reads: update Cabale',
      'game: must be "mecanisburgo", not "san"',
      'extra: there is no such field; known: format, formatVersion, game, name, characters, properties, threats, actionCards, randomCards, numbers',
    ]);
  });
});

describe('a mistake', () => {
  it('in an entry or a value is told with its place', () => {
    const [entry, ...more] = mistakesIn({
      characters: { M999: { n: 1 }, M001: { race: 'elf', n: 10, wit: 3 } },
      properties: { M065: { cost: -1 }, M066: 4 },
      threats: [],
      actionCards: { 3: { copies: 4 } },
      randomCards: { 8: { copies: 1.5 } },
      numbers: { cash: 100, ais: 7 },
    });
    expect(entry).toMatch(/^characters\.M999: there is no such entry; known: BI1, /);
    expect(more).toEqual([
      'characters.M001.race: must be one of human, cyborg, robot, mutant, not "elf"',
      'characters.M001.n: must be a whole number from 0 to 9, not 10',
      'characters.M001.wit: there is no such value; known: race, n, c, s, r, mp, pay, vp',
      'properties.M065.cost: must be a whole number from 0 to 30, not -1',
      'properties.M066: must be an object of values, not 4',
      'threats: must be an object of entries by name, not a list',
      'actionCards.3.copies: must be a whole number from 0 to 3, not 4',
      'randomCards.8.copies: must be a whole number from 0 to 9, not 1.5',
      'numbers.cash: must be a whole number from 0 to 99, not 100',
      'numbers.ais: must be a whole number from 0 to 6, not 7',
    ]);
  });
});

describe('values with which no game could be played', () => {
  it('no Action card of value 1', () => {
    expect(mistakesIn({ actionCards: { 1: { copies: 0 } } })).toEqual([
      'actionCards.1.copies: a card of value 1 is taken back where none is left (MEC-5.29)',
    ]);
  });

  it('Random cards of one value', () => {
    const randomCards = Object.fromEntries(RANDOM_VALUES.map((value) => [value, { copies: value === 3 ? 9 : 0 }]));
    expect(mistakesIn({ randomCards })).toEqual([
      'randomCards: two different values at least, or ties would never end',
    ]);
  });

  it('too few cheap Characters', () => {
    const characters = Object.fromEntries(CHARACTERS.map((character) => [character, { vp: 3 }]));
    expect(mistakesIn({ characters })).toEqual([
      'characters: 0 with 1 VP or less are too few for six players to keep 3 each (MEC-1.15)',
    ]);
  });
});

describe('garbage', () => {
  itOutlivesGarbage(mecanisburgo);

  it('in the place of parts or values is refused by name or gives playable content', () => {
    const parts = fc.constantFrom('characters', 'properties', 'threats', 'actionCards', 'randomCards', 'numbers');
    const names = fc.constantFrom(
      'M001',
      'M065',
      'M114',
      '1',
      '3',
      '8',
      'cash',
      'n',
      'vp',
      'copies',
      'base',
      '__proto__',
    );
    const values = fc.oneof(fc.anything(), fc.integer({ min: -2, max: 12 }));
    const entries = fc.dictionary(names, fc.oneof(values, fc.dictionary(names, values)));
    readsOrNames(mecanisburgo, {
      parts: fc.dictionary(parts, fc.oneof(entries, fc.anything())),
      named: /^(characters|properties|threats|actionCards|randomCards|numbers)/,
      play: (content) => expect(new Rules(mecanisburgo, content).start(BASE, 2, 'garbage').seats).toBe(2),
    });
  });
});
