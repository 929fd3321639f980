import type { Game, GameTypes } from '@cabale/engine';
import { amongAnswers, checkGame, type CheckReport, type GameChecks, type Mode } from '@cabale/engine/kit';
import { expect } from 'vitest';
import { expectNoViolations } from './violations.ts';

/** How many random games of a mode are played, and in how many of them every law is looked at. */
function countsOf({ variantOf }: Mode<GameTypes>): { readonly games: number; readonly thorough: number } {
  return variantOf === undefined ? { games: 120, thorough: 3 } : { games: 60, thorough: 1 };
}

/** Plays a mode and checks its laws, in the thorough games for every observer at every point. */
export function expectLaws<T extends GameTypes>(game: Game<T>, checks: GameChecks<T>, mode: Mode<T>): CheckReport {
  const counts = countsOf(mode);
  const report = checkGame(game, checks, { mode, ...counts, seed: `laws ${mode.name}` });
  expectNoViolations(report.violations);
  expect(Object.values(report.reasons).reduce((sum, games) => sum + games, 0)).toBe(counts.games);
  expect(Object.keys(report.resigned)).toEqual(expect.arrayContaining(placesToLeave(report)));
  return report;
}

/** Every kind of step that asked; where answers were sealed and revised, also with those of others sealed. */
function placesToLeave({ asked, revised }: CheckReport): string[] {
  return [...Object.keys(asked), ...Object.keys(revised).map(amongAnswers)];
}
