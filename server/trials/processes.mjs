import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The server's program. */
export const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
/** Node's options in `npm start`. */
const AS_STARTED = ['--max-semi-space-size=48'];

/**
 * @typedef {object} Started a running program of ours
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
 * Runs a program and removes all its processes and files, however it ends.
 * @param {() => Promise<number>} program resolves to the exit code
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

/** Ends all processes and services, and removes all folders. */
export async function clearAway() {
  const ended = [...children].map((child) => once(child, 'close'));
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(ended);
  await Promise.all([...services].map((service) => service.stop()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** A folder that is removed at the end. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cabale-trial-'));
  folders.add(folder);
  return folder;
}

/**
 * Registers a third-party service to be stopped at the end.
 * @template {Stoppable} Service
 * @param {Service} service
 * @returns {Service}
 */
export function kept(service) {
  services.add(service);
  return service;
}

/**
 * A Node process that ends with this one.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function startNode(args, environment = {}) {
  // Without npm's variable, because the server would watch the wrong parent process.
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
 * The next message on the process's IPC channel; rejects if the process ends first.
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

/** Limits raised for all trials except those of the limits themselves. */
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
 * Starts the server with Node's usual options and raised limits.
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
 * Starts the server with default limits.
 * @param {NodeJS.ProcessEnv} settings
 * @param {string} [program]
 * @returns {Promise<Started>}
 */
export function startWithDefaults(settings, program = MAIN) {
  return listening([...AS_STARTED, program], { PORT: '0', WEB_ROOT: emptyPages(), ...settings });
}

/**
 * Starts a program that prints its address.
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

/** Empty pages for a server without browsers. */
function emptyPages() {
  pages ??= temporaryFolder();
  mkdirSync(path.join(pages, 'assets'), { recursive: true });
  writeFileSync(path.join(pages, 'index.html'), '<!doctype html><title>Cabale</title>');
  return pages;
}

/**
 * @param {number} pid
 * @returns {number} resident memory of the process in megabytes
 */
export function memoryOf(pid) {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Clock ticks per second in Linux's processor times. */
const TICKS = 100;

/**
 * @param {number} pid
 * @returns {number} processor time of all threads of the process, in microseconds
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
