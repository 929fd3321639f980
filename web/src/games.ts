import { GAMES, isGame, type GameId } from '@cabale/games';
import type { BoardModule, GameRules } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { use } from 'react';
import { savedGames } from './saves/savedgames.ts';
import { loadGameTexts } from './text/i18n.ts';

const opened = new Map<GameId, Promise<BoardModule<GameTypes>>>();

/** A game's board with its texts in the current language. */
export function openBoard(id: GameId): Promise<BoardModule<GameTypes>> {
  const known = opened.get(id);
  if (known !== undefined) return known;
  const board = loadBoard(id);
  opened.set(id, board);
  // A failed download may be retried.
  board.catch(() => opened.delete(id));
  return board;
}

async function loadBoard(id: GameId): Promise<BoardModule<GameTypes>> {
  const { board: load, texts } = GAMES[id];
  const [board] = await Promise.all([load(), loadGameTexts(id, texts)]);
  return board;
}

/** Suspends until the game is loaded. */
export function useBoard(id: GameId): BoardModule<GameTypes> {
  return use(openBoard(id));
}

const openedRules = new WeakMap<BoardModule<GameTypes>, Promise<GameRules>>();

/** Suspends until the rules page of a game is loaded. */
export function useRules(board: BoardModule<GameTypes>): GameRules {
  const rules = openedRules.get(board) ?? board.rules();
  openedRules.set(board, rules);
  // A failed download may be retried.
  rules.catch(() => openedRules.delete(board));
  return use(rules);
}

/** The game that an address belongs to. */
export function gameAt(address: string): GameId | undefined {
  const [, page, name = ''] = /^\/(\w+)\/([\w-]+)(?:\/[\w-]+)?$/.exec(address) ?? [];
  const saved = page === 'table' || page === 'replay' ? savedGames.read(name) : undefined;
  const id = saved?.ok === true ? saved.value.game : name;
  return isGame(id) ? id : undefined;
}

/** Starts loading the game of an address while the code of its page is still loading. */
export function preloadGame(address: string): void {
  const id = gameAt(address);
  if (id !== undefined) openBoard(id).catch(() => undefined);
}
