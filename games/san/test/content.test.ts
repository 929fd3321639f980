/** Section 6: the printed cards against the ledger's tables and its checks. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Card, CardId, CardType, Effect, Symbol } from '../content/card.ts';
import { readEffect } from '../content/codes.ts';
import { PRINTED } from '../content/printed.ts';
import { repriced } from './repriced.ts';

const LEDGER = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const ALL = Object.values<Card>(PRINTED.byId);
const TYPES: Readonly<Record<string, CardType>> = { Corruption: 'C', Propaganda: 'P', Hacking: 'H', Hardware: 'M' };

/** Rows of the ledger's tables whose first cell names cards, as cells. */
function rows(ids: RegExp): string[][] {
  const cells = (line: string): string[] =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
  return LEDGER.split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cells)
    .filter(([first]) => ids.test(first ?? ''));
}

function effectsOf(cell: string): Effect[] {
  return cell
    .replace(/\(`\w+`\)/, '')
    .split(',')
    .map((code) => {
      const read = readEffect(code);
      if ('reason' in read) throw new Error(`${code}: ${read.reason}`);
      return read.effect;
    });
}

const card = (id: string): Card => PRINTED.byId[id as CardId];
const total = (cards: readonly Card[], count: (card: Card) => number): number =>
  cards.reduce((sum, each) => sum + count(each), 0);
const river = (type?: CardType): Card[] =>
  ALL.filter((each) => each.kind === 'river' && (type === undefined || each.type === type));

/** Symbols of a kind outside choices. */
const symbols =
  (symbol: Symbol) =>
  ({ effects }: Card): number =>
    effects.reduce((sum, effect) => sum + (effect.kind === 'symbols' && effect.symbol === symbol ? effect.n : 0), 0);
const counted =
  (kind: 'draw' | 'destroy') =>
  ({ effects }: Card): number =>
    effects.reduce((sum, effect) => sum + (effect.kind === kind ? effect.n : 0), 0);
const chosen =
  (kind: 'symbols' | 'draw') =>
  ({ effects }: Card): number =>
    effects
      .flatMap((effect) => (effect.kind === 'choice' ? effect.alternatives : []))
      .reduce((sum, alternative) => sum + (alternative.kind === kind ? alternative.n : 0), 0);
const bearing = (kind: Effect['kind']): string[] =>
  ALL.filter(({ effects }) => effects.some((effect) => effect.kind === kind)).map(({ id }) => id);

describe('the tables of section 6.5', () => {
  it('the 24 starting cards are as printed', () => {
    const table = rows(/^[ST]\d\d$/);
    expect(table).toHaveLength(24);
    for (const [id = '', , , type = '', income, , , effects = ''] of table) {
      expect(card(id)).toMatchObject({
        kind: 'starting',
        type: TYPES[type],
        income: Number(income),
        cost: 0,
        crossing: 0,
      });
      expect(card(id).effects).toEqual(effectsOf(effects));
    }
  });

  it('the 10 Virus cards are as printed', () => {
    const table = rows(/^[ST]V\d$/);
    expect(table).toHaveLength(10);
    for (const [id = '', , , , number, squares] of table) {
      expect(card(id)).toMatchObject({ kind: 'virus', type: 'V', income: 0, effects: [], squares: Number(squares) });
      expect(Number(squares)).toBe(8 - Number(number));
    }
  });

  it('the 30 River Mercenaries are as printed, two copies of each design', () => {
    const table = rows(/^R\d\d, R\d\d$/);
    expect(table).toHaveLength(15);
    for (const [ids = '', , , , type = '', cost, income, crossing, effects = ''] of table) {
      const [first = '', second = ''] = ids.split(', ');
      for (const id of [first, second]) {
        const values = { type: TYPES[type], cost: Number(cost), income: Number(income), crossing: Number(crossing) };
        expect(card(id)).toMatchObject({ kind: 'river', design: first, ...values });
        expect(card(id).effects).toEqual(effectsOf(effects));
      }
    }
  });

  it('the 18 River Hardware cards are as printed, one of each', () => {
    const table = rows(/^R\d\d$/);
    expect(table).toHaveLength(18);
    for (const [id = '', , , , cost, income, crossing, effects = ''] of table) {
      const values = { type: 'M', cost: Number(cost), income: Number(income), crossing: Number(crossing) };
      expect(card(id)).toMatchObject({ kind: 'river', design: id, ...values });
      expect(card(id).effects).toEqual(effectsOf(effects));
    }
  });
});

