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

/** Loaded when first needed: opening one game brings no other with it. Games that are not here are announced. */
const LOADERS: Partial<Record<GameId, () => Promise<Playable>>> = {
  // The catalogue is where a game's own types are forgotten; whoever needs them imports the game itself.
  san: async () => (await import('@cabale/san')).playable as unknown as Playable,
  'new-order': async () => (await import('@cabale/new-order')).playable as unknown as Playable,
  venice: async () => (await import('@cabale/venice')).playable as unknown as Playable,
  'virtual-revolution': async () => (await import('@cabale/virtual-revolution')).playable as unknown as Playable,
};

export const PLAYABLE_IDS: readonly GameId[] = GAME_IDS.filter((id) => LOADERS[id] !== undefined);

export function isPlayable(id: string): id is GameId {
  return (PLAYABLE_IDS as readonly string[]).includes(id);
}

export async function loadGame(id: GameId): Promise<Playable> {
  const load = LOADERS[id];
  if (load === undefined) throw new Error(`"${id}" cannot be played yet; playable: ${PLAYABLE_IDS.join(', ')}`);
  return load();
}
