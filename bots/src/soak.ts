import { Rules, type Game, type GameTypes } from '@cabale/engine';
import {
  checkOneGame,
  countOneGame,
  type CheckedGame,
  type CountedGame,
  type GameChecks,
  type Mode,
} from '@cabale/engine/kit';
import { GAMES, isGame, loadGame } from '@cabale/games';
import { opponentsFor } from './opponents.ts';

export interface SoakTask {
  readonly gameId: string;
  readonly mode: string;
  readonly seed: string;
}

/** Checks every law at every point of one game; runs in a worker. */
export async function soakGame(task: SoakTask): Promise<CheckedGame> {
  return checkOneGame({ ...(await checkedMode(task)), seed: task.seed, thorough: true });
}

/** Counts what occurs in one game between players of different profiles; runs in a worker. */
export async function countGame(task: SoakTask): Promise<CountedGame> {
  const { game, checks, mode } = await checkedMode(task);
  const { seed } = task;
  const rules = new Rules(game);
  const choosers = await opponentsFor(rules, checks, mode.seats, seed);
  return countOneGame({ rules, checks, mode, seed, choosers });
}

interface CheckedMode {
  readonly game: Game<GameTypes>;
  readonly checks: GameChecks<GameTypes>;
  readonly mode: Mode<GameTypes>;
}

async function checkedMode({ gameId, mode: name }: SoakTask): Promise<CheckedMode> {
  if (!isGame(gameId)) throw new Error(`there is no game "${gameId}"`);
  const { game } = await loadGame(gameId);
  const checks = await GAMES[gameId].checks();
  const mode = checks.modes.find((known) => known.name === name);
  if (mode === undefined) throw new Error(`${gameId} has no mode "${name}"`);
  return { game, checks, mode };
}
