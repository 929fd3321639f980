import type { Observer } from '@cabale/engine';
import type { Id, ServerMessage } from '@cabale/protocol';
import { frameOf, type Frame } from '../message/frame.ts';
import type { Grant } from './access.ts';

/** Somebody who follows a table: a socket, seen from the table. */
export interface Watcher {
  readonly person: Id;
  hasMuted(person: Id): boolean;
  send(message: Frame): void;
  /** May no longer follow the table; it has left the room already. */
  lost(table: Id): void;
  /** Resolves when what was sent so far has left this machine; rejects when the connection is gone. */
  flushed(): Promise<void>;
}

/** What a watcher has been sent. */
export interface Following {
  readonly watcher: Watcher;
  /** By what it may follow the table. */
  readonly grant: Grant;
  observer: Observer;
  /** How many frames it has. */
  frames: number;
  /** How many cuts it knows of. */
  cuts: number;
  status: string;
  table: Frame | undefined;
  /** Who it knows to be there. */
  presence: string;
  /** It is being sent a long history; what happens meanwhile is part of it. */
  catchingUp: boolean;
  /** Resolves once the first part of that history has been sent. */
  firstPart: Promise<void> | undefined;
}

export function framed(message: ServerMessage): Frame {
  return frameOf(JSON.stringify(message));
}
