import { setTimeout } from 'node:timers/promises';
import { newGuest, newTable } from '../guest.mjs';
import { Line } from './line.mjs';

/**
 * @typedef {import('./line.mjs').Option} Option
 * @typedef {{ seat: number, option: Option }} Choice
 */

const SEATS = 2;
const TRY_AGAIN_MS = 20;

/** Two players who continue whatever happens to the server, and record every choice it has acknowledged. */
export class SteadyTable {
  /** Choices that the log must contain in this order, each once. @type {Choice[]} */
  known = [];
  /** How many of them were acknowledged; the replies to the others were lost. */
  acknowledged = 0;
  /** Sent and not yet answered. @type {(Choice & { at: number }) | undefined} */
  pending;
  isOver = false;
  id;
  #cookies;
  #addresses;
  #isStopping = false;
  /** @type {Promise<void>} */
  #playing = Promise.resolve();

  /**
   * @param {string} id
   * @param {readonly string[]} cookies by seat
   * @param {() => readonly string[]} addresses the current addresses of the deployment
   */
  constructor(id, cookies, addresses) {
    this.id = id;
    this.#cookies = cookies;
    this.#addresses = addresses;
  }

  /** @param {() => readonly string[]} addresses */
  static async open(addresses) {
    const [address = ''] = addresses();
    const cookies = [await newGuest(address, 'Anna'), await newGuest(address, 'Ben')];
    const [anna = '', ben = ''] = cookies;
    const id = await newTable(address, anna, 'san', SEATS);
    const lines = [await Line.open(address, anna, id), await Line.open(address, ben, id)];
    await lines[1]?.ask({ type: 'act', act: { kind: 'sit', seat: 1 } });
    await lines[0]?.ask({ type: 'act', act: { kind: 'start' } });
    for (const line of lines) line.close();
    return new SteadyTable(id, cookies, addresses);
  }

  play() {
    this.#playing = this.#playOn();
  }

  async stop() {
    this.#isStopping = true;
    await this.#playing;
  }

  #goesOn() {
    return !this.#isStopping && !this.isOver;
  }

  async #playOn() {
    while (this.#goesOn()) {
      /** @type {Line[]} */
      const lines = [];
      try {
        for (const [seat, cookie] of this.#cookies.entries()) lines.push(await this.#connect(seat, cookie));
        while (this.#goesOn()) await this.#choose(lines);
      } catch {
        // The server is down and will be restarted.
        await setTimeout(TRY_AGAIN_MS);
      }
      for (const line of lines) line.close();
    }
  }

  /**
   * Connects each seat to another process if there are several.
   * @param {number} seat
   * @param {string} cookie
   */
  #connect(seat, cookie) {
    const addresses = this.#addresses();
    return Line.open(addresses[seat % addresses.length] ?? '', cookie, this.id);
  }

  /** @param {readonly Line[]} lines */
  async #choose(lines) {
    const [first] = lines;
    const length = first?.status?.length ?? 0;
    for (const line of lines) await line.until(({ status }) => (status?.length ?? -1) >= length);
    this.isOver = (first?.status?.outcome ?? null) !== null;
    const seat = lines.findIndex(({ status }) => (status?.decision ?? null) !== null);
    const line = lines[seat];
    if (line?.status === undefined || this.isOver) return;
    const { at, option } = this.#nextChoice(seat, line.status);
    const refusal = await line.ask({ type: 'act', act: { kind: 'choose', at, option } });
    this.#settle(refusal);
    for (const other of lines) await other.until(({ status }) => (status?.length ?? 0) > at);
  }

  /**
   * The next choice. An unanswered one is sent again unchanged and must count only once.
   * @param {number} seat
   * @param {import('./line.mjs').Status} status
   */
  #nextChoice(seat, { length, decision }) {
    const options = decision?.options ?? [];
    const option = /** @type {Option} */ (options[Math.floor(Math.random() * options.length)]);
    this.pending ??= { seat, option, at: length };
    return this.pending;
  }

  /** @param {string | null} refusal */
  #settle(refusal) {
    const { pending } = this;
    if (pending === undefined) return;
    // The table has advanced past this choice: it was stored and only its reply was lost.
    if (refusal !== null && !['behind', 'not-asked'].includes(refusal)) throw new Error(`refused: ${refusal}`);
    this.known.push({ seat: pending.seat, option: pending.option });
    this.pending = undefined;
    if (refusal === null) this.acknowledged += 1;
  }
}
