import type { Ref } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { countsOnRulesPage, explainedWithoutRule } from '../../test/board-laws.ts';
import { PRINTED } from '../content/printed.ts';
import {
  ACTIONS,
  ACTION_VALUES,
  CHARACTERS,
  CONTEST_TYPES,
  CORPS,
  EVENTS,
  PROJECTS,
  PROPERTIES,
  PROPERTY_TYPES,
  RACES,
  RANDOM_VALUES,
  SECTORS,
  SKILLS,
  SLOTS,
  SPECIAL_VICTORIES,
  THREATS,
  VICTORY_EVENTS,
} from '../content/tables.ts';
import { ANSWERS, BELONGINGS, PILES } from '../text/refs.ts';
import { board, deal, prepareBoard } from './onstage.ts';

prepareBoard();

/** Cards of one kind are explained alike. */
function someOf<Card>(cards: readonly Card[]): readonly Card[] {
  return cards.filter((_, index) => index % 4 === 0);
}

const EXPLAINED: readonly Ref[] = [
  ...CORPS.map((corp) => `corp:${corp}` as const),
  ...PRINTED.sectors.map((_, sector) => `sector:${sector}` as const),
  ...Array.from({ length: SLOTS }, (_, slot) => `slot:0:${slot}` as const),
  ...someOf(CHARACTERS).map((character) => `character:${character}` as const),
  ...someOf(PROPERTIES).map((property) => `property:${property}` as const),
  ...EVENTS.map((event) => `event:${event}` as const),
  ...THREATS.map((threat) => `threat:${threat}` as const),
  ...PROJECTS.map((project) => `project:${project}` as const),
  ...VICTORY_EVENTS.map((victory) => `victory:${victory}` as const),
  ...SPECIAL_VICTORIES.map((special) => `special:${special}` as const),
  ...SKILLS.map((skill) => `skill:${skill}` as const),
  ...RACES.map((race) => `race:${race}` as const),
  ...PROPERTY_TYPES.map((type) => `type:${type}` as const),
  ...ACTIONS.map((action) => `action:${action}` as const),
  ...CONTEST_TYPES.map((type) => `contest:${type}` as const),
  ...ACTION_VALUES.map((value) => `value:${value}` as const),
  ...RANDOM_VALUES.map((value) => `random:${value}` as const),
  ...BELONGINGS.map((belonging) => `${belonging}:0` as const),
  ...PILES.map((pile) => `pile:${pile}` as const),
  ...ANSWERS.map((answer) => `answer:${answer}` as const),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => `step:${step}` as const),
  ...(['seat:0', 'pawn:0:0', 'pawn:0:8', 'zone:order', 'token:shuttle', 'token:minisub'] as const),
  ...(['round:now', 'cause:drug'] as const),
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
