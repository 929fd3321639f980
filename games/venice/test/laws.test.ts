import { checkGame } from '@cabale/engine/kit';
import { playable, venice } from '@cabale/venice';
import { describe, expect, it } from 'vitest';

const MINUTES = 60_000;
const checks = await playable.checks();

/** Questions for the Doge's player alone; those about smugglers; one that few solo games come to. */
const SOLO = ['dogeGondola', 'summons'];
const SMUGGLERS = ['path', 'smuggler'];
const SELDOM_ALONE = ['pay'];

/** What a thousand games with so many seats ask. */
function asksIn(seats: number): string[] {
  const asking = Object.entries(venice.steps).flatMap(([kind, step]) => ('options' in step ? [kind] : []));
  const never = new Set([...(seats === 1 ? SELDOM_ALONE : SOLO), ...(seats <= 2 ? [] : SMUGGLERS)]);
  return asking.filter((kind) => !never.has(kind));
}

describe.each(checks.modes)('$name', (mode) => {
  it(
    'keeps its promises in a thousand random games, and every law at every point of thirty of them',
    { timeout: 20 * MINUTES },
    () => {
      const report = checkGame(venice, checks, {
        mode,
        games: 1000,
        thorough: 30,
        watchers: 2,
        seed: `laws ${mode.name}`,
      });
      expect(report.violations).toEqual([]);
      expect(report.reasons).toEqual({ [mode.seats === 1 ? 'doge' : 'rounds']: 1000 });
      expect(Object.keys(report.asked)).toEqual(expect.arrayContaining(asksIn(mode.seats)));
    },
  );
});
