/** Percentiles of times in milliseconds. */
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
   * The quantile of the times.
   * @param {number} part from 0 to 1
   */
  at(part) {
    const sorted = this.#times.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  }
}
