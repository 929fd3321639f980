import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say, SetupError } from './command.mjs';
import { workspaces } from './house.mjs';
import { installationAgrees } from './installation.mjs';
import { runNpm } from './npm.mjs';

const ATTEMPTS = 3;
const CI = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];

/**
 * A hash of everything that determines what must be installed.
 * @param {string} root
 */
export function installKey(root) {
  const hash = createHash('sha256');
  for (const folder of ['', ...workspaces(root)]) {
    hash.update(`${folder}\0`).update(readFileSync(path.join(root, folder, 'package.json')));
  }
  hash.update(readFileSync(path.join(root, 'package-lock.json')));
  return `${hash.digest('hex')} ${process.platform} ${process.arch}`;
}

/** @param {string} root */
function stampFile(root) {
  return path.join(root, 'node_modules', '.cabale-installed');
}

/** @param {string} root */
export function isInstalled(root) {
  const stamp = stampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === installKey(root);
}

/**
 * Installs the lockfile's packages, unless this script or a manual `npm ci` has done so already.
 * @param {string} root
 */
export async function install(root) {
  if (isInstalled(root)) return;
  const key = installKey(root);
  if (!installationAgrees(root)) await installFromLockfile(root);
  writeFileSync(stampFile(root), key);
}

/** @param {string} root */
async function installFromLockfile(root) {
  say('Installing packages ...');
  for (let attempt = 1; ; attempt += 1) {
    const { code, output } = await runNpm(CI, root);
    if (code === 0) return;
    // EUSAGE: package.json and package-lock.json disagree; a retry would not help.
    if (attempt === ATTEMPTS || output.includes('EUSAGE')) {
      throw new SetupError(`${output}\nThe packages could not be installed (npm ci failed, see above).`);
    }
    say(`npm ci failed, attempt ${attempt + 1} of ${ATTEMPTS} ...`);
    await pause(2000 * attempt);
  }
}
