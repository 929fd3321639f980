// Colyseus with only what the workload needs: no state to patch, and pings as rare as ours.
//   node peer-colyseus.mjs <folder where it is installed>
import { createRequire } from 'node:module';
import path from 'node:path';
import { moved, viewsOf } from './workload.mjs';

/**
 * The parts of Colyseus used here.
 * @typedef {{ send(type: string, message: unknown): void }} Client
 * @typedef {{ transport: { server?: { address(): { port: number } | string | null } }; define(name: string, room: unknown): void; listen(port: number, host: string): Promise<void> }} Served
 * @typedef {{ clients: Client[]; maxClients: number; autoDispose: boolean; setPatchRate(rate: null): void; onMessage(type: string, act: () => void): void }} RoomParts
 * @typedef {{ Room: new () => RoomParts; Server: new (options: object) => Served }} Core
 * @typedef {{ WebSocketTransport: new (options: object) => object }} Transport
 */

const require = createRequire(path.join(process.argv[2] ?? '', 'package.json'));
const { Room, Server } = /** @type {Core} */ (require('@colyseus/core'));
const { WebSocketTransport } = /** @type {Transport} */ (require('@colyseus/ws-transport'));

const PING_EVERY_MS = 30_000;

let tables = 0;

class Table extends Room {
  #views = viewsOf(tables++);

  onCreate() {
    this.setPatchRate(null);
    this.maxClients = 4;
    this.autoDispose = false;
    this.onMessage('move', () => {
      moved(this.#views);
      for (const [place, client] of this.clients.entries()) client.send('view', this.#views[place]);
    });
  }
}

const server = new Server({
  greet: false,
  transport: new WebSocketTransport({ pingInterval: PING_EVERY_MS }),
});
server.define('table', Table);
await server.listen(0, '127.0.0.1');
const address = server.transport.server?.address();
process.stdout.write(`http://localhost:${typeof address === 'object' ? address?.port : ''}\n`);
