import type { GameManifest, LoadedGame } from './game-manifest.ts';
import { manifest as mecanisburgo } from './mecanisburgo/manifest.ts';
import { manifest as newOrder } from './new-order/manifest.ts';
import { manifest as san } from './san/manifest.ts';
import { manifest as venice } from './venice/manifest.ts';
import { manifest as virtualRevolution } from './virtual-revolution/manifest.ts';

/** Every game by its id, which is also its folder, in the order of the start page. */
export const GAMES = {
  san,
  'new-order': newOrder,
  venice,
  'virtual-revolution': virtualRevolution,
  mecanisburgo,
} satisfies Readonly<Record<string, GameManifest>>;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

export function isGame(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}

export async function loadGame(id: GameId): Promise<LoadedGame> {
  return GAMES[id].load();
}

export type { GameManifest, LoadedGame, Localized, PersonalSetting, Range } from './game-manifest.ts';
