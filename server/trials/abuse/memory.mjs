import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { memoryOf, startWithDefaults, temporaryFolder } from '../processes.mjs';

/**
 * Memory must depend on the tables in use, not on all that were ever opened: the second 5000 tables may leave nothing
 * but garbage collector slack. Kept in memory they would need 25 kB each, more than the bar.
 */
const BAR_MB = 100;
const TABLES = 10_000;
/** Tables that one address may open per hour, and that one person may have. */
const PER_ADDRESS = 120;
const PER_PERSON = 40;
const AT_ONCE = 8;
const SETTLE_MS = 3000;

/**
 * How much the server grows by 5000 more tables that are opened, started and abandoned, from many local addresses.
 * @param {string} program
 * @returns {Promise<import('../abuse.mjs').Measured>}
 */
export async function measureMemory(program) {
  const server = await startWithDefaults({ DATA_DIR: temporaryFolder() }, program);
  // The first requests load what every server keeps in memory.
  await fromAddress(server.address, '127.0.9.9', PER_PERSON);
  const before = memoryOf(server.pid);
  const addresses = Array.from({ length: Math.ceil(TABLES / PER_ADDRESS) }, (_, index) => `127.0.1.${index + 1}`);
  const first = await fromAll(server.address, addresses.slice(0, addresses.length / 2));
  await setTimeout(SETTLE_MS);
  const between = memoryOf(server.pid);
  const second = await fromAll(server.address, addresses.slice(addresses.length / 2));
  await setTimeout(SETTLE_MS);
  const after = memoryOf(server.pid);
  await server.end('SIGTERM');
  const about = `${before} MB at first, ${between} MB after ${first} tables, ${after} MB after ${first + second}`;
  return {
    name: 'growth by the second half of 10,000 abandoned tables',
    value: after - between,
    bar: BAR_MB,
    unit: 'MB',
    about,
  };
}

/**
 * @param {string} server
 * @param {readonly string[]} addresses
 * @returns {Promise<number>} tables opened and started
 */
async function fromAll(server, addresses) {
  const left = [...addresses];
  let opened = 0;
  const work = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const more = await fromAddress(server, address, PER_ADDRESS);
      opened += more;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return opened;
}

/**
 * @param {string} server
 * @param {string} localAddress
 * @param {number} tables
 * @returns {Promise<number>} tables opened and started
 */
async function fromAddress(server, localAddress, tables) {
  let opened = 0;
  for (let person = 0; person < tables / PER_PERSON; person++) {
    const { cookie } = await ask(server, localAddress, '/guests', { name: 'Guest' });
    for (let table = 0; table < PER_PERSON; table++) {
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
      const { status, body } = await ask(server, localAddress, '/tables', { game: 'san', setup: {}, seats }, cookie);
      if (status !== 200) continue;
      const { id } = /** @type {{ table: { id: string } }} */ (body).table;
      const start = await ask(server, localAddress, `/tables/${id}/acts`, { kind: 'start' }, cookie);
      if (start.status === 200) opened += 1;
    }
  }
  return opened;
}

/**
 * @param {string} server
 * @param {string} localAddress
 * @param {string} path
 * @param {object} body
 * @param {string} [cookie]
 * @returns {Promise<{ status: number, body: unknown, cookie: string }>}
 */
function ask(server, localAddress, path, body, cookie) {
  return new Promise((resolve, reject) => {
    const headers = {
      'x-cabale': '1',
      'content-type': 'application/json',
      ...(cookie === undefined ? {} : { cookie }),
    };
    const sent = request(`${server}/api/v1${path}`, { method: 'POST', localAddress, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (/** @type {string} */ part) => (text += part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: JSON.parse(text),
          cookie: answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '',
        }),
      );
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}
