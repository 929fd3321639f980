import { connected, DriverTable } from './driver.mjs';
import { MOVE, PLACES } from './workload.mjs';

// Message codes of Colyseus' wire protocol.
const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const SHORT_TEXT = 0xa0;
const TEXT = 0xd9;

const NAME = Buffer.from('move');
const TOLD = Buffer.from(JSON.stringify(MOVE));
const MESSAGE = Buffer.concat([
  Buffer.from([ROOM_DATA, SHORT_TEXT | NAME.length]),
  NAME,
  Buffer.from([TEXT, TOLD.length]),
  TOLD,
]);

/**
 * A room of Colyseus with everybody in it.
 * @param {readonly string[]} addresses
 */
export async function openColyseusTable([address = '']) {
  const table = new DriverTable(PLACES);
  const first = await reserve(address, 'create/table');
  const sockets = [await join(address, first, table, 0)];
  for (let place = 1; place < PLACES; place++) {
    sockets.push(await join(address, await reserve(address, `joinById/${first.roomId}`), table, place));
  }
  table.send = (place) => sockets[place]?.send(MESSAGE);
  return table;
}

/**
 * @param {string} address
 * @param {string} way
 * @returns {Promise<{ processId: string, roomId: string, sessionId: string }>}
 */
async function reserve(address, way) {
  const answer = await fetch(`${address}/matchmake/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`Colyseus: ${await answer.text()}`);
  return /** @type {Promise<{ processId: string, roomId: string, sessionId: string }>} */ (answer.json());
}

/**
 * @param {string} address
 * @param {{ processId: string, roomId: string, sessionId: string }} seat
 * @param {DriverTable} table
 * @param {number} place
 */
async function join(address, { processId, roomId, sessionId }, table, place) {
  let welcome = () => {};
  const joined = new Promise((resolve) => {
    welcome = () => resolve(undefined);
  });
  const url = `${address.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
  const socket = await connected(url, {}, (data) => {
    if (data[0] === ROOM_DATA) table.arrived(place, place === table.mover);
    else if (data[0] === JOIN_ROOM) welcome();
  });
  await joined;
  socket.send(Buffer.from([JOIN_ROOM]));
  return socket;
}
