export { checkGame, checkOneGame, reportOf, type CheckedGame, type CheckPlan, type CheckReport } from './check-game.ts';
export { type GameChecks, type Mode, type Violation } from './checks.ts';
export { countLines } from './counts.ts';
export { playthrough } from './playthrough.ts';
