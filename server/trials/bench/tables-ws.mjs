import { connected, DriverTable } from './driver.mjs';
import { MOVE, PLACES } from './workload.mjs';

const MESSAGE = JSON.stringify(MOVE);

/**
 * Tables of the bare library.
 * @param {readonly string[]} addresses
 * @param {number} index
 */
export async function openWsTable([address = ''], index) {
  const table = new DriverTable(PLACES);
  const url = `${address.replace('http', 'ws')}/${index}`;
  const sockets = await Promise.all(
    Array.from({ length: PLACES }, (_, place) => connected(url, {}, () => table.arrived(place, place === table.mover))),
  );
  table.send = (place) => sockets[place]?.send(MESSAGE);
  return table;
}
