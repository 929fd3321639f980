import websocket from '@fastify/websocket';
import { CLOSE, LIMITS } from '@cabale/protocol';
import type { RawData, WebSocket } from 'ws';
import type { FastifyRequest } from 'fastify';
import type { App } from '../api/app.ts';
import { identityOf } from '../api/identity.ts';
import { mayUse, SOCKET_RIGHT } from '../api/rights.ts';
import type { House } from '../house.ts';
import { OpenCount } from '../budgets/socket-budgets.ts';
import { RoundRobin } from '../round-robin.ts';
import { Connection } from './connection.ts';

/** Every socket is pinged once a round. */
const PING_STEP_MS = 1000;
const PING_STEPS = 30;
/** The server stops: clients connect again at once, to another process or to the next one here. */
const GOING_AWAY = 1001;
/** A client may send this much before it is known who it is. */
const MOST_EARLY = 10;

export async function addSockets(app: App, house: House): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: LIMITS.frame },
    preClose: (done) => {
      for (const socket of app.websocketServer.clients) socket.close(GOING_AWAY);
      app.websocketServer.close(done);
    },
    // Anybody can send what is no frame: it is the client's fault, and must not fill the log.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a socket failed');
      socket.terminate();
    },
  });
  const counts = {
    people: new OpenCount(house.budgets.sockets),
    addresses: new OpenCount(house.budgets.addressSockets),
  };
  const alive = new WeakSet<WebSocket>();
  const pings = new RoundRobin<WebSocket>({
    all: () => app.websocketServer.clients,
    steps: PING_STEPS,
    visit: (socket) => {
      // Two pings without an answer: nobody is there.
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
    },
  });
  const timer = setInterval(() => pings.next(), PING_STEP_MS).unref();
  app.addHook('onClose', () => clearInterval(timer));
  app.get('/socket', { websocket: true, schema: { hide: true } }, (socket, request) => {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    house.sockets += 1;
    socket.on('close', () => (house.sockets -= 1));
    const left = counts.addresses.enter(request.ip);
    if (left === undefined) {
      socket.close(CLOSE.tooMany);
      return;
    }
    socket.on('close', left);
    welcome(house, counts.people, socket, request).catch((error: unknown) => {
      house.onTrouble(error);
      socket.close(1011);
    });
  });
}

/** Finds out who connects, then lets them in; what they sent meanwhile is not lost. */
async function welcome(house: House, people: OpenCount, socket: WebSocket, request: FastifyRequest): Promise<void> {
  const early: string[] = [];
  let receive = (message: string): void => {
    if (early.push(message) > MOST_EARLY) socket.close(CLOSE.tooMany);
  };
  let earlyPings = 0;
  let countPing = (): void => {
    earlyPings += 1;
    if (earlyPings > MOST_EARLY) socket.close(CLOSE.tooMany);
  };
  socket.on('ping', () => countPing());
  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (isBinary) socket.close(CLOSE.badMessage);
    else receive(textOf(data));
  });
  // A frame that is too large, or no frame at all: the library closes the socket by itself.
  socket.on('error', () => undefined);
  const identity = await identityOf(house, request);
  if (identity === undefined) return socket.close(CLOSE.notSignedIn);
  if (!mayUse(identity, SOCKET_RIGHT)) return socket.close(CLOSE.tokenNotAllowed);
  const left = people.enter(identity.person.id);
  if (left === undefined) return socket.close(CLOSE.tooMany);
  if (socket.readyState === socket.CLOSED) left();
  else socket.on('close', left);
  const connection = new Connection(house, socket, request.raw.socket, identity);
  socket.on('close', () => connection.gone());
  await connection.open();
  countPing = () => void connection.count();
  receive = (message) => connection.receive(message);
  for (const message of early) receive(message);
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString('utf8');
}