describe('the checks of section 6.6', () => {
  it('there are 24 starting, 10 Virus and 48 River cards in 33 River designs', () => {
    expect(ALL).toHaveLength(82);
    const kinds = ['starting', 'virus', 'river'].map((kind) => ALL.filter((each) => each.kind === kind).length);
    expect(kinds).toEqual([24, 10, 48]);
    expect((['C', 'P', 'H', 'M'] as const).map((type) => river(type).length)).toEqual([10, 10, 10, 18]);
    expect(new Set(river().map(({ design }) => design)).size).toBe(33);
  });

  it('each starting deck has 3 ●, 3 ▶, 3 ■, three free symbols and 16 income', () => {
    for (const side of ['S', 'T']) {
      const deck = ALL.filter(({ id, kind }) => kind === 'starting' && id.startsWith(side));
      expect((['C', 'P', 'H'] as const).map((symbol) => total(deck, symbols(symbol)))).toEqual([3, 3, 3]);
      expect(deck.filter(({ type }) => type === 'M').map(({ discrete }) => discrete.length)).toEqual([1, 1, 1]);
      expect(total(deck, ({ income }) => income)).toBe(16);
    }
  });

  it('costs, incomes, crossing costs, symbols and draws of the River cards add up', () => {
    const sums = (cards: readonly Card[]): number[] => [
      cards.length,
      total(cards, ({ cost }) => cost),
      total(cards, ({ income }) => income),
      total(cards, ({ crossing }) => crossing),
      ...(['C', 'P', 'H'] as const).map((symbol) => total(cards, symbols(symbol))),
      total(cards, counted('draw')),
      total(cards, chosen('symbols')),
      total(cards, chosen('draw')),
      total(cards, ({ effects }) => effects.filter(({ kind }) => kind === 'multiplier').length),
    ];
    expect(sums(river('C'))).toEqual([10, 26, 16, 50, 12, 0, 0, 6, 4, 4, 2]);
    expect(sums(river('P'))).toEqual([10, 38, 22, 30, 0, 12, 0, 6, 4, 4, 2]);
    expect(sums(river('H'))).toEqual([10, 34, 8, 60, 0, 0, 12, 6, 4, 4, 2]);
    expect(sums(river('M'))).toEqual([18, 78, 5, 72, 12, 12, 12, 11, 0, 0, 0]);
    expect(sums(river())).toEqual([48, 176, 51, 212, 24, 24, 24, 29, 12, 12, 6]);
  });

  it('costs and crossing costs occur as often as they should', () => {
    const times = (values: readonly number[], value: number): number => values.filter((each) => each === value).length;
    const costs = river().map(({ cost }) => cost);
    expect([2, 3, 4, 5].map((cost) => times(costs, cost))).toEqual([10, 10, 14, 14]);
    const crossings = river().map(({ crossing }) => crossing);
    expect([3, 4, 5, 6].map((crossing) => times(crossings, crossing))).toEqual([10, 18, 10, 10]);
  });

  it('the rare effects stand on the cards they should', () => {
    expect(total(ALL, counted('destroy'))).toBe(9);
    expect(bearing('destroy')).toEqual(['R41', 'R42', 'R43']);
    expect(bearing('singleUse')).toEqual(['R40', 'R43', 'R45', 'R46', 'R47', 'R48']);
    const single = (['copyPlayed', 'copyRiver', 'playDiscard', 'corruptHand', 'allTypes'] as const).map(bearing);
    expect(single).toEqual([['R34'], ['R44'], ['R33'], ['R38'], ['R39']]);
  });

  it('every effect of the legend is on a card, and only Virus cards have none', () => {
    const legend = [
      'symbols',
      'multiplier',
      'singleUse',
      'copyPlayed',
      'copyRiver',
      'destroy',
      'draw',
      'allTypes',
      'playDiscard',
      'corruptHand',
    ] as const;
    expect(legend.filter((kind) => bearing(kind).length === 0)).toEqual([]);
    expect(ALL.filter(({ effects }) => effects.length === 0).map(({ kind }) => kind)).toEqual(Array(10).fill('virus'));
  });

  it('[SAN-Q74] five designs in two copies for every Mercenary type, eighteen different Hardware cards', () => {
    for (const type of ['C', 'P', 'H'] as const) expect(new Set(river(type).map(({ design }) => design)).size).toBe(5);
    expect(new Set(river('M').map(({ design }) => design)).size).toBe(18);
  });
});

describe('provenance and designs', () => {
  it('the values of every card are marked as known, but for the two disputed effects', () => {
    const disputed = ALL.filter(({ values }) => values !== 'known');
    expect(disputed.map(({ id, values }) => `${id} ${values}`)).toEqual(['R33 disputed', 'R34 disputed']);
  });

  it('cards share a design exactly when owner, kind and values are the same', () => {
    expect(repriced({})).toEqual(PRINTED);
    expect([card('S02').design, card('S03').design, card('T02').design]).toEqual(['S01', 'S03', 'T01']);
  });

  it('[SAN-Q85] Hardware 3 is Play from Discard and Hardware 4 is Copy Played', () => {
    expect(card('R33')).toMatchObject({ cost: 4, effects: [{ kind: 'playDiscard' }] });
    expect(card('R34')).toMatchObject({ cost: 5, effects: [{ kind: 'copyPlayed' }] });
  });
});
