import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand, runNode } from './command.mjs';

/** Flags of an outer npm that would change what an inner npm does. */
const OUTER_FLAGS = new Set(
  [
    'workspace',
    'workspaces',
    'include_workspace_root',
    'omit',
    'include',
    'only',
    'production',
    'global',
    'prefix',
    'local_prefix',
    'location',
    'ignore_scripts',
    'dry_run',
  ].map((name) => `npm_config_${name}`),
);

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv} without the variables of an outer npm
 */
export function cleanEnvironment(environment) {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => {
      const plain = name.toLowerCase();
      return (
        plain !== 'node_env' &&
        !plain.startsWith('npm_package_') &&
        !plain.startsWith('npm_lifecycle_') &&
        !OUTER_FLAGS.has(plain)
      );
    }),
  );
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function runNpm(args, cwd) {
  const options = { cwd, env: cleanEnvironment(process.env) };
  const file = npmFile(process.env['npm_execpath']);
  return file === undefined ? runCommand('npm', args, options) : runNode(file, args, options);
}

/**
 * npm as a JavaScript file: the one that started this process, else the one installed with this Node.
 * @param {string | undefined} execPath
 * @returns {string | undefined}
 */
function npmFile(execPath) {
  const node = path.dirname(process.execPath);
  const candidates = [
    execPath?.replace(/npx-cli\.js$/, 'npm-cli.js'),
    path.join(node, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(node, 'node_modules/npm/bin/npm-cli.js'),
  ];
  return candidates.find((file) => file !== undefined && file.endsWith('npm-cli.js') && existsSync(file));
}
