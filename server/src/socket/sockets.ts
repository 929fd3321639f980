import websocket from '@fastify/websocket';
import { CLOSE, LIMITS } from '@cabale/protocol';
import type { RawData, WebSocket } from 'ws';
import type { FastifyRequest } from 'fastify';
import type { ApiServer } from '../api/api-server.ts';
import { identityOf } from '../api/identity.ts';
import { mayUse, SOCKET_RIGHT } from '../api/rights.ts';
import type { App } from '../app.ts';
import { OpenCount } from '../budgets/socket-budgets.ts';
import { RoundRobin } from '../round-robin.ts';
import { Connection } from './connection.ts';

/** Every socket is pinged once a round. */
const PING_STEP_MS = 1000;
const PING_STEPS = 30;
/** The server stops: clients reconnect immediately. */
const GOING_AWAY = 1001;
/** Messages a client may send before it is authenticated. */
const MAX_EARLY_MESSAGES = 10;

export async function addSockets(api: ApiServer, app: App): Promise<void> {
  await api.register(websocket, {
    options: { maxPayload: LIMITS.frame },
    preClose: (done) => {
      for (const socket of api.websocketServer.clients) socket.close(GOING_AWAY);
      api.websocketServer.close(done);
    },
    // Anybody can send malformed frames, which must not fill the log.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a socket failed');
      socket.terminate();
    },
  });
  const counts = {
    people: new OpenCount(app.budgets.sockets),
    addresses: new OpenCount(app.budgets.addressSockets),
  };
  const alive = new WeakSet<WebSocket>();
  const pings = new RoundRobin<WebSocket>({
    all: () => api.websocketServer.clients,
    steps: PING_STEPS,
    visit: (socket) => {
      // The last ping was not answered.
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
    },
  });
  const timer = setInterval(() => pings.next(), PING_STEP_MS).unref();
  api.addHook('onClose', () => clearInterval(timer));
  api.get('/socket', { websocket: true, schema: { hide: true } }, (socket, request) => {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    app.sockets += 1;
    socket.on('close', () => (app.sockets -= 1));
    const left = counts.addresses.enter(request.ip);
    if (left === undefined) {
      socket.close(CLOSE.tooMany);
      return;
    }
    socket.on('close', left);
    welcome(app, counts.people, socket, request).catch((error: unknown) => {
      app.onError(error);
      socket.close(1011);
    });
  });
}

/** Authenticates a client; messages sent meanwhile are kept. */
async function welcome(app: App, people: OpenCount, socket: WebSocket, request: FastifyRequest): Promise<void> {
  const early: string[] = [];
  let receive = (message: string): void => {
    if (early.push(message) > MAX_EARLY_MESSAGES) socket.close(CLOSE.tooMany);
  };
  let earlyPings = 0;
  let countPing = (): void => {
    earlyPings += 1;
    if (earlyPings > MAX_EARLY_MESSAGES) socket.close(CLOSE.tooMany);
  };
  socket.on('ping', () => countPing());
  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (isBinary) socket.close(CLOSE.badMessage);
    else receive(textOf(data));
  });
  // Too large or malformed frames: the library closes the socket.
  socket.on('error', () => undefined);
  const identity = await identityOf(app, request);
  if (identity === undefined) return socket.close(CLOSE.notSignedIn);
  if (!mayUse(identity, SOCKET_RIGHT)) return socket.close(CLOSE.tokenNotAllowed);
  const left = people.enter(identity.person.id);
  if (left === undefined) return socket.close(CLOSE.tooMany);
  if (socket.readyState === socket.CLOSED) left();
  else socket.on('close', left);
  const connection = new Connection(app, socket, request.raw.socket, identity);
  socket.on('close', () => connection.onClosed());
  await connection.open();
  countPing = () => void connection.countMessage();
  receive = (message) => connection.receive(message);
  for (const message of early) receive(message);
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString('utf8');
}
