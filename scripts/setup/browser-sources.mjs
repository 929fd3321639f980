import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runCommand, runNode, say } from './command.mjs';
import { readJson, toolFile } from './house.mjs';
import { runNpm } from './npm.mjs';

/** @typedef {import('./browser.mjs').Browser} Browser */

const PORTABLE = '@sparticuz/chromium@147.0.0';
const UNPACK = `import { writeFileSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
const path = await chromium.executablePath();
const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
writeFileSync('unpacked.json', JSON.stringify({ path, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));
`;
const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const MAC_APPLICATIONS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  'Chromium/Application/chrome.exe',
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

/**
 * Where a Chromium may come from, in order of preference. Each source returns candidates that have yet to be tried; the
 * later ones download something and are used only if all before them failed.
 * @param {string} root
 * @returns {(() => Promise<Browser[]>)[]}
 */
export function browserSources(root) {
  return [
    () => Promise.resolve(existing([process.env['CHROMIUM_PATH']])),
    () => Promise.resolve(existing([...onPath(COMMANDS), ...inProgramFolders()])),
    () => Promise.resolve(existing([playwrightsOwn(root)])),
    () => portable(root),
    () => debianPackage(),
    () => playwrightDownload(root),
  ];
}

/**
 * @param {(string | undefined)[]} files
 * @returns {Browser[]}
 */
function existing(files) {
  return files.flatMap((file) => (file !== undefined && existsSync(file) ? [{ path: file, env: {} }] : []));
}

/** @param {readonly string[]} commands */
function onPath(commands) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
}

function inProgramFolders() {
  if (process.platform === 'darwin') {
    return MAC_APPLICATIONS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform !== 'win32') return [];
  const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] ?? []);
  return folders.flatMap((folder) => WINDOWS_PROGRAMS.map((program) => path.join(folder, program)));
}

/** @param {string} root */
function playwrightsOwn(root) {
  const require = createRequire(path.join(root, 'package.json'));
  const playwright = /** @type {{ chromium: { executablePath(): string } }} */ (require('@playwright/test'));
  return playwright.chromium.executablePath();
}

/**
 * A Chromium from the package registry with its own libraries and fonts; installing it needs no privileges. It
 * unpacks itself into the temporary folder, but its libraries only if it detects a bare cloud machine.
 * @param {string} root
 * @returns {Promise<Browser[]>}
 */
async function portable(root) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const home = path.join(root, '.cache', 'chromium');
  const unpacked = path.join(home, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(path.join(home, 'unpack.js'), UNPACK);
  say('Fetching a Chromium for the tests ...');
  const installed = await runNpm(
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', PORTABLE],
    home,
  );
  if (installed.code !== 0) return [];
  const env = { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const { code } = await runNode(path.join(home, 'unpack.js'), [], { cwd: home, env });
  if (code !== 0) return [];
  writeFileSync(path.join(unpacked, 'fonts', 'fonts.conf'), fontConfiguration(path.join(unpacked, 'fonts')));
  return [/** @type {Browser} */ (readJson(path.join(home, 'unpacked.json')))];
}

/**
 * The portable Chromium looks for fonts in /tmp only; without fonts, all text has zero size.
 * @param {string} folder
 */
function fontConfiguration(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}-cache</cachedir>
</fontconfig>
`;
}

/** @returns {Promise<Browser[]>} */
async function debianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return [];
  say("Installing Debian's chromium for the tests ...");
  const install = () => runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  if ((await install()).code !== 0) {
    await runCommand('apt-get', ['update']);
    await install();
  }
  return existing(onPath(COMMANDS));
}

/**
 * @param {string} root
 * @returns {Promise<Browser[]>}
 */
async function playwrightDownload(root) {
  say("Fetching Playwright's Chromium for the tests ...");
  await runNode(toolFile(root, '@playwright/test', 'playwright'), ['install', 'chromium'], { cwd: root });
  return existing([playwrightsOwn(root)]);
}
