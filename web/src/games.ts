import { isGame, type GameId } from '@cabale/games';
import type { BoardModule } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { use } from 'react';
import { BOARDS } from './boards.ts';
import { shelf } from './saves/shelf.ts';
import { bringGameTexts } from './text/i18n.ts';

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
  const source = BOARDS[id];
  const [board] = await Promise.all([source.board(), bringGameTexts(id, source.texts)]);
  return board;
}

/** Suspends until the game is here. */
export function useBoard(id: GameId): BoardModule<GameTypes> {
  return use(openBoard(id));
}

/** The game that an address is about. */
export function gameAt(address: string): GameId | undefined {
  const [, page, name = ''] = /^\/(\w+)\/([\w-]+)(?:\/[\w-]+)?$/.exec(address) ?? [];
  const saved = page === 'table' || page === 'replay' ? shelf.read(name) : undefined;
  const id = saved?.ok === true ? saved.value.game : name;
  return isGame(id) ? id : undefined;
}

/** Begins to bring the game that an address is about while the page that shows it is still on its way. */
export function bringAhead(address: string): void {
  const id = gameAt(address);
  if (id !== undefined) openBoard(id).catch(() => undefined);
}
