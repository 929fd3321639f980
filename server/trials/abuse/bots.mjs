import { performance } from 'node:perf_hooks';
import { newGuest, post } from '../guest.mjs';
import { Line } from '../kill/line.mjs';
import { startWithDefaults, temporaryFolder } from '../processes.mjs';

const BAR_MS = 2000;
const TABLES = 40;
const ANSWERS = 8;
const STRONGEST = 5;
/** After an answer that took this long, the trial waits for no further ones. */
const GIVE_UP_MS = 10_000;

/**
 * How long the weakest bot at an honest table takes while one guest opens as many tables with the strongest as allowed.
 * @param {string} program
 * @returns {Promise<import('../abuse.mjs').Measured>}
 */
export async function measureBots(program) {
  const server = await startWithDefaults({ DATA_DIR: temporaryFolder() }, program);
  const { address } = server;
  const honest = await newGuest(address, 'Honest');
  const line = await started(address, honest, [{ kind: 'me' }, { kind: 'bot', level: 1 }], 'san');
  // The first answer also starts the thread.
  await answerTime(line);
  const greedy = await newGuest(address, 'Greedy');
  const bots = Array.from({ length: 4 }, () => ({ kind: 'bot', level: STRONGEST }));
  /** @type {Line[]} */
  const watched = [];
  for (let count = 0; count < TABLES; count++) {
    const opened = await started(address, greedy, bots, 'mecanisburgo').catch(() => undefined);
    if (opened !== undefined) watched.push(opened);
  }
  let value = 0;
  for (let answer = 0; answer < ANSWERS && line.status?.outcome === null && value < GIVE_UP_MS; answer++) {
    value = Math.max(value, await answerTime(line));
  }
  for (const each of [line, ...watched]) each.close();
  await server.end('SIGKILL');
  const about = `${watched.length} of ${TABLES} tables of level-${STRONGEST} bots were allowed`;
  return { name: 'longest answer of a level-1 bot', value, bar: BAR_MS, unit: 'ms', about };
}

/**
 * @param {string} address
 * @param {string} cookie
 * @param {readonly object[]} seats
 * @param {string} game
 */
async function started(address, cookie, seats, game) {
  const { body } = await post(address, '/tables', { game, setup: {}, seats }, cookie);
  const { id } = /** @type {{ table: { id: string } }} */ (body).table;
  await post(address, `/tables/${id}/acts`, { kind: 'start' }, cookie);
  return Line.open(address, cookie, id);
}

/**
 * The time from the end of the user's own turn to the start of the next.
 * @param {Line} line
 */
async function answerTime(line) {
  await line.until(isOwnTurn);
  for (;;) {
    const { length = 0, decision = null } = line.status ?? {};
    if (decision === null) break;
    const refusal = await line.ask({
      type: 'act',
      act: { kind: 'choose', at: length, option: decision.options[0] },
    });
    if (refusal !== null && refusal !== 'behind') throw new Error(refusal);
    await line.until(({ status }) => (status?.length ?? 0) > length);
  }
  const from = performance.now();
  await line.until(isOwnTurn);
  return performance.now() - from;
}

/** @param {Line} line */
function isOwnTurn({ status }) {
  return status !== undefined && (status.decision !== null || status.outcome !== null);
}
