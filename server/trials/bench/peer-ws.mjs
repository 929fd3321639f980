// The bare library: for every move the server sends a view to everybody at the table. No rules, no storage.
import { WebSocketServer } from 'ws';
import { moved, viewsOf } from './workload.mjs';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
/** @typedef {{ everybody: import('ws').WebSocket[], views: import('./workload.mjs').View[] }} Table */
/** @type {Map<string, Table>} */
const tables = new Map();

server.on('connection', (socket, request) => {
  const name = request.url ?? '';
  const table = tables.get(name) ?? { everybody: [], views: viewsOf(tables.size) };
  tables.set(name, table);
  const { everybody, views } = table;
  everybody.push(socket);
  socket.on('message', (/** @type {Buffer} */ data) => {
    const { kind } = /** @type {{ kind: string }} */ (JSON.parse(data.toString()));
    if (kind !== 'move') return;
    moved(views);
    for (const [place, each] of everybody.entries()) each.send(JSON.stringify(views[place]));
  });
});
server.on('listening', () => {
  const address = server.address();
  process.stdout.write(`http://localhost:${typeof address === 'object' ? address?.port : ''}\n`);
});
