import { once } from 'node:events';
import { WebSocket } from 'ws';

/**
 * @typedef {Record<string, string | number | boolean>} Option
 * @typedef {{ length: number, decision: { options: Option[], sealed?: Option } | null, outcome: object | null }} Status
 * @typedef {{ type: 'reply', id: number, refusal: { error: string } | null }} Reply
 * @typedef {{ type: 'play', play: { status: Status } }} Play
 * @typedef {Reply | Play | { type: 'table' | 'presence' | 'turn' }} Message
 */

/** One user's connection to one table. Pending requests fail when the server dies. */
export class Line {
  /** @type {Status | undefined} */
  status;
  isLost = false;
  #socket;
  #table;
  #requests = 0;
  /** @type {Map<number, (reply: Reply | undefined) => void>} */
  #replies = new Map();
  /** @type {(() => void)[]} */
  #waiting = [];

  /**
   * @param {WebSocket} socket
   * @param {string} table
   */
  constructor(socket, table) {
    this.#socket = socket;
    this.#table = table;
    socket.on('message', (/** @type {Buffer} */ data) => this.#take(data.toString('utf8')));
    socket.on('error', () => undefined);
    socket.on('close', () => this.#lose());
  }

  /**
   * @param {string} address
   * @param {string} cookie
   * @param {string} table
   */
  static async open(address, cookie, table) {
    const url = `${address.replace('http', 'ws')}/api/v1/socket`;
    const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
    const line = new Line(socket, table);
    await once(socket, 'open');
    await line.ask({ type: 'watch' });
    return line;
  }

  /**
   * Resolves to the refusal's code, or `null`; rejects if the connection is lost first.
   * @param {object} request
   * @returns {Promise<string | null>}
   */
  async ask(request) {
    const id = ++this.#requests;
    const reply = await new Promise((/** @type {(reply: Reply | undefined) => void} */ resolve) => {
      if (this.isLost) resolve(undefined);
      this.#replies.set(id, resolve);
      this.#socket.send(JSON.stringify({ ...request, id, table: this.#table }));
    });
    if (reply === undefined) throw new Error('the connection was lost');
    return reply.refusal?.error ?? null;
  }

  /** @param {(line: Line) => boolean} holds */
  async until(holds) {
    while (!holds(this)) {
      if (this.isLost) throw new Error('the connection was lost');
      await new Promise((resolve) => this.#waiting.push(() => resolve(undefined)));
    }
  }

  close() {
    this.#socket.terminate();
  }

  /** @param {string} text */
  #take(text) {
    const message = /** @type {Message} */ (JSON.parse(text));
    if (message.type === 'play') this.status = message.play.status;
    if (message.type === 'reply') {
      this.#replies.get(message.id)?.(message);
      this.#replies.delete(message.id);
    }
    this.#wake();
  }

  #lose() {
    this.isLost = true;
    for (const resolve of this.#replies.values()) resolve(undefined);
    this.#wake();
  }

  #wake() {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
