import type { Observer } from '@cabale/engine';
import type { Id, ServerMessage } from '@cabale/protocol';

/** Somebody who follows a table: a socket, seen from the table. */
export interface Watcher {
  readonly person: Id;
  hasMuted(person: Id): boolean;
  send(message: string): void;
  /** Resolves when what was sent so far has left this machine; rejects when the connection is gone. */
  flushed(): Promise<void>;
}

/** What a watcher has been sent. */
export interface Following {
  readonly watcher: Watcher;
  observer: Observer;
  /** How many frames it has. */
  frames: number;
  /** How many cuts it knows of. */
  cuts: number;
  status: string;
  table: string;
  /** It is being sent a long history; what happens meanwhile is part of it. */
  catchingUp: boolean;
}

export function text(message: ServerMessage): string {
  return JSON.stringify(message);
}
