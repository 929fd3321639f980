import { checks } from '@cabale/games/venice/checks.ts';
import { venice } from '@cabale/games/venice/index.ts';
import { describe, expect, it } from 'vitest';
import { expectLaws } from '../../test/laws.ts';

const MINUTES = 60_000;

/** Questions for the Doge's player alone; those about smugglers; those that few solo games come to. */
const SOLO = ['dogeGondola', 'summons'];
const SMUGGLERS = ['path', 'smuggler'];
const SELDOM_ALONE = ['pay', 'indulgence', 'bottomMission'];

/** What a thousand games of a mode ask; the fewer games of a variant need not come to all of it. */
function asksIn({ seats, variantOf }: (typeof checks.modes)[number]): string[] {
  if (variantOf !== undefined) return [];
  const asking = Object.entries(venice.steps).flatMap(([kind, step]) => ('options' in step ? [kind] : []));
  const never = new Set([...(seats === 1 ? SELDOM_ALONE : SOLO), ...(seats <= 2 ? [] : SMUGGLERS)]);
  return asking.filter((kind) => !never.has(kind));
}

describe.each(checks.modes)('$name', (mode) => {
  it(
    'keeps its promises in random games, and every law at every point of some of them',
    { timeout: 20 * MINUTES },
    () => {
      const report = expectLaws(venice, checks, mode);
      expect(Object.keys(report.reasons).toSorted()).toEqual(
        [mode.seats === 1 ? 'doge' : 'rounds', 'resign'].toSorted(),
      );
      expect(Object.keys(report.revised).toSorted()).toEqual(mode.seats === 1 ? [] : ['crossing', 'keepMissions']);
      expect(Object.keys(report.asked)).toEqual(expect.arrayContaining(asksIn(mode)));
    },
  );
});
