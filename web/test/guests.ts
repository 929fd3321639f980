import type { OptionBase } from '@cabale/engine';
import { loadGame } from '@cabale/games';
import { API, type Id, type WireTable } from '@cabale/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { openApp, openServer } from '../../server/test/support/opened.ts';
import { Visitor } from '../../server/test/support/visitor.ts';
import { createApi, type Api } from '../src/online/api.ts';
import { TableSubscription } from '../src/online/tablesubscription.ts';
import { Connection } from '../src/online/connection.ts';
import { RemoteTable } from '../src/online/remotetable.ts';

export const san = (await loadGame('san')).game;

/** The client of one user, without the page. */
export class Guest {
  readonly visitor: Visitor;
  readonly connection: Connection;
  readonly api: Api;
  /** The sockets opened so far, newest last. */
  readonly sockets: NodeSocket[] = [];
  /** The server's next message gets lost, together with the connection. */
  losesAnswer = false;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.connection = new Connection({ open: () => this.openSocket(), random: () => 0 });
    this.api = createApi((path, init) => fetch(`${visitor.address}${path}`, withHeaders(init, visitor)));
    onTestFinished(() => this.connection.stop());
  }

  /** Subscribes to a table and plays at it. */
  async at(table: WireTable): Promise<{ readonly subscription: TableSubscription; readonly remote: RemoteTable }> {
    const subscription = new TableSubscription(table.id, this.connection, this.api);
    onTestFinished(subscription.open());
    if (this.connection.state() === 'closed') this.connection.start();
    await until(subscription.subscribe, () => subscription.state().play !== undefined);
    const remote = new RemoteTable(subscription, san, table);
    onTestFinished(remote.open());
    return { subscription, remote };
  }

  /** Breaks the connection without a close handshake, as a tunnel does. */
  breakLine(): void {
    this.sockets.at(-1)?.terminate();
  }

  private openSocket(): WebSocket {
    const { address, headers } = this.visitor;
    const socket = new NodeSocket(`${address.replace('http', 'ws')}${API}/socket`, {
      headers: { cookie: headers['cookie'] ?? '' },
    });
    this.sockets.push(socket);
    const emit = socket.emit.bind(socket);
    let isDeaf = false;
    socket.emit = (event: string | symbol, ...values: unknown[]) => {
      isDeaf ||= event === 'message' && this.losesAnswer;
      if (event !== 'message' || !isDeaf) return emit(event, ...values);
      this.losesAnswer = false;
      socket.terminate();
      return true;
    };
    return socket as unknown as WebSocket;
  }
}

export function withHeaders(init: RequestInit, { headers }: Visitor): RequestInit {
  return { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } };
}

export interface Pair {
  readonly table: WireTable;
  readonly code: string;
  readonly address: string;
  readonly guests: readonly [Guest, Guest];
}

/** Two guests who have started a game of San on a server of their own. */
export async function pairAtSan(): Promise<Pair> {
  const address = await openServer(await openApp());
  const [anna, ben] = [await Visitor.guest(address, 'Anna'), await Visitor.guest(address, 'Ben')];
  const { table, code } = await anna.open({ game: 'san', setup: {}, seats: [{ kind: 'me' }, { kind: 'invited' }] });
  await ben.enter(code);
  await ben.act(table.id, { kind: 'sit', seat: 1 });
  await anna.act(table.id, { kind: 'start' });
  const { body } = await anna.get(`/tables/${table.id}`);
  return {
    table: (body as { table: WireTable }).table,
    code,
    address,
    guests: [new Guest(anna), new Guest(ben)],
  };
}

export async function watcher({ address, code }: Pair): Promise<Guest> {
  const visitor = await Visitor.guest(address, 'Zoe');
  await visitor.enter(code);
  return new Guest(visitor);
}

/** Waits until a condition holds, checking it on every notification. */
export function until(subscribe: (listener: () => void) => () => void, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let stop: () => void = () => undefined;
    const look = () => {
      if (!holds()) return;
      stop();
      resolve();
    };
    stop = subscribe(look);
    look();
  });
}

/** The last option: in San, the one that ends a phase. */
export function lastOption(remote: RemoteTable): OptionBase {
  const option = remote.status().decision?.options.at(-1);
  if (option === undefined) throw new Error('nothing is asked');
  return option;
}

/** Plays a number of moves of the deciding seats; both clients follow. */
export async function playOn(remotes: readonly RemoteTable[], moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    const asked = remotes.find((each) => each.status().decision !== undefined);
    if (asked === undefined) return;
    const { length } = asked.status();
    const refusal = await asked.choose(lastOption(asked));
    if (refusal !== undefined) throw new Error(refusal.code);
    for (const each of remotes) await until(each.subscribe, () => each.status().length > length);
  }
}

export function record(visitor: Visitor, table: Id): Promise<{ record: string }> {
  return visitor.get(`/tables/${table}/record`).then(({ body }) => body as { record: string });
}
