import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand, say } from '../setup/command.mjs';
import { freePort, startProcess } from './process.mjs';

/** @typedef {import('./process.mjs').Service} Service */

const COMMANDS = ['redis-server', 'valkey-server'];

/** @returns {string | undefined} the program, if this machine has one */
export function findRedis() {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const files = COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return files.find((file) => existsSync(file));
}

/** Installs Redis where that needs no confirmation: as root on Debian and derivatives. */
export async function installRedis() {
  if (findRedis() !== undefined || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  say("Installing Debian's redis-server for the tests ...");
  // Do not start the system service: tests run their own.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], { env });
  if ((await install()).code === 0) return;
  await runCommand('apt-get', ['update']);
  await install();
}

/**
 * An empty server without persistence.
 * @param {number} [port]
 * @returns {Promise<Service & { restart(): Promise<void> }>}
 */
export async function startRedis(port) {
  const program = findRedis();
  if (program === undefined) throw new Error('There is no Redis on this machine.');
  const chosen = port ?? (await freePort());
  const folder = mkdtempSync(path.join(tmpdir(), 'cabale-redis-'));
  const args = ['--port', String(chosen), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const start = () =>
    startProcess(program, [...args, '--maxmemory-policy', 'noeviction'], {
      ready: /ready to accept connections/i,
      stopWith: 'SIGTERM',
    });
  let running = await start();
  return {
    url: `redis://127.0.0.1:${chosen}`,
    pid: running.pid,
    /** Restarts at the same address, empty. */
    async restart() {
      await running.stop();
      running = await start();
    },
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
