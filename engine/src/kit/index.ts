export { checkGame, checkOneGame, reportOf, type CheckedGame, type CheckPlan, type CheckReport } from './check-game.ts';
export { checkSecrecy, type SecrecyGame } from './check-secrecy.ts';
export {
  type Aim,
  type GameChecks,
  type Mode,
  type PlayedMove,
  type Occurrences,
  type Quantity,
  type Things,
  type Violation,
} from './checks.ts';
export { countLines } from './counts.ts';
export {
  countOneGame,
  sumOfCounts,
  thingsOf,
  type Chooser,
  type CountedGame,
  type CountPlan,
  type Counts,
} from './occurrences.ts';
export { amongAnswers } from './moves.ts';
export { playthrough } from './playthrough.ts';
export { violationFileName } from './violation-record.ts';
export {
  GENERATOR,
  linked,
  placesIn,
  pool,
  SEALED,
  type Place,
  type Pool,
  type SecretPlaces,
  type Secrets,
  type Variation,
  type Writable,
} from './secrets.ts';
