import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaces } from './house.mjs';

/** Folders that no build reads: outputs, packages, and tests. */
const NOT_BUILT = new Set(['dist', 'node_modules', 'test', 'coverage', '.tsc']);

/**
 * A hash of all files that a build reads.
 * @param {string} root
 */
export function sourceKey(root) {
  const hash = createHash('sha256');
  for (const file of sourceFiles(root)) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} root */
function sourceFiles(root) {
  const configuration = readdirSync(root)
    .filter((name) => /^tsconfig.*\.json$/.test(name) || name === 'package-lock.json')
    .map((name) => path.join(root, name));
  // A workspace may lie inside another, so files are collected as a set.
  const files = new Set(configuration);
  for (const folder of workspaces(root)) collect(path.join(root, folder), files);
  return [...files].toSorted();
}

/**
 * @param {string} folder
 * @param {Set<string>} files
 */
function collect(folder, files) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      if (!NOT_BUILT.has(entry.name)) collect(path.join(folder, entry.name), files);
    } else if (!entry.name.endsWith('.tsbuildinfo') && !entry.name.endsWith('.generated.ts')) {
      files.add(path.join(folder, entry.name));
    }
  }
}
