import type { OptionBase, Seat } from '@cabale/engine';
import type { Level } from './levels.ts';

/** What a bot is asked: everything it may know is in the view. Plain data, so that it travels to a worker. */
export interface ThinkRequest {
  readonly gameId: string;
  /** The content pack of the match, if it has one. */
  readonly pack?: unknown;
  readonly view: object;
  readonly seat: Seat;
  readonly level: Level;
  /** Of the bot's own generator; the same request gives the same thought. */
  readonly seed: string;
}

export interface Candidate {
  readonly option: OptionBase;
  /** The seat's chance to win, 0 to 1, if it takes this option. */
  readonly chance: number;
  /** How often the search tried it. */
  readonly visits: number;
}

export interface Thought {
  readonly option: OptionBase;
  /** Best first. */
  readonly candidates: readonly Candidate[];
  readonly iterations: number;
}
