import type { TableRefusal } from '@cabale/design';
import {
  CLOSE,
  serverMessageSchema,
  type ClientMessage,
  type ResumePoint,
  type Id,
  type ServerMessage,
} from '@cabale/protocol';
import * as z from 'zod/mini';
import { socketAddress } from './addresses.ts';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
type Request = WithoutId<ClientMessage>;
/** A server's message about one table. */
export type TableMessage = Extract<ServerMessage, { type: 'table' | 'play' | 'presence' | 'chat' | 'access-lost' }>;
type TurnMessage = Extract<ServerMessage, { type: 'turn' }>;

/** The result of a request. */
export interface Reply {
  readonly refusal: TableRefusal | undefined;
  /** It was sent again after the connection broke, so the first one may have been carried out. */
  readonly resent: boolean;
}

/** `lost`: will reconnect; `refused`: not signed in; `outdated`: the server needs a newer client. */
export type ConnectionState = 'closed' | 'connecting' | 'open' | 'lost' | 'refused' | 'outdated';

export interface Watching {
  /** What the client already has, so that the server sends only the rest; `undefined`: nothing. */
  have(): ResumePoint | undefined;
  onMessage(message: TableMessage): void;
}

interface Pending {
  readonly id: number;
  readonly request: Request;
  readonly resolve: (reply: Reply) => void;
  sent: number;
}

const FIRST_DELAY_MS = 400;
const LONGEST_DELAY_MS = 20_000;
/** Minimum delay after the server refused too many connections. */
const TOO_MANY_DELAY_MS = 15_000;
/** Without an answer for this long, the connection counts as broken even if the socket has not closed. */
const REPLY_TIMEOUT_MS = 10_000;

export interface ConnectionParts {
  /** Opens a socket; tests pass one that connects to their server. */
  open(): WebSocket;
  random(): number;
}

/**
 * The page's only connection. It reconnects by itself and repeats unanswered requests, which is safe for everything but
 * chat.
 */
export class Connection {
  private readonly parts: ConnectionParts;
  private socket: WebSocket | undefined;
  private current: ConnectionState = 'closed';
  private failures = 0;
  private last = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private replyTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly pending = new Map<number, Pending>();
  private readonly watched = new Map<Id, Watching>();
  private readonly listeners = new Set<() => void>();
  private readonly welcomeListeners = new Set<() => void>();
  private readonly turnListeners = new Set<(message: TurnMessage) => void>();

  constructor(parts: ConnectionParts = { open: openSocket, random: Math.random }) {
    this.parts = parts;
  }

  readonly state = (): ConnectionState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Notifies when turn messages are complete again: the time to fetch the list of waiting tables. */
  onWelcome(listener: () => void): () => void {
    this.welcomeListeners.add(listener);
    return () => void this.welcomeListeners.delete(listener);
  }

  /** Notifies of every table that starts or stops waiting for this user. */
  onTurn(listener: (message: TurnMessage) => void): () => void {
    this.turnListeners.add(listener);
    return () => void this.turnListeners.delete(listener);
  }

  /** Connects or reconnects immediately, cancelling any planned retry. */
  start(): void {
    clearTimeout(this.timer);
    this.drop();
    this.become('connecting');
    const socket = this.parts.open();
    this.socket = socket;
    const isCurrent = () => this.socket === socket;
    socket.addEventListener('open', () => isCurrent() && this.opened());
    socket.addEventListener('message', ({ data }) => isCurrent() && this.take(String(data)));
    socket.addEventListener('close', ({ code }) => isCurrent() && this.closed(code));
    // A close event follows every error event and handles it.
    socket.addEventListener('error', () => undefined);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.drop();
    this.giveUp('offline');
    this.become('closed');
  }

  /** Reconnects without waiting for the next retry, because the network may be back or the device awake. */
  retry(): void {
    if (this.current === 'lost') this.start();
    else if (this.current === 'open') for (const table of this.watched.keys()) void this.ask(this.watchOf(table));
  }

  /** Subscribes to a table; returns how to unsubscribe, and the reply to the first request. */
  watch(table: Id, watching: Watching): { readonly stop: () => void; readonly reply: Promise<Reply> } {
    this.watched.set(table, watching);
    const stop = () => {
      if (this.watched.get(table) !== watching) return;
      this.watched.delete(table);
      void this.ask({ type: 'unwatch', table });
    };
    return { stop, reply: this.ask(this.watchOf(table)) };
  }

