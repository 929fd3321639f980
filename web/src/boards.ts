import type { GameTypes } from '@cabale/engine';
import type { BoardModule } from '@cabale/design';
import type { GameId } from '@cabale/games';

/** The boards, each loaded when its game is opened. This list is all the shell knows about any one game. */
const BOARDS: Partial<Record<GameId, () => Promise<BoardModule<GameTypes>>>> = {
  // Where a game's own types are forgotten: from here on every game looks the same.
  san: async () => (await import('@cabale/san/board')).board as unknown as BoardModule<GameTypes>,
};

export async function loadBoard(id: GameId): Promise<BoardModule<GameTypes>> {
  const load = BOARDS[id];
  if (load === undefined) throw new Error(`"${id}" has no board yet`);
  return load();
}

export const BOARD_IDS = Object.keys(BOARDS) as readonly GameId[];
