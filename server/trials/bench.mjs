// Throughput of the server, compared with a bare WebSocket library and Colyseus on the same machine in the same run.
//   npm run bench:server -- [--tables 1000] [--seconds 20] [--rounds 3] [--only embedded | scaled | idle]
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres, startPostgres } from '../../scripts/services/postgres.mjs';
import { findRedis, startRedis } from '../../scripts/services/redis.mjs';
import { ensureBuilt, orExplain } from '../../scripts/setup.mjs';
import { argumentsOf } from './arguments.mjs';
import { colyseusFolder } from './bench/colyseus.mjs';
import { measureIdle } from './bench/idle.mjs';
import { Loading } from './bench/loading.mjs';
import { inWords, measureSaturated, ratio } from './bench/saturated.mjs';
import { measureSteady } from './bench/steady.mjs';
import { median, progress, Verdicts } from './bench/verdicts.mjs';
import { kept, leavingNothing, listening, startServer, temporaryFolder } from './processes.mjs';

const USAGE =
  'Usage: npm run bench:server -- [--tables 1000] [--seconds 20] [--rounds 3] [--only all | embedded | scaled | idle]';
const given = argumentsOf(USAGE, {
  tables: { kind: 'count', default: 1000, most: 2000 },
  seconds: { kind: 'count', default: 20, most: 600 },
  rounds: { kind: 'count', default: 3, most: 20 },
  only: { kind: 'word', default: 'all', known: ['all', 'embedded', 'scaled', 'idle'] },
});
const [tables, seconds, rounds] = [Number(given['tables']), Number(given['seconds']), Number(given['rounds'])];
const part = given['only'] ?? 'all';

/** Tables of the comparison: enough to keep every server busy, few enough for every library. */
const SATURATED_TABLES = Math.min(tables, 400);
/** As long as a game takes: in shorter runs the number of games that happen to end and restart would matter. */
const SATURATED_SECONDS = 12;
const IDLE = { tables: 20_000, active: 1000 };
const PEERS = /** @type {const} */ (['ws', 'colyseus']);

const verdicts = new Verdicts();

/** @param {string} name */
function peerFile(name) {
  return path.join(path.dirname(fileURLToPath(import.meta.url)), 'bench', `peer-${name}.mjs`);
}

/** One process with a file database, as `npm start` runs it. */
async function embedded() {
  progress(`opening ${tables} tables in one process on a file ...`);
  const server = await startServer({ DATA_DIR: temporaryFolder() });
  const load = await Loading.at('cabale', [server.address], tables);
  const steady = await measureSteady('embedded', load, [server.pid], { tables, seconds }, verdicts);
  await load.end();
  await server.end('SIGTERM');
  return steady;
}

async function compared() {
  progress(`opening ${SATURATED_TABLES} tables here, with the bare library and with Colyseus ...`);
  const server = await startServer({ DATA_DIR: temporaryFolder() });
  const carriers = [await carrier('cabale', 'cabale', [server])];
  for (const name of PEERS) {
    const folder = name === 'colyseus' ? [await colyseusFolder()] : [];
    carriers.push(await carrier(name, name, [await listening([peerFile(name), ...folder])]));
  }
  const [ours, ws, colyseus] = await measureSaturated(carriers, { rounds, seconds: SATURATED_SECONDS });
  for (const { load } of carriers) await load.end();
  await server.end('SIGTERM');
  verdicts.add(
    `peers, no rules, nothing stored, a view of 2 KB put into bytes for each of four: ` +
      `ws ${inWords(ws)}, Colyseus ${inWords(colyseus)}; ours ${inWords(ours)}`,
  );
  return { rate: median(ours?.rates ?? []), ofWs: ratio(ours, ws), ofColyseus: ratio(ours, colyseus) };
}

/** @typedef {import('./processes.mjs').Started} Started */

/**
 * @param {string} name
 * @param {import('./bench/load.mjs').Kind} kind
 * @param {readonly Started[]} servers
 */
async function carrier(name, kind, servers) {
  return { name, pids: pidsOf(servers), load: await Loading.at(kind, addressesOf(servers), SATURATED_TABLES) };
}

/** @param {readonly Started[]} servers */
function addressesOf(servers) {
  return servers.map(({ address }) => address);
}

/** @param {readonly Started[]} servers */
function pidsOf(servers) {
  return servers.map(({ pid }) => pid);
}

/**
 * Two processes on PostgreSQL and Redis. In steady play the connections of a table are spread over both, the most
 * expensive way. The maximum throughput is measured so and, as with a balancer that routes by table, with all in one;
 * in both cases with processes of their own, which have as many tables as the one they are compared with.
 */
async function scaledOut() {
  if ((await findPostgres()) === undefined || findRedis() === undefined) {
    verdicts.add('scaled: NOT RUN, this machine lacks PostgreSQL or Redis');
    return;
  }
  const postgres = kept(await startPostgres({ durable: true }));
  const redis = kept(await startRedis());
  const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, ROLE: 'web' };
  const two = async () => [await startServer(settings), await startServer(settings)];
  progress(`opening ${tables} tables in two processes on PostgreSQL and Redis ...`);
  const steady = await two();
  const load = await Loading.at('cabale', addressesOf(steady), tables);
  await measureSteady('scaled', load, pidsOf(steady), { tables, seconds }, verdicts);
  await load.end();
  for (const server of steady) await server.end('SIGTERM');
  progress(`opening ${SATURATED_TABLES} tables in two processes, in two more, and in one ...`);
  const carriers = [
    await carrier('two processes, by table', 'cabale by table', await two()),
    await carrier('two processes, spread', 'cabale', await two()),
    await carrier('one process', 'cabale', [await startServer({ DATA_DIR: temporaryFolder() })]),
  ];
  const [byTable, spread, one] = await measureSaturated(carriers, { rounds, seconds: SATURATED_SECONDS });
  const ofOne = ratio(byTable, one);
  verdicts.add(
    `scaled: saturated ${inWords(byTable)}, ${ofOne.toFixed(2)} of one embedded process; ` +
      `spread over both ${inWords(spread)}, ${ratio(spread, one).toFixed(2)} of one`,
    [[ofOne >= 1, 'as many moves as one process']],
  );
}

async function run() {
  if (part === 'idle' || part === 'all') await measureIdle(IDLE, verdicts);
  if (part === 'scaled' || part === 'all') await scaledOut();
  if (part === 'scaled' || part === 'idle') return verdicts.holds ? 0 : 1;
  const { acknowledged, memory } = await embedded();
  const { rate, ofWs, ofColyseus } = await compared();
  verdicts.add('saturated:', [
    [ofColyseus >= 1, 'as many moves as Colyseus'],
    [ofWs >= 0.5, 'half of the bare library'],
  ]);
  process.stdout.write(
    `server: ${tables} tables, 1 move/s each: p50 ${Math.round(acknowledged.p50)} ms, p99 ${Math.round(acknowledged.p99)} ms, ` +
      `${memory} MB; saturated ${Math.round(rate)} moves/s, ${ofColyseus.toFixed(1)}x Colyseus, ${ofWs.toFixed(1)} of bare ws\n`,
  );
  return verdicts.holds ? 0 : 1;
}

await orExplain(() => ensureBuilt());
await leavingNothing(run);
