import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A Node program that can be restarted. It is ended by SIGTERM. */
export class Restartable {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #isStopped = false;
  /** @type {Promise<void>} */
  #last = Promise.resolve();
  #args;
  #env;

  /**
   * @param {readonly string[]} args
   * @param {NodeJS.ProcessEnv} env
   */
  constructor(args, env) {
    this.#args = args;
    this.#env = env;
  }

  /** Starts the program once the previous run has ended; resolves on its first output, or when it ends. */
  restart() {
    this.#last = this.#replace(this.#last);
    return this.#last;
  }

  async stop() {
    this.#isStopped = true;
    await this.#last;
    await this.#end();
  }

  /** @param {Promise<void>} before */
  async #replace(before) {
    await before;
    await this.#end();
    if (!this.#isStopped) await this.#start();
  }

  async #start() {
    const child = spawn(process.execPath, this.#args, { env: this.#env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    child.stdout.pipe(process.stdout, { end: false });
    await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  }

  async #end() {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  }
}
