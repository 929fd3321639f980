import { newGuest, newTable } from '../guest.mjs';
import { connected, DriverTable } from './driver.mjs';
import { PLACES } from './workload.mjs';

/** The games of the tables, in turn; connections without a seat are spectators. */
const GAMES = [
  { game: 'san', seats: 2 },
  { game: 'new-order', seats: 2 },
];

/** Messages begin with `{"type":"`; the second letter after it identifies the type. */
const KIND_AT = '{"type":"'.length + 1;
const PLAY = 'play'.charCodeAt(1);
const REPLY = 'reply'.charCodeAt(1);
const STATUS = Buffer.from('"status":{');

/**
 * @typedef {Record<string, string | number | boolean>} Option
 */

/**
 * A table of Cabale in play: players and spectators, each on a connection of their own.
 * @param {readonly string[]} addresses of the processes; connections are spread over them
 * @param {number} index
 */
export async function openCabaleTable(addresses, index) {
  const { game, seats } = /** @type {typeof GAMES[number]} */ (GAMES[index % GAMES.length]);
  const table = new CabaleTable({ game, seats });
  for (let place = 0; place < PLACES; place++) {
    await table.join(addresses[(index + place) % addresses.length] ?? '');
  }
  await table.begin();
  return table;
}

class CabaleTable extends DriverTable {
  /** @type {import('ws').WebSocket[]} */
  #sockets = [];
  #plan;
  /** @type {{ address: string, cookie: string }[]} */
  #people = [];
  #id = '';
  #at = 0;
  /** @type {Option[]} */
  #options = [];
  #requests = 0;
  /** @type {Map<number, (refusal: string | null) => void>} */
  #waiting = new Map();

  /** @param {{ game: string, seats: number }} plan */
  constructor(plan) {
    super(PLACES);
    this.#plan = plan;
    this.mover = undefined;
    this.send = (/** @type {number} */ place) => this.#choose(place);
  }

  /** @param {string} address */
  async join(address) {
    const place = this.#people.length;
    const cookie = await newGuest(address, `Seat ${place}`);
    this.#people.push({ address, cookie });
    const url = `${address.replace('http', 'ws')}/api/v1/socket`;
    this.#sockets.push(await connected(url, { cookie }, (data) => this.#heard(place, data)));
  }

  /** Opens a new table and starts its game; the previous one is abandoned. */
  async begin() {
    const { game, seats } = this.#plan;
    const [host] = this.#people;
    if (host === undefined) throw new Error('a table needs a host');
    if (this.#id !== '') for (const place of this.#people.keys()) await this.#ask(place, { type: 'unwatch' });
    this.#id = await newTable(host.address, host.cookie, game, seats);
    for (let place = 0; place < PLACES; place++) await this.#ask(place, { type: 'watch' });
    for (let seat = 1; seat < seats; seat++) await this.#ask(seat, { type: 'act', act: { kind: 'sit', seat } });
    const dealt = this.heardByAll();
    await this.#ask(0, { type: 'act', act: { kind: 'start' } });
    await dealt;
    this.isMoving = false;
  }

  /**
   * @param {number} place
   * @param {object} request
   */
  #ask(place, request) {
    return new Promise((resolve, reject) => {
      this.#request(place, request, (refusal) => (refusal === null ? resolve(undefined) : reject(new Error(refusal))));
    });
  }

  /**
   * @param {number} place
   * @param {object} request
   * @param {(refusal: string | null) => void} onReply
   */
  #request(place, request, onReply) {
    const id = ++this.#requests;
    this.#waiting.set(id, onReply);
    this.#sockets[place]?.send(JSON.stringify({ ...request, id, table: this.#id }));
  }

  /** @param {number} place */
  #choose(place) {
    this.mover = undefined;
    const option = this.#options[Math.floor(Math.random() * this.#options.length)];
    this.#request(place, { type: 'act', act: { kind: 'choose', at: this.#at, option } }, (refusal) => {
      if (refusal === null) this.acknowledged();
      else this.onError(refusal);
    });
  }

  /**
   * Parses no more than necessary, so that the load costs less than the server it measures.
   * @param {number} place
   * @param {Buffer} data
   */
  #heard(place, data) {
    const kind = data[KIND_AT];
    if (kind === PLAY) {
      // Spectators have no decisions.
      const status = place < this.#plan.seats ? data.toString('latin1', data.lastIndexOf(STATUS)) : '';
      if (status !== '') this.#readStatus(place, status);
      this.arrived(place, false);
      if (place === 0 && !status.includes('"outcome":null')) this.#beginAnew();
    } else if (kind === REPLY) {
      const { id, refusal } = /** @type {{ id: number, refusal: { error: string } | null }} */ (
        JSON.parse(data.toString('latin1'))
      );
      const onReply = this.#waiting.get(id);
      this.#waiting.delete(id);
      onReply?.(refusal?.error ?? null);
    }
  }

  #beginAnew() {
    this.mover = undefined;
    this.begin().then(
      () => this.onReady(),
      (error) => this.onError(String(error)),
    );
  }

  /**
   * @param {number} place
   * @param {string} text of the message, from the status on
   */
  #readStatus(place, text) {
    if (text.includes('"decision":null')) return;
    const { status } = /** @type {{ status: { length: number, decision: { options: Option[] } } }} */ (
      JSON.parse(`{${text.slice(0, text.lastIndexOf(',"more":') - 1)}}`)
    );
    this.#at = status.length;
    this.#options = status.decision.options;
    this.mover = place;
  }
}
