import type { BoardModule } from '@cabale/design';
import type { Game, GameTypes, GameWords, SetupValue } from '@cabale/engine';
import type { GameChecks } from '@cabale/engine/kit';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** A value for each language the games are played in. */
export interface Localized<Value = string> {
  readonly fr: Value;
  readonly en: Value;
}

/** Rules and words of a game: enough to play it without a board. */
export interface LoadedGame<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly words: GameWords<T>;
}

/** Everything the rest of the product knows about a game. What is large is loaded when it is first needed. */
export interface GameManifest<T extends GameTypes = GameTypes> {
  readonly name: Localized;
  /** One sentence for the start page. */
  readonly tagline: Localized;
  /** A few sentences for its own page. */
  readonly about: Localized;
  readonly players: Range;
  /** The number of players it is best with. */
  readonly bestWith: number;
  /** How much there is to learn and to weigh, from 1, a family game, to 5, a game for experts. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** Length of a game at a real table. */
  readonly minutes: Range;
  /** Address of a picture in the format 16:9. */
  readonly picture: string;
  /** Address of a picture of a game in progress, 1200 by 630, for its page and for link previews. */
  readonly table?: string;
  readonly load: () => Promise<LoadedGame<T>>;
  readonly board: () => Promise<BoardModule<T>>;
  readonly texts: Localized<() => Promise<object>>;
  readonly checks: () => Promise<GameChecks<T>>;
  /** By name; explained by the game's texts `personal.<name>.label`, `.help`, `.who` and `.<preset>`. */
  readonly personal?: Readonly<Record<string, PersonalSetting<T>>>;
}

/** Settings of which each seat has its own, but which are agreed on for people, before anybody knows their seat. */
export interface PersonalSetting<T extends GameTypes = GameTypes> {
  /** Indexed by seat. */
  readonly fields: readonly (keyof T['setup'] & string)[];
  /** What can be agreed on, by name: the value of one person, then that of everybody else. */
  readonly presets: Readonly<Record<string, readonly [SetupValue, SetupValue]>>;
}

/**
 * Checks a manifest against the types of its game, then forgets them: from here on every game has the same type. Code
 * that needs a game's own types imports the game itself.
 */
export function defineManifest<T extends GameTypes>(manifest: GameManifest<T>): GameManifest {
  return manifest as unknown as GameManifest;
}
