import type { Writable } from 'node:stream';
import {
  CLOSE,
  clientMessageSchema,
  LIMITS,
  UNREADABLE,
  type ClientMessage,
  type Have,
  type Id,
  type ServerMessage,
} from '@cabale/protocol';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { MESSAGE_RIGHTS, mayUse } from '../api/rights.ts';
import type { House } from '../house.ts';
import { socketFrame, type SocketFrame } from '../message/socket-frame.ts';
import type { Identity } from '../people/people.ts';
import type { PersonMessage } from '../people/person-channels.ts';
import { isRefused, refuse, type Refused } from '../table/refusal.ts';
import { accessHere, accessTo, type Access } from '../tables/access.ts';
import { sendChat } from '../tables/chat.ts';
import type { Subscriber } from '../tables/subscription.ts';
import { asChoice } from './choice.ts';
import { gather } from './gathering.ts';

/** Unsent bytes kept for a client that does not read; beyond them it must connect again and catch up. */
const MOST_UNSENT = 1_000_000;
/** Requests of one client that wait for their turn. */
const MOST_WAITING = 50;
const MOST_TABLES = 50;

const numbered = z.object({ id: z.int().check(z.nonnegative()) });

/** One socket of somebody who has proved who they are. Requests are answered in the order they came. */
export class Connection implements Subscriber {
  readonly person: Id;
  private readonly house: House;
  private readonly socket: WebSocket;
  /** What the socket writes to. Nothing is compressed, so that what is written here keeps its place among the rest. */
  private readonly stream: Writable;
  private readonly identity: Identity;
  private readonly watched = new Set<Id>();
  private muted: ReadonlySet<Id> = new Set();
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();
  private stopListening: () => void = () => undefined;
  /** Checks of the identity that are under way, and what waits for them to be sent. */
  private checks = 0;
  private readonly held: SocketFrame[] = [];
  private heldBytes = 0;
  private readonly waitingForCheck: (() => void)[] = [];

  constructor(house: House, socket: WebSocket, stream: Writable, identity: Identity) {
    this.house = house;
    this.socket = socket;
    this.stream = stream;
    this.identity = identity;
    this.person = identity.person.id;
  }

  /** Of the session or token it was opened with. */
  get key(): Id {
    return this.identity.id;
  }

  async open(): Promise<void> {
    this.house.connections.add(this);
    this.stopListening = await this.house.channels.subscribe(this.person, (message) => this.receiveNotice(message));
    // The session may have ended after it was read and before this process listened for that.
    if (!(await this.isStillValid())) this.close(CLOSE.notSignedIn);
    await this.readMutes();
    this.tell({ type: 'welcome' });
    if (this.socket.readyState !== this.socket.OPEN) this.gone();
  }

  /** Nothing is carried out or sent until `confirm`. */
  suspend(): void {
    this.checks += 1;
  }

  /** The identity was checked: it is still good. */
  confirm(): void {
    this.checks -= 1;
    if (this.checks > 0) return;
    for (const frame of this.held.splice(0)) this.send(frame);
    this.heldBytes = 0;
    for (const resume of this.waitingForCheck.splice(0)) resume();
  }

  accessLost(table: Id): void {
    this.watched.delete(table);
    this.tell({ type: 'access-lost', table });
  }

  /** The socket is closed: nothing of it stays. */
  gone(): void {
    this.house.connections.remove(this);
    this.stopListening();
    for (const table of this.watched) this.house.tables.find(table)?.unsubscribe(this);
    this.watched.clear();
    for (const resume of this.waitingForCheck.splice(0)) resume();
  }

  hasMuted(person: Id): boolean {
    return this.muted.has(person);
  }

