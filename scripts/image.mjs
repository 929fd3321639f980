// Collects what a server needs at run time in a folder: built code and pages, no sources. Third-party packages are
// installed there afterwards (see Dockerfile).
//   node scripts/image.mjs <folder>
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { HOUSE, readJson } from './setup/house.mjs';

/** The programs to run; the workspaces they import are included. */
const PROGRAMS = ['server', 'cli'];
/** Files that only compilers read. */
const LEFT_OUT = /\.(?:d\.ts|map|tsbuildinfo)$/;

/** @typedef {{ name: string, workspaces?: string[], dependencies?: Record<string, string> }} Manifest */

/** @param {string} folder */
function manifestOf(folder) {
  return /** @type {Manifest} */ (readJson(path.join(HOUSE, folder, 'package.json')));
}

/**
 * The folders of the programs and of all our packages they depend on.
 * @param {readonly string[]} workspaces
 */
function neededBy(workspaces) {
  const folders = new Map(workspaces.map((folder) => [manifestOf(folder).name, folder]));
  const needed = new Set(PROGRAMS);
  for (const folder of needed) {
    for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
      const found = folders.get(name);
      if (found !== undefined) needed.add(found);
    }
  }
  return needed;
}

/** @param {string} target */
function gather(target) {
  const { workspaces = [] } = manifestOf('.');
  const copy = (/** @type {string} */ name) => {
    const source = path.join(HOUSE, name);
    if (!existsSync(source)) return;
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    cpSync(source, path.join(target, name), { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  };
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'LICENSE', 'web/dist']) copy(name);
  // npm requires the manifest of every workspace, even if nothing of it is installed.
  for (const folder of workspaces) copy(path.join(folder, 'package.json'));
  for (const folder of neededBy(workspaces)) copy(path.join(folder, 'dist'));
}

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Usage: node scripts/image.mjs <folder>');
gather(path.resolve(target));