  ask(request: Request): Promise<Reply> {
    if (this.current === 'refused') return Promise.resolve(answer('not-signed-in', false));
    if (request.type === 'chat' && this.current !== 'open') return Promise.resolve(answer('offline', false));
    return new Promise((resolve) => {
      const id = ++this.last;
      const pending = { id, request, resolve, sent: 0 };
      this.pending.set(id, pending);
      if (this.current === 'open') this.send(pending);
    });
  }

  private watchOf(table: Id): Extract<Request, { type: 'watch' }> {
    const have = this.watched.get(table)?.have();
    return have === undefined ? { type: 'watch', table } : { type: 'watch', table, have };
  }

  private opened(): void {
    this.failures = 0;
    this.become('open');
    // Catch up with the tables first: requests made before the connection broke are judged by their state.
    const waiting = [...this.pending.values()];
    const isWaiting = (table: Id) => waiting.some(({ request }) => request.type === 'watch' && request.table === table);
    for (const table of this.watched.keys()) if (!isWaiting(table)) void this.ask(this.watchOf(table));
    for (const pending of waiting.toSorted(watchesFirst)) this.send(pending);
  }

  private send(pending: Pending): void {
    pending.sent += 1;
    this.socket?.send(JSON.stringify({ ...this.renewed(pending.request), id: pending.id }));
    this.replyTimer ??= setTimeout(() => this.start(), REPLY_TIMEOUT_MS);
  }

  /** Updates the resume point, which may have advanced since the request was first made. */
  private renewed(request: Request): Request {
    return request.type === 'watch' && this.watched.has(request.table) ? this.watchOf(request.table) : request;
  }

  private take(text: string): void {
    const message = z.safeParse(serverMessageSchema, parsed(text));
    if (!message.success) return this.become('outdated');
    this.hear(message.data);
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'reply':
        this.settle(message.id, message.refusal?.error);
        break;
      case 'welcome':
        for (const listener of this.welcomeListeners) listener();
        break;
      case 'turn':
        for (const listener of this.turnListeners) listener(message);
        break;
      case 'table':
        this.watched.get(message.table.id)?.onMessage(message);
        break;
      case 'play':
      case 'presence':
      case 'chat':
        this.watched.get(message.table)?.onMessage(message);
        break;
      case 'access-lost': {
        const watching = this.watched.get(message.table);
        // Do not subscribe again after a reconnect.
        this.watched.delete(message.table);
        watching?.onMessage(message);
        break;
      }
    }
  }

  private settle(id: number, code: string | undefined): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    clearTimeout(this.replyTimer);
    this.replyTimer = undefined;
    pending?.resolve(answer(code, pending.sent > 1));
  }

  private closed(code: number): void {
    this.drop();
    for (const { id, request, sent } of this.pending.values()) {
      if (request.type === 'chat' && sent > 0) this.settle(id, 'offline');
    }
    if (code === CLOSE.notSignedIn) {
      this.giveUp('not-signed-in');
      return this.become('refused');
    }
    this.become('lost');
    this.timer = setTimeout(() => this.start(), delayAfter(this.failures++, code, this.parts.random()));
  }

  private drop(): void {
    clearTimeout(this.replyTimer);
    this.replyTimer = undefined;
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private giveUp(code: string): void {
    for (const id of this.pending.keys()) this.settle(id, code);
  }

  private become(state: ConnectionState): void {
    if (this.current === state) return;
    this.current = state;
    for (const listener of this.listeners) listener();
  }
}

/** Exponential backoff with jitter, so that a restarted server is not flooded with connections. */
export function delayAfter(failures: number, code: number, chance: number): number {
  const doubled = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures);
  const delay = code === CLOSE.tooMany ? Math.max(TOO_MANY_DELAY_MS, doubled) : doubled;
  return delay * (0.5 + chance / 2);
}

/** `undefined` for text that is not JSON and hence no message. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answer(code: string | undefined, resent: boolean): Reply {
  return { refusal: code === undefined ? undefined : { code }, resent };
}

function watchesFirst(left: Pending, right: Pending): number {
  return Number(right.request.type === 'watch') - Number(left.request.type === 'watch') || left.id - right.id;
}

function openSocket(): WebSocket {
  return new WebSocket(socketAddress(location.href));
}
