// Colyseus with what the workload needs and nothing else: no state to patch, as few pings as ours.
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { viewFor } from './workload.mjs';

const VIEWS = [0, 1, 2, 3].map(viewFor);
const PING_EVERY_MS = 30_000;

class Table extends Room {
  /** @override */
  onCreate() {
    this.setPatchRate(null);
    this.maxClients = 4;
    this.autoDispose = false;
    this.onMessage('move', () => {
      for (const [place, client] of this.clients.entries()) client.send('view', VIEWS[place]);
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
