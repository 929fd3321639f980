/** Times in milliseconds, to be asked for their middle and their worst. */
export class Latencies {
  /** @type {number[]} */
  #times = [];

  /** @param {number} time */
  add(time) {
    this.#times.push(time);
  }

  get count() {
    return this.#times.length;
  }

  /**
   * The time that so large a part of all took at most.
   * @param {number} part from 0 to 1
   */
  at(part) {
    const sorted = this.#times.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  }
}
