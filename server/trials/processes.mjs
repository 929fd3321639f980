import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The server's program. */
export const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
/** What `npm start` tells Node. */
const AS_STARTED = ['--max-semi-space-size=48'];

/**
 * @typedef {object} Started a program of ours that runs
 * @property {number} pid
 * @property {string} address where it listens
 * @property {(signal: NodeJS.Signals) => Promise<number | null>} end sends the signal and waits for the exit code
 *
 * @typedef {{ stop(): Promise<void> }} Stoppable
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
/** @type {Set<string>} */
const folders = new Set();
/** @type {Set<Stoppable>} */
const services = new Set();

/**
 * Runs a program that must leave nothing behind: neither processes nor files, however it ends.
 * @param {() => Promise<number>} program gives the exit code
 */
export async function leavingNothing(program) {
  const interrupted = new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => resolve(130));
  });
  try {
    process.exitCode = Number(await Promise.race([program(), interrupted]));
  } finally {
    await clearAway();
  }
  process.exit();
}

/** Ends and removes whatever was started and made here. */
export async function clearAway() {
  const ended = [...children].map((child) => once(child, 'close'));
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(ended);
  await Promise.all([...services].map((service) => service.stop()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** A folder that is gone afterwards. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cabale-trial-'));
  folders.add(folder);
  return folder;
}

/**
 * Keeps a server of other people until the end.
 * @template {Stoppable} Service
 * @param {Service} service
 * @returns {Service}
 */
export function kept(service) {
  services.add(service);
  return service;
}

/**
 * A process of Node that is ended with this one.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function startNode(args, environment = {}) {
  // Without the mark of npm: the server would watch for a parent that is none.
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const child = spawn(process.execPath, args, {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

/**
 * What a process says next, over the channel it was started with; fails where it ends instead.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<unknown>}
 */
export function messageOf(child) {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a process ended before it answered'));
    child.once('close', ended);
    child.once('message', (message) => {
      child.off('close', ended);
      resolve(message);
    });
  });
}

/** Limits that no trial but that of the limits should meet. */
const GENEROUS = [
  'RATE_PER_ADDRESS',
  'RATE_PER_PERSON',
  'TABLES_PER_PERSON',
  'LOBBY_TABLES_PER_PERSON',
  'TABLES_PER_ADDRESS',
  'LOBBY_TABLES_PER_ADDRESS',
  'SOCKETS_PER_PERSON',
  'SOCKETS_PER_ADDRESS',
];

/**
 * The server, as people run it.
 * @param {NodeJS.ProcessEnv} settings
 * @param {readonly string[]} [nodeArgs]
 * @param {string} [program]
 * @returns {Promise<Started>}
 */
export function startServer(settings, nodeArgs = [], program = MAIN) {
  const generous = Object.fromEntries(GENEROUS.map((name) => [name, '100000000']));
  const environment = { PORT: '0', WEB_ROOT: emptyPages(), ...generous, BOT_THREADS: '1', ...settings };
  return listening([...AS_STARTED, ...nodeArgs, program], environment);
}

/**
 * The server with the limits it has unless somebody sets others.
 * @param {NodeJS.ProcessEnv} settings
 * @param {string} [program]
 * @returns {Promise<Started>}
 */
export function startWithDefaults(settings, program = MAIN) {
  return listening([...AS_STARTED, program], { PORT: '0', WEB_ROOT: emptyPages(), ...settings });
}

/**
 * A program that says where it listens.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Started>}
 */
export async function listening(args, environment) {
  const child = startNode(args, environment);
  const closed = once(child, 'close');
  let said = '';
  const address = await new Promise((/** @type {(address: string) => void} */ resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      said += text;
      const found = /http:\/\/localhost:(\d+)/.exec(said);
      if (found !== null) resolve(`http://127.0.0.1:${found[1]}`);
    });
    void closed.then(() => reject(new Error(`${args.join(' ')} ended before it listened: ${said}`)));
  });
  return {
    pid: child.pid ?? 0,
    address,
    async end(signal) {
      child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}

/** @type {string | undefined} */
let pages;

/** Pages for a server that nobody visits with a browser. */
function emptyPages() {
  pages ??= temporaryFolder();
  mkdirSync(path.join(pages, 'assets'), { recursive: true });
  writeFileSync(path.join(pages, 'index.html'), '<!doctype html><title>Cabale</title>');
  return pages;
}

/**
 * @param {number} pid
 * @returns {number} megabytes the process holds in memory
 */
export function memoryOf(pid) {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Ticks a second in which Linux counts processor time. */
const TICKS = 100;

/**
 * @param {number} pid
 * @returns {number} microseconds of processor time the process has had, all its threads together
 */
export function processorTimeOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user + system) / TICKS) * 1e6;
}
