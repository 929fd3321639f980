import { Rules, type Game, type GameTypes } from '@cabale/engine';
import {
  checkOneGame,
  countOneGame,
  type CheckedGame,
  type CountedGame,
  type GameChecks,
  type Mode,
} from '@cabale/engine/kit';
import { isGame, loadGame } from '@cabale/games';
import { companyFor } from './company.ts';

export interface SoakTask {
  readonly gameId: string;
  readonly mode: string;
  readonly seed: string;
}

/** One game with every law at every point, in a worker. */
export async function soakGame(task: SoakTask): Promise<CheckedGame> {
  return checkOneGame({ ...(await checkedMode(task)), seed: task.seed, thorough: true });
}

/** One game by players of every temper, and what occurred in it, in a worker. */
export async function countGame(task: SoakTask): Promise<CountedGame> {
  const { game, checks, mode } = await checkedMode(task);
  const { seed } = task;
  const rules = new Rules(game);
  return countOneGame({ rules, checks, mode, seed, choosers: companyFor(rules, checks, mode.seats, seed) });
}

interface CheckedMode {
  readonly game: Game<GameTypes>;
  readonly checks: GameChecks<GameTypes>;
  readonly mode: Mode<GameTypes>;
}

async function checkedMode({ gameId, mode: name }: SoakTask): Promise<CheckedMode> {
  if (!isGame(gameId)) throw new Error(`there is no game "${gameId}"`);
  const { game, checks: load } = await loadGame(gameId);
  const checks = await load();
  const mode = checks.modes.find((known) => known.name === name);
  if (mode === undefined) throw new Error(`${gameId} has no mode "${name}"`);
  return { game, checks, mode };
}
