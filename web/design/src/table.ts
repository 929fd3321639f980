import type { Decision, GameTypes, Observer, OptionOf, Outcome, Seat } from '@cabale/engine';

/**
 * One point of a game as an observer sees it: the events, and the view afterwards. A choice leads to one frame, or to
 * several if the rules paused in between.
 */
export interface Frame<T extends GameTypes> {
  /** Index in the list of frames; frame 0 is the deal. */
  readonly number: number;
  /** Number of choices made so far. */
  readonly choices: number;
  /** The seat whose choice led here; `null` for the deal and for automatic steps after a choice. */
  readonly seat: Seat | null;
  readonly events: readonly T['event'][];
  readonly view: T['view'];
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  /** The player whose screen this is: “you” in sentences. */
  readonly isYou?: true;
  readonly player: { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: 1 | 2 | 3 | 4 | 5 };
}

/** The changing part of a table. Replaced by a new object on every change. */
export interface TableStatus<T extends GameTypes> {
  /** Number of the last frame. */
  readonly length: number;
  /** The observer of the frames; `audience` also while a shared device is being passed on. */
  readonly observer: Observer;
  /** The observer's decision at the last frame. */
  readonly decision: Decision<T> | undefined;
  /** Seats the table waits for, as far as this is public. */
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /** The bot that is thinking now. */
  readonly thinking: Seat | undefined;
  /** On a shared device: the seat that must take it before its hand is shown. */
  readonly passTo: Seat | undefined;
}

/** Why an action was refused, by the rules or by the table. */
export interface TableRefusal {
  readonly code: string;
}

/**
 * Interface between a board and its game, the same for games in the browser and on a server: a growing list of frames.
 * Choices add frames, a replay steps through them, and playback of a bot's turn steps with a delay.
 */
export interface TableClient<T extends GameTypes> {
  readonly gameId: string;
  readonly content: T['content'];
  readonly seats: readonly SeatInfo[];
  /** The number of sides: the seats, then the automata. */
  readonly sides: number;
  status(): TableStatus<T>;
  subscribe(listener: () => void): () => void;
  frame(number: number): Frame<T>;
  choose(option: OptionOf<T>): Promise<TableRefusal | undefined>;
  undo(): Promise<TableRefusal | undefined>;
  /** Why undo is impossible now; `undefined` if it is possible. Slow to compute, so call it after rendering. */
  undoRefusal(): TableRefusal | undefined;
  resign(): Promise<TableRefusal | undefined>;
  /** On a shared device: the next player has taken it. */
  takeDevice(): void;
}
