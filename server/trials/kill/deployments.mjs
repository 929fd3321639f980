import { freePort } from '../../../scripts/services/process.mjs';
import { startPostgres } from '../../../scripts/services/postgres.mjs';
import { startRedis } from '../../../scripts/services/redis.mjs';
import { kept, startServer, temporaryFolder } from '../processes.mjs';
import { logsInFile, logsInPostgres } from './stored.mjs';

/**
 * @typedef {object} Deployment the processes to kill
 * @property {readonly string[]} addresses of its processes
 * @property {boolean} isQuietWhenKilled no other process continues writing
 * @property {(index: number, signal: NodeJS.Signals) => Promise<number | null>} end signals; gives the exit code
 * @property {(index: number) => Promise<void>} restart
 * @property {() => Promise<import('./stored.mjs').Logs>} logs
 */

/** One process with a file database. @returns {Promise<Deployment>} */
export async function deploymentOnFile() {
  const folder = temporaryFolder();
  const processes = await Processes.start(1, { DATA_DIR: folder });
  return {
    addresses: processes.addresses,
    isQuietWhenKilled: true,
    end: (index, signal) => processes.end(index, signal),
    restart: (index) => processes.restart(index),
    logs: () => Promise.resolve(logsInFile(folder)),
  };
}

/**
 * Two processes on PostgreSQL and Redis.
 * @returns {Promise<Deployment & Record<'postgres' | 'redis', { restart(): Promise<void> }>>}
 */
export async function deploymentOnPostgres() {
  const postgres = kept(await startPostgres());
  const redis = kept(await startRedis());
  const processes = await Processes.start(2, { DATABASE_URL: postgres.url, REDIS_URL: redis.url });
  return {
    postgres,
    redis,
    addresses: processes.addresses,
    isQuietWhenKilled: false,
    end: (index, signal) => processes.end(index, signal),
    restart: (index) => processes.restart(index),
    logs: () => logsInPostgres(postgres.url),
  };
}

/** Processes that keep their addresses when they are restarted. */
class Processes {
  #settings;
  #ports;
  /** @type {import('../processes.mjs').Started[]} */
  #running = [];

  /**
   * @param {readonly number[]} ports
   * @param {NodeJS.ProcessEnv} settings
   */
  constructor(ports, settings) {
    this.#ports = ports;
    this.#settings = settings;
  }

  /**
   * @param {number} count
   * @param {NodeJS.ProcessEnv} settings
   */
  static async start(count, settings) {
    const ports = [];
    for (let index = 0; index < count; index++) ports.push(await freePort());
    const processes = new Processes(ports, settings);
    for (const index of ports.keys()) await processes.restart(index);
    return processes;
  }

  get addresses() {
    return this.#ports.map((port) => `http://127.0.0.1:${port}`);
  }

  /**
   * @param {number} index
   * @param {NodeJS.Signals} signal
   */
  end(index, signal) {
    return this.#running[index]?.end(signal) ?? Promise.resolve(null);
  }

  /** @param {number} index */
  async restart(index) {
    this.#running[index] = await startServer({ ...this.#settings, PORT: String(this.#ports[index]) });
  }
}
