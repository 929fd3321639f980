// An example bot: joins a table of Cabale with a token and plays a whole game, choosing at random.
//   node examples/bot/bot.mjs <address> <invitation code> <seat>      with the token in CABALE_TOKEN
// It needs an account's token (POST /api/v1/me/tokens, scopes read and play) and the package `ws`. All messages are
// described in docs/protocol.md; put your own strategy into `choose`.
import { createHash, randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';

const [address = 'http://127.0.0.1:4173', code = '', seat = '1'] = process.argv.slice(2);
const authorization = `Bearer ${process.env['CABALE_TOKEN'] ?? ''}`;

/**
 * @typedef {Record<string, string | number | boolean>} Option
 * @typedef {object} Status
 * @property {number} length the number of the last frame
 * @property {{ options: Option[], sealed?: Option } | null} decision
 * @property {object | null} outcome
 */

/**
 * Chooses one of the decision's options. The view is in the last frame.
 * @param {Option[]} options
 * @returns {Option | undefined}
 */
function choose(options) {
  return options[Math.floor(Math.random() * options.length)];
}

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<unknown>}
 */
async function post(path, body) {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const result = /** @type {{ error?: string }} */ (await answer.json());
  if (!answer.ok) throw new Error(`${path}: ${result.error ?? answer.status}`);
  return result;
}

const RECONNECT_MS = 1000;
const FINAL_CODES = new Set([4400, 4401, 4403]);

/**
 * The bot's part in the deal (docs/fairness.md): 32 random bytes, committed to when sitting down and revealed when the
 * table starts, so that no participant can choose the cards.
 */
const nonce = randomBytes(32).toString('hex');

/** @param {string} table */
function commitmentAt(table) {
  return createHash('sha256').update(`cabale-fair-1 nonce\n${table}\n${seat}\n${nonce}`).digest('hex');
}

/**
 * Plays at a table until the game is over; reconnects if the connection is lost.
 * @param {string} table
 */
function play(table) {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/v1/socket`, { headers: { authorization } });
  let requests = 0;
  const send = (/** @type {object} */ message) => socket.send(JSON.stringify({ ...message, id: ++requests }));
  /** The last frame that was answered: messages about other things must not make the bot answer twice. */
  let answered = -1;
  let revealed = false;
  let isOver = false;
  socket.on('open', () => send({ type: 'watch', table }));
  socket.on('message', (/** @type {Buffer} */ data) => {
    const message = /** @type {{ type: string, table?: { phase: string }, play?: { status: Status } }} */ (
      JSON.parse(data.toString('utf8'))
    );
    if (message.type === 'table' && message.table?.phase === 'starting' && !revealed) {
      revealed = true;
      send({ type: 'act', table, act: { kind: 'reveal', nonce } });
    }
    if (message.type !== 'play' || message.play === undefined) return;
    const { length, decision, outcome } = message.play.status;
    if (outcome !== null) {
      isOver = true;
      process.stdout.write(`The game is over: ${JSON.stringify(outcome)}\n`);
      socket.close();
    }
    if (decision === null || decision.sealed !== undefined || answered === length) return;
    answered = length;
    send({ type: 'act', table, act: { kind: 'choose', at: length, option: choose(decision.options) } });
  });
  // A close event follows every error.
  socket.on('error', () => undefined);
  socket.on('close', (reason) => {
    if (isOver) return;
    process.stderr.write(`The connection was closed: ${reason}\n`);
    // Retrying cannot fix a bad message, token or scope; everything else, such as 1001 of a stopping server, is temporary.
    if (FINAL_CODES.has(reason)) process.exitCode = 1;
    else setTimeout(() => play(table), RECONNECT_MS);
  });
}

const { table } = /** @type {{ table: { id: string } }} */ (await post('/invitations', { code }));
await post(`/tables/${table.id}/acts`, { kind: 'sit', seat: Number(seat), commitment: commitmentAt(table.id) });
process.stdout.write(`Sitting at ${table.id}.\n`);
play(table.id);
