import { checkGame } from '@cabale/engine/kit';
import { newOrder, playable } from '@cabale/new-order';
import { describe, expect, it } from 'vitest';

const MINUTES = 60_000;
const checks = await playable.checks();

/** Steps that ask in every mode of a kind; those of optional content only where the mode has it. */
const SOLO = ['ownColours'];
const SEVERAL = ['hire', 'discard'];

describe.each(checks.modes)('$name', (mode) => {
  it(
    'keeps its promises in a thousand random games, and every law at every point of thirty of them',
    { timeout: 10 * MINUTES },
    () => {
      const report = checkGame(newOrder, checks, {
        mode,
        games: 1000,
        thorough: 30,
        watchers: 2,
        seed: `laws ${mode.name}`,
      });
      expect(report.violations).toEqual([]);
      expect(report.games).toBe(1000);
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