  send(message: SocketFrame): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount + this.heldBytes > MOST_UNSENT) return this.close(CLOSE.tooSlow);
    if (this.checks > 0) {
      this.held.push(message);
      this.heldBytes += message.length;
      return;
    }
    gather(this.stream);
    this.stream.write(message);
  }

  flushed(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== this.socket.OPEN) reject(new Error('the socket is closed'));
      // An empty fragment of control: its callback comes when all before it has been handed to the system.
      else
        this.socket.ping(undefined, undefined, (error: unknown) =>
          error instanceof Error ? reject(error) : resolve(),
        );
    });
  }

  /** Counts something the client sent; `false` where it was too much, and the socket is closed. */
  count(): boolean {
    if (this.house.limits.allows(this.person)) return true;
    this.close(CLOSE.tooMany);
    return false;
  }

  /** Takes what the client sent. */
  receive(data: string): void {
    if (!this.count()) return;
    if (this.waiting >= MOST_WAITING) return this.close(CLOSE.tooMany);
    const parsed = parse(data);
    if (parsed === undefined) return this.close(CLOSE.badMessage);
    this.waiting += 1;
    this.last = this.answer(parsed, this.waiting > 1 ? this.last : undefined);
  }

  close(code: number): void {
    this.house.measures.socketClosed(code);
    this.socket.close(code);
    // A client that does not read will not read the farewell either.
    if (code === CLOSE.tooSlow) this.socket.terminate();
  }

  private async answer({ id, message }: Parsed, before: Promise<void> | undefined): Promise<void> {
    if (before !== undefined) await before;
    let refusal: Refused | null;
    try {
      refusal = isRefused(message) ? message : await this.handleIfValid(message);
    } catch (error) {
      this.house.onTrouble(error);
      refusal = refuse('unavailable');
    }
    this.tell({ type: 'reply', id, refusal: refusal?.refused ?? null });
    this.waiting -= 1;
  }

  private tell(message: ServerMessage): void {
    this.send(socketFrame(JSON.stringify(message)));
  }

  private get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  private async isStillValid(): Promise<boolean> {
    return (await this.house.people.stillValid([this.key])).has(this.key);
  }

  /** What was sent before the socket was closed is not carried out any more. */
  private async handleIfValid(message: ClientMessage): Promise<Refused | null> {
    if (this.checks > 0) await new Promise<void>((resolve) => this.waitingForCheck.push(resolve));
    // While words from other processes may be lost, the database is asked whether the session has ended.
    if (!this.house.isWhole && !(await this.isStillValid())) this.close(CLOSE.notSignedIn);
    if (!this.isOpen) return refuse('not-signed-in');
    return mayUse(this.identity, MESSAGE_RIGHTS[message.type]) ? this.handle(message) : refuse('token-not-allowed');
  }

  private async handle(message: ClientMessage): Promise<Refused | null> {
    const { tables } = this.house;
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
        const line = await sendChat(this.house, speaker, message.text);
        return isRefused(line) ? line : null;
      }
    }
  }

  /** What is stored with a number of the log is refused where this process is behind: there, memory is good enough. */
  private async accessFor({ type, table }: ClientMessage): Promise<Access | undefined> {
    const { tables, storage } = this.house;
    const here = type === 'act' || type === 'can-undo' ? accessHere(tables, table, this.person) : undefined;
    return here ?? accessTo(tables, storage.tables, table, this.person);
  }

  private async watch(table: Id, { grant }: Access, have: Have | undefined): Promise<Refused | null> {
    if (this.watched.size >= MOST_TABLES && !this.watched.has(table)) return refuse('too-many');
    this.watched.add(table);
    const refusal = await this.house.tables.at(table).subscribe(this, grant, have);
    if (refusal !== null) this.watched.delete(table);
    // The socket was closed meanwhile: it must not stay in the room.
    if (!this.isOpen) this.house.tables.find(table)?.unsubscribe(this);
    return refusal;
  }

  private receiveNotice(notice: PersonMessage): void {
    switch (notice.kind) {
      case 'message':
        this.tell(notice.message);
        break;
      case 'revoked':
        if (notice.session === this.key) this.close(CLOSE.notSignedIn);
        break;
      case 'deleted':
        this.close(CLOSE.notSignedIn);
        break;
      case 'mutes':
        this.readMutes().catch(this.house.onTrouble);
        break;
    }
  }

  private async readMutes(): Promise<void> {
    this.muted = new Set(await this.house.storage.people.muted(this.person));
  }
}

interface Parsed {
  readonly id: number;
  /** A refusal where it does not fit the schema. */
  readonly message: ClientMessage | Refused;
}

/** `undefined` where not even the number of the request can be read. */
function parse(data: string): Parsed | undefined {
  if (data.length > LIMITS.frame) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return undefined;
  }
  const choice = asChoice(value);
  if (choice !== undefined) return { id: choice.id, message: choice };
  const message = z.safeParse(clientMessageSchema, value);
  if (message.success) return { id: message.data.id, message: message.data };
  const head = z.safeParse(numbered, value);
  if (!head.success) return undefined;
  const isUnreadable = message.error.issues.some((issue) => issue.message === UNREADABLE);
  return { id: head.data.id, message: refuse(isUnreadable ? 'bad-text' : 'bad-request') };
}
