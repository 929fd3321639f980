// Prepares the checkout: packages, code, web pages, and for tests a browser. Depends on nothing but Node, because it
// runs before anything is installed. If everything is in place, it is silent and quick.
//   node scripts/setup.mjs start | dev | test | build
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, hasBrowser } from './setup/browser.mjs';
import { build, isBuilt } from './setup/build.mjs';
import { say, SetupError } from './setup/command.mjs';
import { HOUSE } from './setup/house.mjs';
import { install, isInstalled } from './setup/install.mjs';
import { exclusively } from './setup/lock.mjs';
import { whyNodeIsTooOld } from './setup/node-version.mjs';
import { findServices, missingServices } from './setup/services.mjs';

/**
 * @typedef {object} Needs
 * @property {readonly import('./setup/build.mjs').Product[]} products to build
 * @property {boolean} browser
 * @property {boolean} services PostgreSQL and Redis
 */

/** What each command needs. The test command builds by itself, so that a failing build is counted as a failing check. */
const PURPOSES = /** @type {Record<string, Needs>} */ ({
  start: { products: ['code', 'web'], browser: false, services: false },
  dev: { products: ['code'], browser: false, services: false },
  build: { products: ['code', 'web'], browser: false, services: false },
  test: { products: [], browser: true, services: true },
});

/**
 * @param {Needs} needs
 * @param {string} [root]
 */
export async function prepare(needs, root = HOUSE) {
  if (await isReady(needs, root)) return;
  await exclusively(path.join(root, '.cache'), async () => {
    await install(root);
    await build(root, needs.products);
    if (needs.browser) await findBrowser(root);
    if (needs.services) await findServices();
  });
}

/**
 * @param {Needs} needs
 * @param {string} root
 */
async function isReady(needs, root) {
  return (
    isInstalled(root) &&
    isBuilt(root, needs.products) &&
    (!needs.browser || (await hasBrowser(root))) &&
    (!needs.services || (await missingServices()).length === 0)
  );
}

/**
 * Installs packages and builds the code for Node, as the command line needs.
 * @param {string} [root]
 */
export async function ensureBuilt(root = HOUSE) {
  await prepare({ products: ['code'], browser: false, services: false }, root);
}

/**
 * Runs a setup; if it fails, ends the process with a message instead of a stack trace.
 * @param {() => Promise<void>} setup
 * @param {string} [lastWord] a line for standard output, for readers of the last line only
 */
export async function orExplain(setup, lastWord) {
  try {
    const tooOld = whyNodeIsTooOld(process.versions.node);
    if (tooOld !== undefined) throw new SetupError(tooOld);
    await setup();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    if (lastWord !== undefined) process.stdout.write(`${lastWord}\n`);
    process.exit(1);
  }
}

const startedDirectly =
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (startedDirectly) {
  const purpose = process.argv[2] ?? '';
  const needs = PURPOSES[purpose];
  if (needs === undefined) {
    say(`Usage: node scripts/setup.mjs ${Object.keys(PURPOSES).join(' | ')}`);
    process.exit(2);
  }
  await orExplain(() => prepare(needs), purpose === 'test' ? '0 passed, 1 failed' : undefined);
}
