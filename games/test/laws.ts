import type { Game, GameTypes } from '@cabale/engine';
import { amongAnswers, checkGame, type CheckReport, type GameChecks, type Mode } from '@cabale/engine/kit';
import { expect } from 'vitest';

/** How many random games of a mode are played, and in how many of them every law is looked at. */
function countsOf({ variantOf }: Mode<GameTypes>): { readonly games: number; readonly thorough: number } {
  return variantOf === undefined ? { games: 400, thorough: 8 } : { games: 120, thorough: 3 };
}

/**
 * Plays a mode with its laws, which all hold in games that all end. At each point of the thorough ones one observer looks,
 * all of them in turn; in a soak everybody does.
 */
export function expectLaws<T extends GameTypes>(game: Game<T>, checks: GameChecks<T>, mode: Mode<T>): CheckReport {
  const counts = countsOf(mode);
  const report = checkGame(game, checks, { mode, ...counts, watchers: 1, seed: `laws ${mode.name}` });
  expect(report.violations).toEqual([]);
  expect(Object.values(report.reasons).reduce((sum, games) => sum + games, 0)).toBe(counts.games);
  expect(Object.keys(report.resigned)).toEqual(expect.arrayContaining(placesToLeave(report)));
  return report;
}

/** Every kind of step that asked; where answers were sealed and revised, also with those of others sealed. */
function placesToLeave({ asked, revised }: CheckReport): string[] {
  return [...Object.keys(asked), ...Object.keys(revised).map(amongAnswers)];
}
