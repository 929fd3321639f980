import { once } from 'node:events';
import {
  API,
  CSRF_HEADER,
  serverMessageSchema,
  type Act,
  type ApiError,
  type ClientMessage,
  type ResumePoint,
  type Id,
  type NewTable,
  type PlayStatus,
  type ServerMessage,
  type WireFrame,
  type WireTable,
} from '@cabale/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** A user's client: sends HTTP requests, opens sockets and records every byte. */
export class Visitor {
  readonly address: string;
  readonly headers: Record<string, string> = { [CSRF_HEADER]: '1' };
  id: Id = '';

  constructor(address: string) {
    this.address = address;
  }

  static async guest(address: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(address);
    const { body } = await visitor.post('/guests', { name });
    visitor.id = (body as { id: Id }).id;
    return visitor;
  }

  /** The same user at another server of the same installation. */
  at(address: string): Visitor {
    const same = new Visitor(address);
    Object.assign(same.headers, this.headers);
    same.id = this.id;
    return same;
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${this.address}${API}${path}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.headers['cookie'] = cookie.split(';', 1)[0] ?? '';
    return { status: answer.status, body: await answer.json() };
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path);
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.ask('POST', path, body);
  }

  async open(wish: NewTable): Promise<{ table: WireTable; code: string }> {
    const { status, body } = await this.post('/tables', wish);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as { table: WireTable; code: string };
  }

  /** Uses an invitation code. */
  async enter(code: string): Promise<void> {
    const { status, body } = await this.post('/invitations', { code });
    if (status !== 200) throw new Error(JSON.stringify(body));
  }

  /** Acts over HTTP; resolves to the refusal's code, or `null`. */
  async act(table: Id, act: Act): Promise<ApiError['error'] | null> {
    const { status, body } = await this.post(`/tables/${table}/acts`, act);
    return status === 200 ? null : (body as ApiError).error;
  }

  async connect(): Promise<Line> {
    const { cookie, authorization } = this.headers;
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}${API}/socket`, {
      headers: {
        ...(cookie === undefined ? {} : { cookie }),
        ...(authorization === undefined ? {} : { authorization }),
      },
    });
    const line = new Line(socket);
    onTestFinished(() => socket.terminate());
    await once(socket, 'open');
    return line;
  }
}

/** A socket: requests with their replies, and all other messages. */
export class Line {
  readonly socket: WebSocket;
  /** Every message, unchanged. */
  readonly received: string[] = [];
  /** Frames received, by table. */
  readonly frames = new Map<Id, Map<number, WireFrame>>();
  readonly status = new Map<Id, PlayStatus>();
  readonly tables = new Map<Id, WireTable>();
  closed: number | undefined;
  private readonly waiting: { readonly until: () => boolean; readonly resolve: () => void }[] = [];
  private readonly replies = new Map<number, ApiError | null>();
  private last = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.take(data.toString('utf8')));
    socket.on('close', (code) => {
      this.closed = code;
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  get messages(): ServerMessage[] {
    return this.received.map((text) => JSON.parse(text) as ServerMessage);
  }

  send(message: WithoutId<ClientMessage>): number {
    const id = ++this.last;
    this.socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  /** Sends a request and waits for its reply; resolves to the refusal's code, or `null`. */
  async ask(message: WithoutId<ClientMessage>): Promise<ApiError['error'] | null> {
    const id = this.send(message);
    await this.until(() => this.replies.has(id));
    return this.replies.get(id)?.error ?? null;
  }

  watch(table: Id, have?: ResumePoint): Promise<ApiError['error'] | null> {
    return this.ask(have === undefined ? { type: 'watch', table } : { type: 'watch', table, have });
  }

  act(table: Id, act: Act): Promise<ApiError['error'] | null> {
    return this.ask({ type: 'act', table, act });
  }

  /** Waits until a condition on the received messages holds; rejects if the socket closes first. */
  async until(holds: () => boolean): Promise<void> {
    if (holds()) return;
    if (this.closed !== undefined) throw new Error(`the socket was closed with ${this.closed}`);
    await new Promise<void>((resolve) => this.waiting.push({ until: holds, resolve }));
    await this.until(holds);
  }

  /** Waits for the close; resolves to its code. */
  async end(): Promise<number> {
    if (this.closed === undefined) await once(this.socket, 'close');
    return this.closed ?? 0;
  }

  private take(text: string): void {
    this.received.push(text);
    const message = z.parse(serverMessageSchema, JSON.parse(text));
    if (message.type === 'reply') this.replies.set(message.id, message.refusal);
    if (message.type === 'table') this.tables.set(message.table.id, message.table);
    if (message.type === 'play') this.takePlay(message);
    this.wake();
  }

  private takePlay({ table, play }: Extract<ServerMessage, { type: 'play' }>): void {
    const frames = this.frames.get(table) ?? new Map<number, WireFrame>();
    for (const number of frames.keys()) if (number >= play.keep) frames.delete(number);
    for (const frame of play.frames) frames.set(frame.number, frame);
    this.frames.set(table, frames);
    this.status.set(table, play.status);
  }

  private wake(): void {
    for (const [index, { until, resolve }] of [...this.waiting.entries()].toReversed()) {
      if (!until() && this.closed === undefined) continue;
      this.waiting.splice(index, 1);
      resolve();
    }
  }
}
