import { checkGame } from '@cabale/engine/kit';
import { playable, san } from '@cabale/san';
import { describe, expect, it } from 'vitest';

const MINUTES = 60_000;
const checks = await playable.checks();

describe.each(checks.modes)('$name', (mode) => {
  it(
    'keeps its promises in a thousand random games, and every law at every point of thirty of them',
    { timeout: 10 * MINUTES },
    () => {
      const report = checkGame(san, checks, {
        mode,
        games: 1000,
        thorough: 30,
        watchers: 2,
        seed: `laws ${mode.name}`,
      });
      expect(report.violations).toEqual([]);
      expect(report.games).toBe(1000);
      const asking = Object.entries(san.steps).filter(([, step]) => 'options' in step);
      expect(Object.keys(report.asked).toSorted()).toEqual(asking.map(([kind]) => kind).toSorted());
    },
  );
});
