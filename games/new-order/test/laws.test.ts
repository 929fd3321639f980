import { checkGame } from '@cabale/engine/kit';
import { checks } from '@cabale/games/new-order/checks.ts';
import { newOrder } from '@cabale/games/new-order/index.ts';
import { describe, expect, it } from 'vitest';
import { expectLaws } from '../../test/laws.ts';

const MINUTES = 60_000;

/** Steps that ask in every mode of a kind; those of optional content only where the mode has it. */
const SOLO = ['ownColours'];
const SEVERAL = ['hire', 'discard'];

describe.each(checks.modes)('$name', (mode) => {
  it(
    'keeps its promises in random games, and every law at every point of some of them',
    { timeout: 10 * MINUTES },
    () => {
      const report = expectLaws(newOrder, checks, mode);
      const asked = Object.keys(report.asked);
      expect(asked).toEqual(expect.arrayContaining(['main', 'plot', 'place', 'target', 'strength']));
      expect(asked).toEqual(expect.arrayContaining(mode.seats === 1 ? SOLO : SEVERAL));
    },
  );
});

it('asks every kind of question in one mode or another', () => {
  const asked = checks.modes.flatMap((mode) =>
    Object.keys(checkGame(newOrder, checks, { mode, games: 60, thorough: 0, seed: 'asked' }).asked),
  );
  const asking = Object.entries(newOrder.steps).filter(([, step]) => 'options' in step);
  expect([...new Set(asked)].toSorted()).toEqual(asking.map(([kind]) => kind).toSorted());
});
