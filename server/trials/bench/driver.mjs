import { once } from 'node:events';
import { WebSocket } from 'ws';

/**
 * A table as the load sees it: one move at a time from the place whose turn it is; done when all places received it.
 */
export class DriverTable {
  /** The place that moves next; `undefined` while none may. @type {number | undefined} */
  mover = 0;
  /** Sends the move of a place. @type {(place: number) => void} */
  send = () => {};
  /** Called when all places have received the move. @type {(acknowledged: number, heard: number) => void} */
  onDone = () => {};
  /** Called when a table has started another game after the end of one. @type {() => void} */
  onReady = () => {};
  /** Called when a move is refused. @type {(reason: string) => void} */
  onError = () => {};
  isMoving = false;
  #places;
  #began = 0;
  #acknowledged = 0;
  #waiting = 0;
  /** Called when all places have received a message that is no move. */
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

  /** Waits until all places have received a message that is no move, so that it is not mistaken for the next move. */
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
   * @param {boolean} isAnswer it is also the reply to the mover
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
