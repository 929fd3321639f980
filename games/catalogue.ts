import type { Game, GameTypes, GameWords } from '@cabale/engine';
import type { GameChecks } from '@cabale/engine/kit';

/** Every game of the house, in the order of the start page. */
export const GAME_IDS = ['san', 'new-order', 'venice', 'virtual-revolution', 'mecanisburgo'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** A game that can be played: its rules and its words, without its board. */
export interface Playable<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly words: GameWords<T>;
  readonly texts: { readonly fr: () => Promise<object>; readonly en: () => Promise<object> };
  /** What the game promises of itself, for tests and soaks. */
  readonly checks: () => Promise<GameChecks<T>>;
}

/** Loaded when first needed: opening one game brings no other with it. */
const LOADERS: Readonly<Record<GameId, () => Promise<Playable>>> = {
  // The catalogue is where a game's own types are forgotten; whoever needs them imports the game itself.
  san: async () => (await import('@cabale/san')).playable as unknown as Playable,
  'new-order': async () => (await import('@cabale/new-order')).playable as unknown as Playable,
  venice: async () => (await import('@cabale/venice')).playable as unknown as Playable,
  'virtual-revolution': async () => (await import('@cabale/virtual-revolution')).playable as unknown as Playable,
  mecanisburgo: async () => (await import('@cabale/mecanisburgo')).playable as unknown as Playable,
};

export function isGame(id: string): id is GameId {
  return Object.hasOwn(LOADERS, id);
}

export async function loadGame(id: GameId): Promise<Playable> {
  return LOADERS[id]();
}
