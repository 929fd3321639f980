import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the root package.json. */
export const HOUSE = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/**
 * @param {string} file
 * @returns {unknown}
 */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * The folders of all workspaces, relative to the root, as the root package.json lists them.
 * @param {string} root
 * @returns {string[]}
 */
export function workspaces(root) {
  const manifest = /** @type {{ workspaces?: string[] }} */ (readJson(path.join(root, 'package.json')));
  return manifest.workspaces ?? [];
}

/**
 * The file of an installed command-line tool. Tools are started by file, because PATH may lead to another version.
 * @param {string} from the folder whose dependency the tool is
 * @param {string} name of the package
 * @param {string} [command] when the package has several
 * @returns {string}
 */
export function toolFile(from, name, command = name) {
  const manifestFile = packageManifest(from, name);
  const { bin } = /** @type {{ bin: string | Record<string, string> }} */ (readJson(manifestFile));
  const relative = typeof bin === 'string' ? bin : bin[command];
  if (relative === undefined) throw new Error(`The package ${name} has no command ${command}.`);
  return path.join(path.dirname(manifestFile), relative);
}

/**
 * Not every package exports its package.json, so the folders are searched as Node would.
 * @param {string} from
 * @param {string} name
 */
function packageManifest(from, name) {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  for (const place of places) {
    const file = path.join(place, name, 'package.json');
    try {
      readFileSync(file);
      return file;
    } catch {
      continue;
    }
  }
  throw new Error(`The package ${name} is not installed. Run: npm ci`);
}
