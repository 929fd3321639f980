import type { GameId } from '@cabale/games';
import type { BoardModule } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { use } from 'react';
import { BOARD_IDS, loadBoard } from './boards.ts';
import { bringGameTexts } from './text/i18n.ts';

/** Games that can be sat down to: rules and a board. */
export function isOpen(id: string): id is GameId {
  return (BOARD_IDS as readonly string[]).includes(id);
}

const opened = new Map<GameId, Promise<BoardModule<GameTypes>>>();

/** A game's board with its texts in the language of the moment. */
export function openBoard(id: GameId): Promise<BoardModule<GameTypes>> {
  const known = opened.get(id);
  if (known !== undefined) return known;
  const board = bring(id);
  opened.set(id, board);
  // A failed download may be tried again.
  board.catch(() => opened.delete(id));
  return board;
}

async function bring(id: GameId): Promise<BoardModule<GameTypes>> {
  const board = await loadBoard(id);
  await bringGameTexts(board);
  return board;
}

/** Suspends until the game is here. */
export function useBoard(id: GameId): BoardModule<GameTypes> {
  return use(openBoard(id));
}
