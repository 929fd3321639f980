import type { Ref } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { countsOnRulesPage, explainedWithoutRule } from '../../test/board-laws.ts';
import { ACTION_VALUES, CHARACTERS, PROPERTIES, RANDOM_VALUES, SECTORS } from '../content/tables.ts';
import { board, deal, prepareBoard } from './onstage.ts';
import { FEW } from './seldom.ts';

prepareBoard();

/** Cards of one kind are explained alike. */
function someOf<Card>(cards: readonly Card[]): readonly Card[] {
  return cards.filter((_, index) => index % 4 === 0);
}

const EXPLAINED: readonly Ref[] = [
  ...FEW,
  ...someOf(CHARACTERS).map((character) => `character:${character}` as const),
  ...someOf(PROPERTIES).map((property) => `property:${property}` as const),
  ...ACTION_VALUES.map((value) => `value:${value}` as const),
  ...RANDOM_VALUES.map((value) => `random:${value}` as const),
  ...(['pawn:0:0', 'cause:drug'] as const),
];

const kindOf = (thing: string): string => thing.split(':')[0] ?? '';

describe('explanations', () => {
  it.each([
    ['fr', EXPLAINED],
    ['en', EXPLAINED.filter((thing, index) => kindOf(thing) !== kindOf(EXPLAINED[index - 1] ?? ''))],
  ] as const)('tell of everything on the table what it is, with its rule, in %s', async (language, things) => {
    const silent = await explainedWithoutRule(board, deal('explains', 3), {
      language,
      things,
      rule: /MEC-\d+\.\d+/,
    });
    expect(silent).toEqual([]);
  });
});

describe('the rules page', () => {
  it.each(['fr', 'en'])('is complete in %s and drawn with live pieces', async (language) => {
    const selectors = ['.mec-wedge', '.chapter'];
    const [wedges, chapters] = await countsOnRulesPage(board, deal('rules', 2), { language, selectors });
    expect(wedges).toBeGreaterThanOrEqual(SECTORS);
    expect(chapters).toBeGreaterThan(8);
  });
});
