import { checks } from '@cabale/games/virtual-revolution/checks.ts';
import { virtualRevolution } from '@cabale/games/virtual-revolution/index.ts';
import { describe, expect, it } from 'vitest';
import { expectLaws } from '../../test/laws.ts';

const MINUTES = 60_000;

/** Questions that chance comes to in few games, or in none of a thousand; their own tests ask them. */
const SELDOM = new Set(['look', 'readyOne', 'copy', 'darkKingdom', 'moveServer', 'bonusAgain', 'putOnline', 'save']);

const ASKED = Object.entries(virtualRevolution.steps).flatMap(([kind, step]) =>
  'options' in step && !SELDOM.has(kind) ? [kind] : [],
);

describe.each(checks.modes)('$name', (mode) => {
  it(
    'keeps its promises in random games, and every law at every point of some of them',
    { timeout: 20 * MINUTES },
    () => {
      const report = expectLaws(virtualRevolution, checks, mode);
      expect(Object.keys(report.reasons).toSorted()).toEqual(['resign', 'rounds']);
      // Of variants fewer games are played.
      const wanted = mode.variantOf === undefined ? ASKED : [];
      expect(Object.keys(report.asked)).toEqual(expect.arrayContaining(wanted));
    },
  );
});
