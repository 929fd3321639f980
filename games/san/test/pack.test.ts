/** Content packs: values laid over the printed ones, and what is said about every kind of mistake. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readsOrNames, replays, itOutlivesGarbage, itReadsTheHead, mistakesOf } from '../../test/packs.ts';
import { PRINTED } from '../content/printed.ts';
import { san } from '../index.ts';
import { position } from './position.ts';
import { packOf, repriced } from './repriced.ts';
import { STANDARD } from './random-games.ts';

const mistakes = (pack: unknown): readonly string[] => mistakesOf(san, pack);
const cardMistakes = (cards: unknown): readonly string[] => mistakes(packOf(cards));

describe('a good pack', () => {
  it('overrides the values it names and leaves all others as they were', () => {
    const { byId, river } = repriced({
      R05: { cost: 3, income: 2, crossing: 4, type: 'P', effects: ['P3', 'SINGLE'] },
      S01: { income: 3 },
      SV5: { squares: 9 },
    });
    expect(byId.R05).toMatchObject({ cost: 3, income: 2, crossing: 4, type: 'P', values: 'pack' });
    expect(byId.R05.effects).toEqual([{ kind: 'symbols', symbol: 'P', n: 3 }, { kind: 'singleUse' }]);
    expect(byId.S01).toMatchObject({ income: 3, type: 'C', values: 'pack' });
    expect(byId.SV5).toMatchObject({ squares: 9, values: 'pack' });
    expect(byId.R06).toEqual({ ...PRINTED.byId.R06, design: 'R06', twin: 'R06' });
    expect(river).toEqual(PRINTED.river);
    expect(Object.keys(byId)).toEqual(Object.keys(PRINTED.byId));
  });

  it('reads every effect code of the ledger', () => {
    const effects = [
      'C1',
      'P2',
      'H20',
      'MULT_C',
      'MULT_P',
      'MULT_H',
      'SINGLE',
      'ALL_TYPES',
      'CHOICE(P1 | H1 | C1)',
      'DRAW 2',
    ];
    expect(repriced({ R05: { effects } }).byId.R05.effects).toEqual([
      { kind: 'symbols', symbol: 'C', n: 1 },
      { kind: 'symbols', symbol: 'P', n: 2 },
      { kind: 'symbols', symbol: 'H', n: 20 },
      { kind: 'multiplier', symbol: 'C' },
      { kind: 'multiplier', symbol: 'P' },
      { kind: 'multiplier', symbol: 'H' },
      { kind: 'singleUse' },
      { kind: 'allTypes' },
      {
        kind: 'choice',
        alternatives: [
          { kind: 'symbols', symbol: 'P', n: 1 },
          { kind: 'symbols', symbol: 'H', n: 1 },
          { kind: 'symbols', symbol: 'C', n: 1 },
        ],
      },
      { kind: 'draw', n: 2 },
    ]);
    const others = ['COPY_PLAYED', 'COPY_RIVER', 'PLAY_DISCARD', 'DESTROY 6', 'CORRUPT_HAND 1', 'CHOICE(C2|DRAW 2)'];
    const { effects: read, discrete } = repriced({ R05: { effects: others } }).byId.R05;
    expect(read.map(({ kind }) => kind)).toEqual([
      'copyPlayed',
      'copyRiver',
      'playDiscard',
      'destroy',
      'corruptHand',
      'choice',
    ]);
    expect(discrete).toEqual(read);
  });

  it('lets cards that have become equal share a design, and parts those that have become different', () => {
    const equal = repriced({ S03: { income: 1 }, R06: { cost: 3 } });
    expect(equal.byId.S03.design).toBe('S01');
    expect([equal.byId.R05.design, equal.byId.R06.design]).toEqual(['R05', 'R06']);
    const scene = position({ sun: { hand: ['S01', 'S02', 'S03'] } }, equal);
    expect(scene.offered).toEqual(['play:S01', 'play:S02', 'play:S03']);
    expect([equal.byId.R01.twin, equal.byId.R02.twin, equal.byId.R06.twin]).toEqual(['R01', 'R01', 'R06']);
  });

  it('never merges cards of two owners or two Virus cards', () => {
    const { byId } = repriced({ SV4: { squares: 3 } });
    expect([byId.SV5.design, byId.SV4.design, byId.T01.design]).toEqual(['SV5', 'SV4', 'T01']);
  });

  it('is played by: a match with a pack is recorded with it and replays', () => {
    expect(replays(san, STANDARD, packOf({ R11: { crossing: 1 } }))).toEqual({ withPack: true, without: false });
  });
});

describe('mistakes in the head', () => {
  itReadsTheHead(san, ['cards: is missing; it must be an object of cards by id']);

  it('refuses another format, a newer one and another game', () => {
    expect(mistakes({ ...packOf({}), format: 'cabale-record' })).toEqual([
      'format: must be "cabale-content", not "cabale-record"',
    ]);
    expect(mistakes({ ...packOf({}), formatVersion: 2 })).toEqual([
      'formatVersion: 2 is newer than 1, which this version reads: update Cabale',
    ]);
    expect(mistakes({ ...packOf({}), formatVersion: '1' })).toEqual(['formatVersion: must be 1, not "1"']);
    expect(mistakes({ ...packOf({}), game: 'venice' })).toEqual(['game: must be "san", not "venice"']);
  });

  it('refuses a nameless pack, cards that are no object and fields it does not know', () => {
    expect(mistakes({ ...packOf({}), name: '' })).toEqual(['name: must be a text of 1 to 80 characters, not ""']);
    expect(mistakes(packOf([]))).toEqual(['cards: must be an object of cards by id, not a list']);
    expect(mistakes({ ...packOf({}), colour: 'red' })).toEqual([
      'colour: there is no such field; known: format, formatVersion, game, name, cards',
    ]);
  });
});

describe('mistakes in a card', () => {
  it('names a card that does not exist', () => {
    const unknown = (id: string): string => `${id}: there is no such card; a pack cannot add cards to the 82`;
    expect(cardMistakes({ R49: {}, S1: {} })).toEqual([unknown('R49'), unknown('S1')]);
    expect(cardMistakes(JSON.parse('{ "__proto__": {}, "constructor": {} }'))).toEqual([
      unknown('__proto__'),
      unknown('constructor'),
    ]);
  });

  it('says what an entry must be', () => {
    expect(cardMistakes({ R05: 3 })).toEqual(['R05: must be an object of printed values, not 3']);
  });

  it('checks every number and its range', () => {
    expect(cardMistakes({ R05: { cost: 'x' } })).toEqual(['R05.cost: must be a whole number from 0 to 20, not "x"']);
    expect(cardMistakes({ R05: { income: -1, crossing: 21 } })).toEqual([
      'R05.income: must be a whole number from 0 to 20, not -1',
      'R05.crossing: must be a whole number from 0 to 20, not 21',
    ]);
    expect(cardMistakes({ R05: { cost: 1.5 }, SV5: { squares: 0 } })).toEqual([
      'R05.cost: must be a whole number from 0 to 20, not 1.5',
      'SV5.squares: must be a whole number from 1 to 20, not 0',
    ]);
  });

  it('checks the type', () => {
    expect(cardMistakes({ R05: { type: 'V' } })).toEqual(['R05.type: must be "C", "P", "H" or "M", not "V"']);
  });

  it('knows which values each kind of card has', () => {
    expect(cardMistakes({ S01: { cost: 2 }, SV5: { effects: ['C1'] }, R05: { squares: 3 } })).toEqual([
      'S01.cost: a starting card has no cost; it has type, income, effects',
      'SV5.effects: a Virus card has no effects; it has squares',
      'R05.squares: a River card has no squares; it has type, cost, income, crossing, effects',
    ]);
    expect(cardMistakes({ R05: { price: 3 } })).toEqual([
      'R05.price: there is no such value; a River card has type, cost, income, crossing, effects',
    ]);
  });

  it('checks the list of effects and each code', () => {
    expect(cardMistakes({ R05: { effects: 'C3' } })).toEqual([
      'R05.effects: must be a list of up to 10 effect codes, not "C3"',
    ]);
    expect(cardMistakes({ R05: { effects: Array(11).fill('C1') } })).toEqual([
      'R05.effects: must be a list of up to 10 effect codes, not 11 of them',
    ]);
    const [unknown] = cardMistakes({ R05: { effects: ['C3', 'FLY'] } });
    expect(unknown).toMatch(/^R05\.effects\[1\]: "FLY": there is no such effect; known: C3, /);
    expect(cardMistakes({ R05: { effects: [3, 'C0', 'DRAW 21', 'DESTROY 0'] } })).toEqual([
      'R05.effects[0]: 3: an effect code is a text',
      'R05.effects[1]: "C0": its number must be from 1 to 20, not 0',
      'R05.effects[2]: "DRAW 21": its number must be from 1 to 20, not 21',
      'R05.effects[3]: "DESTROY 0": its number must be from 1 to 20, not 0',
    ]);
  });

  it('checks the alternatives of a choice', () => {
    expect(cardMistakes({ R05: { effects: ['CHOICE(C1)', 'CHOICE(C1 | SINGLE)', 'CHOICE(C1 | H99)'] } })).toEqual([
      'R05.effects[0]: "CHOICE(C1)": a choice has 2 to 8 alternatives, not 1',
      'R05.effects[1]: "CHOICE(C1 | SINGLE)": an alternative is symbols or DRAW, such as C2 or DRAW 2, not "SINGLE"',
      'R05.effects[2]: "CHOICE(C1 | H99)": its number must be from 1 to 20, not 99',
    ]);
  });

  it('lists all mistakes of a pack at once and shortens what it repeats', () => {
    const long = 'x'.repeat(500);
    const pack = { ...packOf({ [long]: {}, R05: { cost: long, [long]: 1 }, SV5: { squares: 0 } }), game: 'venice' };
    const found = mistakes(pack);
    expect(found).toHaveLength(5);
    expect(found.every((message) => message.length < 150)).toBe(true);
  });
});

describe('garbage', () => {
  itOutlivesGarbage(san);

  it('in the place of cards or values is refused by name or gives playable content', () => {
    const ids = fc.constantFrom('R05', 'S01', 'SV5', 'R49', '__proto__');
    const fields = fc.constantFrom('cost', 'income', 'crossing', 'type', 'effects', 'squares', 'colour', '__proto__');
    const effects = fc.array(fc.constantFrom('C3', 'DRAW 2', 'CHOICE(C1 | P1)', 'CHOICE(', 'MULT_X', '|', 'C-1', '∞'));
    const values = fc.oneof(fc.anything(), fc.nat(25), effects, fc.constantFrom('C', 'M', 'V'));
    const entries = fc.dictionary(ids, fc.oneof(fc.anything(), fc.dictionary(fields, values)));
    readsOrNames(san, {
      parts: entries.map((cards) => ({ cards })),
      named: /^(R05|S01|SV5|R49|__proto__)/,
      play: ({ byId }) => expect(Object.keys(byId)).toHaveLength(82),
    });
  });
});
