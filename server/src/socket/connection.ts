import type { Writable } from 'node:stream';
import {
  CLOSE,
  clientMessageSchema,
  LIMITS,
  UNREADABLE,
  type ClientMessage,
  type ResumePoint,
  type Id,
  type ServerMessage,
} from '@cabale/protocol';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { MESSAGE_RIGHTS, mayUse } from '../api/rights.ts';
import type { App } from '../app.ts';
import { socketFrame, type SocketFrame } from '../message/socket-frame.ts';
import type { Identity } from '../people/people.ts';
import type { PersonMessage } from '../people/person-channels.ts';
import { isRefused, refuse, type Refused } from '../table/refusal.ts';
import { cachedAccess, currentAccess, type Access } from '../tables/access.ts';
import { sendChat } from '../tables/chat.ts';
import type { Subscriber } from '../tables/subscription.ts';
import { corkUntilNextTick } from './batched-writes.ts';
import { parseChoice } from './choice-message.ts';

/** Buffered bytes for a slow client; beyond them it is disconnected and must catch up. */
const MAX_UNSENT_BYTES = 1_000_000;
/** Pending requests of one client. */
const MAX_PENDING = 50;
const MAX_TABLES = 50;

const numbered = z.object({ id: z.int().check(z.nonnegative()) });

/** The socket of an authenticated person. Requests are answered in order. */
export class Connection implements Subscriber {
  readonly person: Id;
  private readonly app: App;
  private readonly socket: WebSocket;
  /** The stream below the socket. Without compression, frames written directly to it stay in order. */
  private readonly stream: Writable;
  private readonly identity: Identity;
  private readonly watched = new Set<Id>();
  private muted: ReadonlySet<Id> = new Set();
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();
  private stopListening: () => void = () => undefined;
  /** Identity checks in progress; frames are held until they are done. */
  private checks = 0;
  private readonly held: SocketFrame[] = [];
  private heldBytes = 0;
  private readonly waitingForCheck: (() => void)[] = [];

  constructor(app: App, socket: WebSocket, stream: Writable, identity: Identity) {
    this.app = app;
    this.socket = socket;
    this.stream = stream;
    this.identity = identity;
    this.person = identity.person.id;
  }

  /** The id of the session or token it was opened with. */
  get key(): Id {
    return this.identity.id;
  }

  async open(): Promise<void> {
    this.app.connections.add(this);
    this.stopListening = await this.app.channels.subscribe(this.person, (message) => this.receiveNotice(message));
    // The session may have ended after it was read and before this process subscribed to its end.
    if (!(await this.isStillValid())) this.close(CLOSE.notSignedIn);
    await this.readMutes();
    this.sendMessage({ type: 'welcome' });
    if (this.socket.readyState !== this.socket.OPEN) this.onClosed();
  }

  /** Holds requests and frames until `confirm`. */
  suspend(): void {
    this.checks += 1;
  }

  /** The identity was checked and is valid. */
  confirm(): void {
    this.checks -= 1;
    if (this.checks > 0) return;
    for (const frame of this.held.splice(0)) this.send(frame);
    this.heldBytes = 0;
    for (const resume of this.waitingForCheck.splice(0)) resume();
  }

  accessLost(table: Id): void {
    this.watched.delete(table);
    this.sendMessage({ type: 'access-lost', table });
  }

  /** Cleans up after the socket was closed. */
  onClosed(): void {
    this.app.connections.remove(this);
    this.stopListening();
    for (const table of this.watched) this.app.tables.find(table)?.unsubscribe(this);
    this.watched.clear();
    for (const resume of this.waitingForCheck.splice(0)) resume();
  }

  hasMuted(person: Id): boolean {
    return this.muted.has(person);
  }

