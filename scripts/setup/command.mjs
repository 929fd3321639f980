import { spawn } from 'node:child_process';

/**
 * @typedef {object} Finished
 * @property {number} code 0 if the command succeeded; 127 if it could not be started
 * @property {string} output standard output and error, interleaved
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number }} Options
 */

/**
 * Runs a command until it ends and collects its output.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Options & { uid?: number, gid?: number }} [options]
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
 * Runs a JavaScript file with the Node of this process.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function runNode(file, args, options) {
  return runCommand(process.execPath, [file, ...args], options);
}

/**
 * Prints progress to standard error, so that the output of a command stays clean.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** A failure with a self-explanatory message, printed without a stack trace. */
export class SetupError extends Error {}
