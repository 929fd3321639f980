import { checkGame } from '@cabale/engine/kit';
import { playable, virtualRevolution } from '@cabale/virtual-revolution';
import { describe, expect, it } from 'vitest';

const MINUTES = 60_000;
const checks = await playable.checks();

/** Questions that chance comes to in few games, or in none of a thousand; their own tests ask them. */
const SELDOM = new Set(['look', 'readyOne', 'copy', 'darkKingdom', 'moveServer', 'bonusAgain', 'putOnline', 'save']);

const ASKED = Object.entries(virtualRevolution.steps).flatMap(([kind, step]) =>
  'options' in step && !SELDOM.has(kind) ? [kind] : [],
);

describe.each(checks.modes)('$name', (mode) => {
  it(
    'keeps its promises in a thousand random games, and every law at every point of thirty of them',
    { timeout: 20 * MINUTES },
    () => {
      const report = checkGame(virtualRevolution, checks, {
        mode,
        games: 1000,
        thorough: 30,
        watchers: 2,
        seed: `laws ${mode.name}`,
      });
      expect(report.violations).toEqual([]);
      expect(report.reasons).toEqual({ rounds: 1000 });
      expect(Object.keys(report.asked)).toEqual(expect.arrayContaining(ASKED));
    },
  );
});
