/** Content packs: numbers laid over the printed ones, and what is said about every kind of mistake. */
import { Rules } from '@cabale/engine';
import { checkGame } from '@cabale/engine/kit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readsOrNames, replays, itOutlivesGarbage, itReadsTheHead, mistakesOf } from '../../test/packs.ts';
import { checks } from '../checks.ts';
import { PRINTED } from '../content/printed.ts';
import { newOrder } from '../index.ts';
import { changed, packOf } from './packs.ts';
import { position } from './position.ts';
import { BASE } from './random-games.ts';

const mistakesIn = (parts: object): readonly string[] => mistakesOf(newOrder, packOf(parts));

describe('a good pack', () => {
  it('changes the numbers it names and leaves all others as they were', () => {
    const content = changed({
      companies: { PF: { tiles: 3 } },
      consultants: { CA: { copies: 2 } },
      sizes: { 2: { cards: 16 } },
      numbers: { handLimit: 7, firstPoints: 3 },
    });
    expect(content).toEqual({
      ...PRINTED,
      companies: { ...PRINTED.companies, PF: { tiles: 3, provenance: 'pack' } },
      consultants: { ...PRINTED.consultants, CA: { copies: 2, provenance: 'pack' } },
      sizes: { ...PRINTED.sizes, 2: { ...PRINTED.sizes[2], cards: 16 } },
      handLimit: 7,
      firstPoints: 3,
    });
  });

  it('may leave every part out', () => {
    expect(changed({})).toEqual(PRINTED);
  });

  it('is played by', () => {
    const scene = position({ seats: [{ hand: 'RRRRRR' }, {}], display: 'RBKWR' }, changed({ numbers: { plot: 3 } }));
    scene.seat(0).plots('R', 'B', 'K');
    expect(scene.asked).toBe('discard');
    expect(scene.seat(0).hand).toBe('RRRRRRRBK');
  });

  it('gives games that keep all promises, also far from the printed numbers', () => {
    const pack = {
      sizes: { 2: { rows: 3, cards: 20, hand: 6, display: 8, objectives: 1 } },
      numbers: { agents: 10, handLimit: 12, plot: 4, broadcast: 6, guerrilla: 6, ambient: 6, negotiator: 6, crisis: 6 },
    };
    const content = changed(pack);
    const game = { ...newOrder, content: { ...newOrder.content, printed: content } };
    const mode = { name: 'pack', seats: 2, setup: { ...BASE, consultants: 'random', accountant: true } } as const;
    const report = checkGame(game, checks, { mode, games: 40, thorough: 2, seed: 'pack' });
    expect(report.violations).toEqual([]);
  });

  it('is recorded with its match and replays', () => {
    expect(replays(newOrder, BASE, packOf({ numbers: { plot: 3 } }))).toEqual({ withPack: true, without: false });
  });
});

describe('mistakes in the head', () => {
  itReadsTheHead(newOrder);

  it('names fields with wrong values, newer formats and fields that do not exist', () => {
    expect(mistakesIn({ game: 'san', name: '' })).toEqual([
      'game: must be "new-order", not "san"',
      'name: must be a text of 1 to 80 characters, not ""',
    ]);
    expect(mistakesIn({ formatVersion: 2 })).toEqual([
      'formatVersion: 2 is newer than 1, which this version reads: update Cabale',
    ]);
    expect(mistakesIn({ cards: {} })).toEqual([
      'cards: there is no such field; known: format, formatVersion, game, name, companies, consultants, sizes, numbers',
    ]);
  });
});

