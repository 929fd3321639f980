import { checks } from '@cabale/games/mecanisburgo/checks.ts';
import { mecanisburgo } from '@cabale/games/mecanisburgo/index.ts';
import { describe, expect, it } from 'vitest';
import { expectLaws } from '../../test/laws.ts';

const MINUTES = 60_000;

/** What few random games come to. */
const SELDOM = ['killBoard', 'save', 'cancel', 'convert', 'copy', 'commit', 'project', 'revive', 'repair', 'buyRobot'];

/** What a thousand games with so many seats ask. */
function asksIn(seats: number): string[] {
  const asking = Object.entries(mecanisburgo.steps).flatMap(([kind, step]) => ('options' in step ? [kind] : []));
  const never = new Set([
    ...SELDOM,
    ...(seats === 2 ? ['enterArena'] : []),
    ...(seats === 3 || seats === 6 ? [] : ['corporation']),
  ]);
  return asking.filter((kind) => !never.has(kind));
}

describe.each(checks.modes)('$name', (mode) => {
  it(
    'keeps its promises in random games, and every law at every point of some of them',
    { timeout: 20 * MINUTES },
    () => {
      const report = expectLaws(mecanisburgo, checks, mode);
      expect(Object.keys(report.asked)).toEqual(expect.arrayContaining(asksIn(mode.seats)));
      expect(Object.keys(report.revised)).toEqual(
        expect.arrayContaining(['actionCards', 'duelCards', 'fists', 'keep']),
      );
    },
  );
});
