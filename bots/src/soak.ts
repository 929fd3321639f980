import { checkOneGame, type CheckedGame } from '@cabale/engine/kit';
import { isGame, loadGame } from '@cabale/games';

export interface SoakTask {
  readonly gameId: string;
  readonly mode: string;
  readonly seed: string;
}

/** One game with every law at every point, in a worker. */
export async function soakGame({ gameId, mode: name, seed }: SoakTask): Promise<CheckedGame> {
  if (!isGame(gameId)) throw new Error(`there is no game "${gameId}"`);
  const playable = await loadGame(gameId);
  const checks = await playable.checks();
  const mode = checks.modes.find((known) => known.name === name);
  if (mode === undefined) throw new Error(`${gameId} has no mode "${name}"`);
  return checkOneGame({ game: playable.game, checks, mode, seed, thorough: true });
}
