import { once } from 'node:events';
import { WebSocket } from 'ws';

/**
 * A table as the load sees it: one move at a time, from a place that may move; over when everybody has heard of it.
 */
export class DriverTable {
  /** Who may move next; `undefined` while nobody may. @type {number | undefined} */
  mover = 0;
  /** What a place sends as its move. @type {(place: number) => void} */
  send = () => {};
  /** Called with both times when everybody has heard of the move. @type {(acknowledged: number, heard: number) => void} */
  onDone = () => {};
  /** Called when a table whose game was over has begun another. @type {() => void} */
  onReady = () => {};
  /** Called where a move is refused. @type {(reason: string) => void} */
  onError = () => {};
  isMoving = false;
  #places;
  #began = 0;
  #acknowledged = 0;
  #waiting = 0;
  /** Called when everybody has heard of something that is no move. */
  #onHeard = () => {};

  /** @param {number} places */
  constructor(places) {
    this.#places = places;
  }

  move() {
    if (this.mover === undefined) return;
    this.isMoving = true;
    this.#waiting = this.#places;
    this.#acknowledged = 0;
    this.#began = performance.now();
    this.send(this.mover);
  }

  /** Until everybody has heard of something that is no move: what is still under way would be taken for the next one. */
  heardByAll() {
    this.isMoving = true;
    this.#waiting = this.#places;
    this.#acknowledged = 0;
    return new Promise((resolve) => {
      this.#onHeard = () => resolve(undefined);
    });
  }

  acknowledged() {
    this.#acknowledged = performance.now() - this.#began;
    this.#perhapsDone();
  }

  /**
   * The view has reached a place.
   * @param {number} _place
   * @param {boolean} isAnswer it is the answer to the mover, too
   */
  arrived(_place, isAnswer) {
    if (!this.isMoving) return;
    this.#waiting -= 1;
    if (isAnswer) this.#acknowledged = performance.now() - this.#began;
    if (this.#waiting === 0) this.#onHeard();
    this.#perhapsDone();
  }

  #perhapsDone() {
    if (this.#waiting > 0 || this.#acknowledged === 0) return;
    this.isMoving = false;
    this.onDone(this.#acknowledged, performance.now() - this.#began);
  }
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {(data: Buffer) => void} onMessage
 */
export async function connected(url, headers, onMessage) {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false, skipUTF8Validation: true });
  socket.on('message', (/** @type {Buffer} */ data) => onMessage(data));
  await once(socket, 'open');
  return socket;
}