  send(message: SocketFrame): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount + this.heldBytes > MAX_UNSENT_BYTES) return this.close(CLOSE.tooSlow);
    if (this.checks > 0) {
      this.held.push(message);
      this.heldBytes += message.length;
      return;
    }
    corkUntilNextTick(this.stream);
    this.stream.write(message);
  }

  flushed(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== this.socket.OPEN) reject(new Error('the socket is closed'));
      // The callback of a ping comes when everything before it has been handed to the system.
      else
        this.socket.ping(undefined, undefined, (error: unknown) =>
          error instanceof Error ? reject(error) : resolve(),
        );
    });
  }

  /** Counts a message of the client; `false` where the limit is exceeded and the socket was closed. */
  countMessage(): boolean {
    if (this.app.limits.allows(this.person)) return true;
    this.close(CLOSE.tooMany);
    return false;
  }

  /** Handles a message of the client. */
  receive(data: string): void {
    if (!this.countMessage()) return;
    if (this.waiting >= MAX_PENDING) return this.close(CLOSE.tooMany);
    const parsed = parse(data);
    if (parsed === undefined) return this.close(CLOSE.badMessage);
    this.waiting += 1;
    this.last = this.answer(parsed, this.waiting > 1 ? this.last : undefined);
  }

  close(code: number): void {
    this.app.metrics.socketClosed(code);
    this.socket.close(code);
    // A client that does not read would not read the close frame either.
    if (code === CLOSE.tooSlow) this.socket.terminate();
  }

  private async answer({ id, message }: Parsed, before: Promise<void> | undefined): Promise<void> {
    if (before !== undefined) await before;
    let refusal: Refused | null;
    try {
      refusal = isRefused(message) ? message : await this.handleIfValid(message);
    } catch (error) {
      this.app.onError(error);
      refusal = refuse('unavailable');
    }
    this.sendMessage({ type: 'reply', id, refusal: refusal?.refused ?? null });
    this.waiting -= 1;
  }

  private sendMessage(message: ServerMessage): void {
    this.send(socketFrame(JSON.stringify(message)));
  }

  private get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  private async isStillValid(): Promise<boolean> {
    return (await this.app.people.stillValid([this.key])).has(this.key);
  }

  /** Requests of a socket that was closed meanwhile are dropped. */
  private async handleIfValid(message: ClientMessage): Promise<Refused | null> {
    if (this.checks > 0) await new Promise<void>((resolve) => this.waitingForCheck.push(resolve));
    // While messages of other processes may be lost, the end of the session may have been missed.
    if (!this.app.isReliable && !(await this.isStillValid())) this.close(CLOSE.notSignedIn);
    if (!this.isOpen) return refuse('not-signed-in');
    return mayUse(this.identity, MESSAGE_RIGHTS[message.type]) ? this.handle(message) : refuse('token-not-allowed');
  }

  private async handle(message: ClientMessage): Promise<Refused | null> {
    const { tables } = this.app;
    const { table } = message;
    if (message.type === 'unwatch') {
      this.watched.delete(table);
      tables.find(table)?.unsubscribe(this);
      return null;
    }
    const access = await this.accessFor(message);
    if (access === undefined) return refuse('not-found');
    switch (message.type) {
      case 'watch':
        return this.watch(table, access, message.have);
      case 'act':
        return tables.at(table).act(this.identity.person, message.act, access.admitted);
      case 'can-undo':
        return tables.at(table).undoRefusal(this.person);
      case 'chat': {
        const speaker = { person: this.identity.person, access, isFollowing: this.watched.has(table) };
        const line = await sendChat(this.app, speaker, message.text);
        return isRefused(line) ? line : null;
      }
    }
  }

  /** Acts are stored under the next log number, so a stale state in memory is noticed there. */
  private async accessFor({ type, table }: ClientMessage): Promise<Access | undefined> {
    const { tables, storage } = this.app;
    const here = type === 'act' || type === 'can-undo' ? cachedAccess(tables, table, this.person) : undefined;
    return here ?? currentAccess(tables, storage.tables, table, this.person);
  }

  private async watch(table: Id, { grant }: Access, have: ResumePoint | undefined): Promise<Refused | null> {
    if (this.watched.size >= MAX_TABLES && !this.watched.has(table)) return refuse('too-many');
    this.watched.add(table);
    const refusal = await this.app.tables.at(table).subscribe(this, grant, have);
    if (refusal !== null) this.watched.delete(table);
    // The socket was closed meanwhile, after `closed` had unsubscribed it.
    if (!this.isOpen) this.app.tables.find(table)?.unsubscribe(this);
    return refusal;
  }

  private receiveNotice(notice: PersonMessage): void {
    switch (notice.kind) {
      case 'message':
        this.sendMessage(notice.message);
        break;
      case 'revoked':
        if (notice.session === this.key) this.close(CLOSE.notSignedIn);
        break;
      case 'deleted':
        this.close(CLOSE.notSignedIn);
        break;
      case 'mutes':
        this.readMutes().catch(this.app.onError);
        break;
    }
  }

  private async readMutes(): Promise<void> {
    this.muted = new Set(await this.app.storage.people.muted(this.person));
  }
}

interface Parsed {
  readonly id: number;
  /** A refusal where the message does not match the schema. */
  readonly message: ClientMessage | Refused;
}

/** `undefined` where not even the request id can be read. */
function parse(data: string): Parsed | undefined {
  if (data.length > LIMITS.frame) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return undefined;
  }
  const choice = parseChoice(value);
  if (choice !== undefined) return { id: choice.id, message: choice };
  const message = z.safeParse(clientMessageSchema, value);
  if (message.success) return { id: message.data.id, message: message.data };
  const head = z.safeParse(numbered, value);
  if (!head.success) return undefined;
  const isUnreadable = message.error.issues.some((issue) => issue.message === UNREADABLE);
  return { id: head.data.id, message: refuse(isUnreadable ? 'bad-text' : 'bad-request') };
}
