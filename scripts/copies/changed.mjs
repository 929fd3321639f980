import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Leaves an unchanged file alone, so that file watchers are not triggered.
 * @param {string} file
 * @param {string} text
 */
export function writeIfChanged(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
