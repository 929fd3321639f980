import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say, SetupError } from './command.mjs';

const POLL_MS = 100;
const PATIENCE_MS = 15 * 60_000;

/**
 * Runs the work under an interprocess lock: commands started together wait for each other.
 *
 * The lock is a folder that holds one empty file named after the owner's process id. It is made elsewhere and renamed
 * into place, so it never exists without its owner; a dead owner's lock is broken by deleting exactly that owner's file,
 * which at most one waiter can do.
 * @template T
 * @param {string} cache the folder for the lock
 * @param {() => Promise<T>} work
 * @param {{ patience?: number }} [options] milliseconds to wait for the lock
 * @returns {Promise<T>}
 */
export async function exclusively(cache, work, { patience = PATIENCE_MS } = {}) {
  mkdirSync(cache, { recursive: true });
  const lock = path.join(cache, 'setup.lock');
  await acquire(lock, patience);
  try {
    return await work();
  } finally {
    release(lock, String(process.pid));
  }
}

/**
 * @param {string} lock
 * @param {number} patience
 */
async function acquire(lock, patience) {
  const deadline = Date.now() + patience;
  let announced = false;
  while (!tryAcquire(lock)) {
    const owner = ownerOf(lock);
    if (owner === undefined || !isAlive(owner)) {
      release(lock, owner);
      continue;
    }
    if (Date.now() >= deadline) {
      throw new SetupError(`Another setup (process ${owner}) still runs. If it does not, delete ${lock}.`);
    }
    if (!announced) say(`Waiting for another setup to finish (process ${owner}) ...`);
    announced = true;
    await pause(POLL_MS);
  }
}

/** @param {string} lock */
function tryAcquire(lock) {
  const mine = mkdtempSync(`${lock}.`);
  writeFileSync(path.join(mine, String(process.pid)), '');
  try {
    renameSync(mine, lock);
    return true;
  } catch {
    rmSync(mine, { recursive: true, force: true });
    return false;
  }
}

/** @param {string} lock */
function ownerOf(lock) {
  try {
    return readdirSync(lock)[0];
  } catch {
    return undefined;
  }
}

/** @param {string} pid */
function isAlive(pid) {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * @param {string} lock
 * @param {string | undefined} owner
 */
function release(lock, owner) {
  try {
    if (owner !== undefined) unlinkSync(path.join(lock, owner));
    rmdirSync(lock);
  } catch {
    // Another process has broken the lock first, with the same result.
  }
}
