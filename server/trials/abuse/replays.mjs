import { performance } from 'node:perf_hooks';
import { newGuest, post } from '../guest.mjs';
import { Line } from '../kill/line.mjs';
import { startServer, startWithDefaults, temporaryFolder } from '../processes.mjs';
import { longestWait } from './waits.mjs';

const BAR_MS = 250;
const GAME = 'venice';
const SEATS = 3;
/** Pairs of a choice and its undo that the attacker tries to add to the log. */
const UNDONE = 700;
/** Limits of the requests, in number and time. */
const REQUESTS = 600;
const AT_ONCE = 20;
const MAX_TIMER_MS = 20_000;

/**
 * The longest wait of `/health` while one address requests a shared replay as fast as it may.
 * @param {string} program
 * @returns {Promise<import('../abuse.mjs').Measured>}
 */
export async function measureReplays(program) {
  const settings = { DATA_DIR: temporaryFolder() };
  const { code, entries } = await finishedGame(program, settings);
  const server = await startWithDefaults(settings, program);
  // The very first request loads the game's rules.
  await fetch(`${server.address}/api/v1/shared/${code}`);
  let granted = 0;
  const value = await longestWait(`${server.address}/health`, async () => {
    const until = performance.now() + MAX_TIMER_MS;
    let left = REQUESTS;
    const ask = async () => {
      while (left > 0 && performance.now() < until) {
        left -= 1;
        const answer = await fetch(`${server.address}/api/v1/shared/${code}`);
        await answer.arrayBuffer();
        // Stop at the first refusal.
        if (!answer.ok) return;
        granted += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
  });
  await server.end('SIGTERM');
  const about = `${granted} shared replays of a game of ${entries} choices and undos`;
  return { name: 'longest wait of /health during shared replays', value, bar: BAR_MS, unit: 'ms', about };
}

/**
 * A shared, finished game with as many undone choices as the server accepts.
 * @param {string} program
 * @param {NodeJS.ProcessEnv} settings
 */
async function finishedGame(program, settings) {
  const server = await startServer(settings, [], program);
  const { address } = server;
  const [host = '', ...others] = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) => newGuest(address, `Player ${seat}`)),
  );
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
  const { body } = await post(address, '/tables', { game: GAME, setup: {}, visibility: 'public', seats }, host);
  const { id } = /** @type {{ table: { id: string } }} */ (body).table;
  for (const [index, cookie] of others.entries()) {
    await post(address, `/tables/${id}/acts`, { kind: 'sit', seat: index + 1 }, cookie);
  }
  const lines = await Promise.all([host, ...others].map((cookie) => Line.open(address, cookie, id)));
  await post(address, `/tables/${id}/acts`, { kind: 'start' }, host);
  const entries = await playToTheEnd(lines);
  for (const line of lines) line.close();
  const shared = await post(address, `/tables/${id}/share`, {}, host);
  await server.end('SIGTERM');
  return { code: /** @type {{ code: string }} */ (shared.body).code, entries };
}

/**
 * @param {readonly Line[]} lines
 * @returns {Promise<number>} choices and undos that were granted
 */
async function playToTheEnd(lines) {
  let entries = 0;
  let undone = 0;
  await Promise.all(lines.map((line) => line.until(({ status }) => status !== undefined)));
  while (lines.every(({ status }) => status?.outcome === null)) {
    const line = lines.find(({ status }) => status?.decision !== null && status?.decision.sealed === undefined);
    if (line?.status === undefined || line.status.decision === null) throw new Error('no seat has a decision');
    const { length, decision } = line.status;
    const option = decision.options[entries % decision.options.length];
    const refusal = await line.ask({ type: 'act', act: { kind: 'choose', at: length, option } });
    if (refusal !== null) throw new Error(refusal);
    entries += 1;
    const undo = { type: 'act', act: { kind: 'undo', at: line.status.length } };
    if (undone < UNDONE && line.status.length > length && (await line.ask(undo)) === null) {
      undone += 1;
      entries += 1;
      // Take back many choices before play continues.
      if (undone % 100 !== 0) continue;
    }
    const last = line.status;
    await Promise.all(lines.map((each) => each.until(({ status }) => (status?.length ?? 0) >= last.length)));
  }
  return entries;
}
