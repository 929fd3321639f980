import { spawn } from 'node:child_process';

/**
 * @typedef {object} Finished
 * @property {number} code 0 where the command succeeded; 127 where it could not be started
 * @property {string} output standard output and error, in the order they came
 */

/**
 * Runs a command to its end and collects what it printed.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number, uid?: number, gid?: number }} [options]
 * @returns {Promise<Finished>}
 */
export function runCommand(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (/** @type {Buffer | string} */ chunk) => {
      output += String(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a JavaScript file with this same Node.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number }} [options]
 */
export function runNode(file, args, options) {
  return runCommand(process.execPath, [file, ...args], options);
}

/**
 * Progress goes to standard error, so that the output of a command stays clean.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** A failure whose message says all there is to say: it is printed without a stack. */
export class SetupError extends Error {}
