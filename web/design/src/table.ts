import type { Decision, GameTypes, Observer, OptionOf, Outcome, Seat } from '@cabale/engine';

/**
 * One moment of a game as an observer lives it: what was heard, and how the table looks afterwards. A choice is one
 * frame, or several where the rules paused on the way.
 */
export interface Frame<T extends GameTypes> {
  /** Its place in the list of frames; frame 0 is the deal. */
  readonly number: number;
  /** Choices made so far. */
  readonly choices: number;
  /** Whose choice led here; `null` for the deal and for what went on by itself after a choice. */
  readonly seat: Seat | null;
  readonly events: readonly T['event'][];
  readonly view: T['view'];
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  /** The name is a word like “you”: good on a label, wrong in the third person of a sentence. */
  readonly isPronoun?: true;
  readonly player: { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: 1 | 2 | 3 | 4 | 5 };
}

/** What changes while a game is played. A new object whenever anything in it has changed. */
export interface TableStatus<T extends GameTypes> {
  /** The last frame there is. */
  readonly length: number;
  /** Through whose eyes frames are seen; `audience` also while a shared device is being passed on. */
  readonly observer: Observer;
  /** What the observer is asked at the last frame. */
  readonly decision: Decision<T> | undefined;
  /** Seats the table waits for, as everybody may know. */
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /** A bot that thinks at this moment. */
  readonly thinking: Seat | undefined;
  /** On one shared screen: the seat that must take the device before its hand is shown. */
  readonly passTo: Seat | undefined;
}

/** Why something came to nothing: the rules are against it, or whoever keeps the table is. */
export interface TableRefusal {
  readonly code: string;
}

/**
 * What a board talks to. It cannot tell whether the game runs in this browser or on a server: both are a growing list of
 * frames. Playing is adding one, a replay is walking along them, following a bot's turn is walking with a delay.
 */
export interface TableClient<T extends GameTypes> {
  readonly gameId: string;
  readonly content: T['content'];
  readonly seats: readonly SeatInfo[];
  /** How many compete: the seats, then the automata. */
  readonly sides: number;
  status(): TableStatus<T>;
  subscribe(listener: () => void): () => void;
  frame(number: number): Frame<T>;
  choose(option: OptionOf<T>): Promise<TableRefusal | undefined>;
  undo(): Promise<TableRefusal | undefined>;
  /** Why undo is not possible now; `undefined` when it is. It takes a moment to find out: ask once the table is drawn. */
  undoRefusal(): TableRefusal | undefined;
  resign(): Promise<TableRefusal | undefined>;
  /** On one shared screen: the next player has taken the device. */
  takeDevice(): void;
}
