/** Sections 2 and 6: the printed numbers against the ledger's tables. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../content/printed.ts';
import { BASE_COMPANIES, COLOURS, COMPANIES, CONSULTANTS } from '../content/tables.ts';

const LEDGER = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** The row of a ledger table that begins so, as cells. */
function row(first: RegExp): readonly string[] {
  const rows = LEDGER.split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const found = rows.find(([cell]) => first.test(cell ?? ''));
  if (found === undefined) throw new Error(`the ledger has no row ${first}`);
  return found;
}

/** The first number of each cell for four, three, two players and solo. */
function bySize(first: RegExp): readonly number[] {
  return row(first)
    .slice(2, 6)
    .map((cell) => Number(/\d+/.exec(cell)?.[0] ?? 0));
}

const SIZES = [4, 3, 2, 1] as const;

describe('the printed numbers are those of section 2', () => {
  it('grid, cards, hands, display', () => {
    expect(SIZES.map((size) => PRINTED.sizes[size].cards * COLOURS.length)).toEqual(bySize(/^Conglomerate cards/));
    expect(SIZES.map((size) => PRINTED.sizes[size].hand)).toEqual([...bySize(/^Starting hand/)]);
    expect(SIZES.map((size) => PRINTED.sizes[size].display)).toEqual(bySize(/^Display$/));
    expect(SIZES.map((size) => PRINTED.sizes[size].rows)).toEqual([4, 4, 3, 3]);
    expect(SIZES.map((size) => PRINTED.sizes[size].objectives)).toEqual([2, 2, 2, 3]);
  });

  it('deck after setup', () => {
    const decks = SIZES.map((size) => {
      const { cards, hand, display } = PRINTED.sizes[size];
      return cards * COLOURS.length - (size === 1 ? 0 : size * hand) - display;
    });
    expect(decks).toEqual(bySize(/^Deck after setup/));
  });

  it('box totals', () => {
    expect(COLOURS.length * PRINTED.agents).toBe(Number(row(/^Agents/)[1]));
    const tiles = BASE_COMPANIES.reduce((sum, type) => sum + PRINTED.companies[type].tiles, 0);
    expect(tiles).toBe(Number(row(/^Company tiles \(/)[1]));
  });
});

describe('section 6', () => {
  it('says where every entry comes from', () => {
    const ours = COMPANIES.filter((type) => PRINTED.companies[type].provenance === 'reconstructed');
    expect(ours).toEqual(['PF', 'VD']);
    const consultants = CONSULTANTS.filter((type) => PRINTED.consultants[type].provenance === 'reconstructed');
    expect(consultants).toEqual(['TS', 'CM']);
    expect(PRINTED.consultants.CA.provenance).toBe('named');
  });

  it('has three tiles of every type and four copies of every consultant but the Accountant', () => {
    expect(COMPANIES.map((type) => PRINTED.companies[type].tiles)).toEqual(COMPANIES.map(() => 3));
    expect(CONSULTANTS.map((type) => PRINTED.consultants[type].copies)).toEqual([4, 4, 4, 4, 4, 4, 1]);
  });
});
