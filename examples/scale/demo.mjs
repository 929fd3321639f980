// Cabale scaled out on this machine: two web processes and two bot workers on one PostgreSQL and one Redis, a small
// balancer in front, and clients that play whole games against bots across all of them. During play one web process
// is restarted: clients may notice nothing but a new connection.
//   npm run scale-demo -- [games]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { startPostgres } from '../../scripts/services/postgres.mjs';
import { freePort } from '../../scripts/services/process.mjs';
import { startRedis } from '../../scripts/services/redis.mjs';
import { ensureBuilt, orExplain } from '../../scripts/setup.mjs';

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const games = Number(process.argv[2] ?? 6);

/**
 * @typedef {{ length: number, decision: { options: object[] } | null, outcome: object | null }} Status
 * @typedef {{ type: string, play?: { status: Status } }} Message
 */

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Starts a process of the server.
 * @param {string} name
 * @param {Record<string, string>} settings
 */
async function start(name, settings) {
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const env = { ...inherited, RATE_PER_ADDRESS: '1000000', RATE_PER_PERSON: '100000', BOT_THREADS: '1', ...settings };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  await Promise.race([
    once(child.stdout, 'data'),
    closed.then(() => Promise.reject(new Error(`${name} did not start`))),
  ]);
  print(`${name} runs as process ${child.pid}`);
  return {
    async stop() {
      child.kill('SIGTERM');
      await closed;
      print(`${name} has stopped`);
    },
  };
}

/**
 * Passes every connection to the next process that listens.
 * @param {readonly number[]} ports
 */
async function balancer(ports) {
  const served = ports.map(() => 0);
  let next = 0;
  const server = createServer((client) => {
    let tries = 0;
    const forward = () => {
      const index = next++ % ports.length;
      const upstream = connect(ports[index] ?? 0, '127.0.0.1');
      upstream.once('connect', () => {
        served[index] = (served[index] ?? 0) + 1;
        client.pipe(upstream).pipe(client);
      });
      upstream.on('error', () => (++tries < ports.length ? forward() : client.destroy()));
      client.on('error', () => upstream.destroy());
      client.on('close', () => upstream.destroy());
      upstream.on('close', () => client.end());
    };
    forward();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${address.port}`, served, close: () => server.close() };
}

/**
 * A client that plays a whole game against a bot and reconnects whenever the connection is lost.
 * @param {string} address
 * @param {string} game
 */
async function playGame(address, game) {
  const headers = /** @type {Record<string, string>} */ ({ 'x-cabale': '1', 'content-type': 'application/json' });
  /** @param {string} path @param {object} body @returns {Promise<unknown>} */
  const post = async (path, body) => {
    const answer = await fetch(`${address}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) headers['cookie'] = cookie.split(';', 1)[0] ?? '';
    return answer.json();
  };
  await post('/guests', { name: 'Demo' });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
  const { table } = /** @type {{ table: { id: string } }} */ (await post('/tables', { game, setup: {}, seats }));
  await post(`/tables/${table.id}/acts`, { kind: 'start' });
  const result = { moves: 0, connections: 0, frames: 0 };
  let isOver = false;
  while (!isOver) isOver = await follow(address, headers['cookie'] ?? '', table.id, result);
  return result;
}

/**
 * Plays on one connection; resolves to `true` when the game is over, to `false` when the connection is lost.
 * @param {string} address
 * @param {string} cookie
 * @param {string} table
 * @param {{ moves: number, connections: number, frames: number }} result
 * @returns {Promise<boolean>}
 */
function follow(address, cookie, table, result) {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/socket`, { headers: { cookie } });
    let requests = 0;
    let answered = -1;
    result.connections += 1;
    const send = (/** @type {object} */ message) => socket.send(JSON.stringify({ ...message, id: ++requests }));
    socket.on('open', () => send({ type: 'watch', table }));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(false));
    socket.on('message', (/** @type {Buffer} */ data) => {
      const message = /** @type {Message} */ (JSON.parse(data.toString('utf8')));
      if (message.type !== 'play' || message.play === undefined) return;
      const { length, decision, outcome } = message.play.status;
      result.frames = length;
      if (outcome !== null) {
        resolve(true);
        socket.close();
      } else if (decision !== null && answered !== length) {
        answered = length;
        result.moves += 1;
        const option = decision.options[Math.floor(Math.random() * decision.options.length)];
        send({ type: 'act', table, act: { kind: 'choose', at: length, option } });
      }
    });
  });
}

await orExplain(() => ensureBuilt());
const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
print(`PostgreSQL runs as process ${postgres.pid}, Redis as process ${redis.pid}`);
const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
const ports = [await freePort(), await freePort()];
const web = (/** @type {number} */ index) =>
  start(`web process ${index + 1}`, { ...shared, ROLE: 'web', PORT: String(ports[index]) });
const webs = [await web(0), await web(1)];
const workers = await Promise.all([1, 2].map((index) => start(`bot worker ${index}`, { ...shared, ROLE: 'worker' })));
const front = await balancer(ports);
print(`The balancer listens at ${front.address}; ${games} games begin`);
const began = performance.now();
const playing = Promise.all(
  Array.from({ length: games }, (_, index) => playGame(front.address, index % 2 === 0 ? 'san' : 'new-order')),
);
await new Promise((resolve) => setTimeout(resolve, 2000));
await webs[0]?.stop();
webs[0] = await web(0);
const results = await playing;
const seconds = ((performance.now() - began) / 1000).toFixed(1);
const sum = (/** @type {(result: typeof results[number]) => number} */ of) =>
  results.reduce((total, each) => total + of(each), 0);
print(
  `${games} games played to their end in ${seconds} s: ${sum((each) => each.moves)} choices of people, ${sum((each) => each.frames)} frames,`,
);
print(
  `${sum((each) => each.connections)} connections; the web processes served ${front.served.join(' and ')} connections`,
);
front.close();
for (const each of [...workers, ...webs]) await each.stop();
await Promise.all([postgres.stop(), redis.stop()]);
process.exit();
