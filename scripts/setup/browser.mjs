import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand, say, SetupError } from './command.mjs';
import { readJson } from './house.mjs';
import { browserSources } from './browser-sources.mjs';

/**
 * @typedef {object} Browser
 * @property {string} path of the executable
 * @property {Record<string, string>} env environment variables for its libraries and fonts
 */

/**
 * Names the browser for the end-to-end tests.
 * @param {string} root
 */
function browserFile(root) {
  return path.join(root, '.cache', 'browser.json');
}

/**
 * @param {string} root
 * @returns {Promise<boolean>} whether the browser found earlier still works and is the requested one
 */
export async function hasBrowser(root) {
  try {
    const browser = /** @type {Browser} */ (readJson(browserFile(root)));
    const asked = process.env['CHROMIUM_PATH'];
    return (asked === undefined || asked === browser.path) && (await answers(browser));
  } catch {
    return false;
  }
}

/**
 * Finds a Chromium, downloading one only if the machine has none, and stores its path.
 * @param {string} root
 */
export async function findBrowser(root) {
  if (await hasBrowser(root)) return;
  for (const source of browserSources(root)) {
    for (const browser of await source()) {
      if (!(await answers(browser))) continue;
      mkdirSync(path.dirname(browserFile(root)), { recursive: true });
      writeFileSync(browserFile(root), `${JSON.stringify(browser, null, 2)}\n`);
      say(`Browser for the tests: ${browser.path}`);
      return;
    }
  }
  throw new SetupError(
    'The tests need a Chromium and none was found or could be fetched. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** @param {Browser} browser */
async function answers({ path: file, env }) {
  // On Windows the browser opens a window instead of printing its version, so there the file's existence is enough.
  if (process.platform === 'win32') return true;
  const { code, output } = await runCommand(file, ['--version'], { env: { ...process.env, ...env }, timeout: 30_000 });
  return code === 0 && /\d+\.\d+/.test(output);
}
