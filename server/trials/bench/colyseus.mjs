// Colyseus is installed only when the benchmark first runs: as a dependency it would add fifty packages to every clone
// that nothing else needs.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { HOUSE } from '../../../scripts/setup/house.mjs';
import { progress } from './verdicts.mjs';

const VERSIONS = { '@colyseus/core': '0.18.17', '@colyseus/ws-transport': '0.18.4', '@colyseus/schema': '5.0.34' };
const FOLDER = path.join(HOUSE, '.cache', 'peers');
const FLAGS = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];

/** The folder from which Colyseus can be loaded. */
export async function colyseusFolder() {
  const isThere = Object.keys(VERSIONS).every((name) => existsSync(path.join(FOLDER, 'node_modules', name)));
  if (!isThere) {
    progress('installing Colyseus for the comparison ...');
    await mkdir(FOLDER, { recursive: true });
    const manifest = { name: 'peers', private: true, type: 'module', dependencies: VERSIONS };
    await writeFile(path.join(FOLDER, 'package.json'), JSON.stringify(manifest));
    await promisify(execFile)('npm', ['install', ...FLAGS], { cwd: FOLDER });
  }
  return FOLDER;
}
