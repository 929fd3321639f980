// The bare library: whoever sends a move to a table makes the server send a view to everybody at it. No rules, no storage.
import { WebSocketServer } from 'ws';
import { viewFor } from './workload.mjs';

const VIEWS = [0, 1, 2, 3].map(viewFor);

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
/** @type {Map<string, import('ws').WebSocket[]>} */
const tables = new Map();

server.on('connection', (socket, request) => {
  const table = request.url ?? '';
  const everybody = tables.get(table) ?? [];
  tables.set(table, everybody);
  everybody.push(socket);
  socket.on('message', (/** @type {Buffer} */ data) => {
    const { kind } = /** @type {{ kind: string }} */ (JSON.parse(data.toString()));
    if (kind !== 'move') return;
    for (const [place, each] of everybody.entries()) each.send(JSON.stringify(VIEWS[place]));
  });
});
server.on('listening', () => {
  const address = server.address();
  process.stdout.write(`http://localhost:${typeof address === 'object' ? address?.port : ''}\n`);
});