describe('mistakes in the parts', () => {
  it('names entries and values that do not exist', () => {
    expect(mistakesIn({ companies: { XX: {} } })).toEqual([
      'companies.XX: there is no such entry; known: BN, GM, PR, AA, SM, OM, PF, VD',
    ]);
    expect(mistakesIn({ consultants: { MC: { price: 3 } } })).toEqual([
      'consultants.MC.price: there is no such value; known: copies',
    ]);
    expect(mistakesIn({ sizes: { 5: {}, 1: { hand: 2 } } })).toEqual([
      'sizes.1.hand: there is no such value; known: rows, cards, display, objectives',
      'sizes.5: there is no such entry; known: 1, 2, 3, 4',
    ]);
    expect(mistakesIn({ numbers: { luck: 1 } })[0]).toMatch(/^numbers\.luck: there is no such value; known: agents, /);
  });

  it('says what is no object', () => {
    expect(mistakesIn({ companies: [], numbers: 3, sizes: { 2: 'x' } })).toEqual([
      'companies: must be an object of entries by name, not a list',
      'sizes.2: must be an object of values, not "x"',
      'numbers: must be an object of values, not 3',
    ]);
  });

  it('says which numbers are possible', () => {
    expect(mistakesIn({ companies: { BN: { tiles: 4 } }, numbers: { plot: 0, agents: 2.5, crisis: '2' } })).toEqual([
      'companies.BN.tiles: must be a whole number from 1 to 3, not 4',
      'numbers.plot: must be a whole number from 1 to 4, not 0',
      'numbers.agents: must be a whole number from 1 to 60, not 2.5',
      'numbers.crisis: must be a whole number from 0 to 6, not "2"',
    ]);
  });
});

describe('numbers with which no game could be set up', () => {
  it('too few tiles for the grid', () => {
    expect(mistakesIn({ companies: { BN: { tiles: 2 } } })).toEqual([
      'sizes.1.rows: the grid needs 12 tiles, but six types may have only 11',
      'sizes.2.rows: the grid needs 12 tiles, but six types may have only 11',
    ]);
    expect(mistakesIn({ sizes: { 2: { rows: 4 } } })).toEqual([
      'sizes.2.rows: the grid needs 16 tiles, but six types may have only 12',
    ]);
  });

  it('too few agents for the grid and the reminders of solo', () => {
    expect(mistakesIn({ numbers: { agents: 3 } })).toEqual([
      'numbers.agents: 3 of a colour are too few for sizes.1, which needs 4 at the start',
      'numbers.agents: 3 of a colour are too few for sizes.3, which needs 4 at the start',
      'numbers.agents: 3 of a colour are too few for sizes.4, which needs 4 at the start',
    ]);
  });

  it('too few cards for hands and display', () => {
    expect(mistakesIn({ sizes: { 4: { cards: 5 } } })).toEqual([
      'sizes.4.cards: 5 of each colour are too few for hands and display, which need 21 in all',
    ]);
  });

  it('a hand beyond the hand limit', () => {
    expect(mistakesIn({ numbers: { handLimit: 3 } })).toEqual(
      [2, 3, 4].map((size) => `sizes.${size}.hand: 4 cards exceed the hand limit of 3`),
    );
  });

  it('objectives that could run out', () => {
    expect(mistakesIn({ sizes: { 4: { rows: 3 } } })).toEqual([
      'sizes.4.objectives: 2 each could use up the draw of 12 when doubles are replaced',
    ]);
  });
});

describe('garbage', () => {
  itOutlivesGarbage(newOrder);

  it('in the place of parts or values is refused by name or gives playable content', () => {
    const parts = fc.constantFrom('companies', 'consultants', 'sizes', 'numbers');
    const names = fc.constantFrom('BN', 'MC', '2', 'plot', 'agents', 'tiles', 'rows', '__proto__');
    const values = fc.oneof(fc.anything(), fc.integer({ min: -2, max: 70 }));
    const entries = fc.dictionary(names, fc.oneof(values, fc.dictionary(names, values)));
    readsOrNames(newOrder, {
      parts: fc.dictionary(parts, fc.oneof(entries, fc.anything())),
      named: /^(companies|consultants|sizes|numbers)/,
      play: (content) => expect(new Rules(newOrder, content).start(BASE, 2, 'garbage').seats).toBe(2),
    });
  });
});
