import type { Observer } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import type { SocketFrame } from '../message/socket-frame.ts';
import type { Grant } from './access.ts';

/** A socket, as seen by a table that it follows. */
export interface Subscriber {
  readonly person: Id;
  hasMuted(person: Id): boolean;
  send(message: SocketFrame): void;
  /** Called when the person may no longer follow the table and has been unsubscribed. */
  accessLost(table: Id): void;
  /** Resolves when everything sent so far has left this machine; rejects when the connection is gone. */
  flushed(): Promise<void>;
}

/** What one subscriber has been sent. */
export interface Subscription {
  readonly subscriber: Subscriber;
  /** What entitles it to follow the table. */
  readonly grant: Grant;
  observer: Observer;
  /** How many frames it has. */
  frames: number;
  /** How many cuts of the frame list it knows. */
  cuts: number;
  status: string;
  table: SocketFrame | undefined;
  presence: string;
  /** A long history is being sent in parts; news is included in them. */
  isCatchingUp: boolean;
  /** Resolves when the first part of that history has been sent. */
  firstPart: Promise<void> | undefined;
}
