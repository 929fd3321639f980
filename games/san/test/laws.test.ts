import { checks } from '@cabale/games/san/checks.ts';
import { san } from '@cabale/games/san/index.ts';
import { describe, expect, it } from 'vitest';
import { expectLaws } from '../../test/laws.ts';

const MINUTES = 60_000;

describe.each(checks.modes)('$name', (mode) => {
  it(
    'keeps its promises in random games, and every law at every point of some of them',
    { timeout: 10 * MINUTES },
    () => {
      const report = expectLaws(san, checks, mode);
      const asking = Object.entries(san.steps).filter(([, step]) => 'options' in step);
      expect(Object.keys(report.asked).toSorted()).toEqual(asking.map(([kind]) => kind).toSorted());
    },
  );
});
