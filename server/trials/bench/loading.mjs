import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { messageOf, startNode } from '../processes.mjs';

const LOAD = fileURLToPath(new URL('./load.mjs', import.meta.url));

/** A process that puts load on a server. */
export class Loading {
  #child = startNode([LOAD]);

  /**
   * @param {import('./load.mjs').Kind} kind
   * @param {readonly string[]} addresses
   * @param {number} tables
   */
  static async at(kind, addresses, tables) {
    const loading = new Loading();
    await loading.#order({ order: 'open', kind, addresses, tables });
    return loading;
  }

  /** @param {number} seconds */
  steady(seconds) {
    return this.#order({ order: 'steady', seconds });
  }

  /** @param {number} seconds */
  saturate(seconds) {
    return this.#order({ order: 'saturate', seconds });
  }

  async end() {
    this.#child.kill('SIGKILL');
    await once(this.#child, 'close');
  }

  /**
   * @param {import('./load.mjs').Order} order
   * @returns {Promise<import('./load.mjs').Report>}
   */
  async #order(order) {
    this.#child.send(order);
    const { report, problem } = /** @type {{ report?: import('./load.mjs').Report, problem?: string }} */ (
      await messageOf(this.#child)
    );
    if (report === undefined) throw new Error(`the load: ${problem}`);
    return report;
  }
}
