import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * @typedef {object} Service a third-party server, started for tests and demonstrations
 * @property {string} url
 * @property {number} pid
 * @property {() => Promise<void>} stop
 */

/** A port that is free at the moment. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/**
 * Starts a program and waits until its output matches `ready`.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ ready: RegExp, stopWith: NodeJS.Signals, uid?: number | undefined, env?: NodeJS.ProcessEnv }} options
 */
export async function startProcess(file, args, { ready, stopWith, uid, env = process.env }) {
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const closed = once(child, 'close');
  let output = '';
  await new Promise((resolve, reject) => {
    const look = (/** @type {Buffer} */ chunk) => {
      output += String(chunk);
      if (ready.test(output)) resolve(undefined);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('error', reject);
    void closed.then(() => reject(new Error(`${file} ended before it was ready: ${output}`)));
  });
  const stop = async () => {
    child.kill(stopWith);
    await closed;
  };
  return { pid: child.pid ?? 0, stop };
}
