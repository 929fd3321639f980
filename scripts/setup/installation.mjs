import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson, workspaces } from './house.mjs';

/**
 * @typedef {Record<string, string> | undefined} Ranges
 * @typedef {{ dependencies?: Ranges, devDependencies?: Ranges, optionalDependencies?: Ranges, peerDependencies?: Ranges }} Manifest
 * @typedef {object} Locked an entry of a lockfile
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [extraneous] a leftover on which nothing depends
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @typedef {Record<string, Manifest & Locked>} Packages
 */

/**
 * Whether node_modules already contains exactly what the lockfile requires on this machine. npm keeps a list of what it
 * installed beside the packages; comparing the two saves a second installation after a manual `npm ci`.
 * @param {string} root
 */
export function installationAgrees(root) {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const installed = packagesOf(installedFile);
  const libc = systemLibc();
  return (
    ['', ...workspaces(root)].every((folder) => manifestAgrees(root, folder, wanted)) &&
    Object.entries(wanted).every(
      ([place, entry]) =>
        !place.includes('node_modules/') ||
        !isNeeded(entry, libc) ||
        (installed[place]?.version === entry.version && existsSync(path.join(root, place))),
    )
  );
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function packagesOf(file) {
  return /** @type {{ packages: Packages }} */ (readJson(file)).packages;
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {Packages} wanted
 */
function manifestAgrees(root, folder, wanted) {
  const manifest = /** @type {Manifest} */ (readJson(path.join(root, folder, 'package.json')));
  const locked = wanted[folder];
  return (
    locked !== undefined &&
    sameRanges(manifest.dependencies, locked.dependencies) &&
    sameRanges(manifest.devDependencies, locked.devDependencies) &&
    sameRanges(manifest.optionalDependencies, locked.optionalDependencies) &&
    sameRanges(manifest.peerDependencies, locked.peerDependencies)
  );
}

/**
 * @param {Ranges} [a]
 * @param {Ranges} [b]
 */
function sameRanges(a = {}, b = {}) {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/**
 * npm skips extraneous packages. Optional packages are mostly binaries, needed only on the system they are built for.
 * @param {Locked} entry
 * @param {string} systemLibrary
 */
function isNeeded({ optional, extraneous, os, cpu, libc }, systemLibrary) {
  if (extraneous === true) return false;
  if (optional !== true) return true;
  if (os === undefined && cpu === undefined) return false;
  return (
    (os === undefined || os.includes(process.platform)) &&
    (cpu === undefined || cpu.includes(process.arch)) &&
    (libc === undefined || libc.includes(systemLibrary))
  );
}

function systemLibc() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    /** @type {unknown} */ (process.report.getReport())
  );
  return report.header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}
