import { isBuiltin } from 'node:module';
import path from 'node:path';

/**
 * The layers of the code, and what each may import: engine <- games <- bots <- server, web, cli. `layer-imports.mjs`
 * checks every import against this table.
 *
 * @typedef {object} Layer
 * @property {RegExp} files relative to the root; a file belongs to the first layer that matches
 * @property {readonly string[]} imports layers that may be imported; of a game's layers, only those of the same game
 * @property {readonly string[]} [types] layers of which only types may be imported
 * @property {readonly string[] | 'any'} packages third-party packages that may be imported
 * @property {boolean} [node] whether Node's own modules may be imported
 */

/** A game's folder; the example is one too. */
const GAME = '(?:games/[^/]+|examples/courtiers)';
const GAME_LAYERS = ['game', 'rules', 'content', 'text', 'board'];

/** @type {Record<string, Layer>} */
const LAYERS = {
  test: {
    files: /(^|\/)test\/|^e2e\/|\.(test|config)\.[cm]?tsx?$/,
    imports: ['*'],
    packages: 'any',
    node: true,
  },
  dev: { files: /^scripts\/dev\b/, imports: ['dev', 'scripts'], packages: ['vite'], node: true },
  pictures: { files: /^scripts\/pictures\./, imports: ['scripts'], packages: ['@playwright/test'], node: true },
  copies: { files: /^scripts\/copies\//, imports: ['copies'], packages: ['vite'], node: true },
  scripts: { files: /^scripts\//, imports: ['scripts', 'copies'], packages: [], node: true },
  engine: { files: /^engine\//, imports: ['engine'], packages: ['zod', '@noble/ciphers', '@noble/hashes'] },
  protocol: { files: /^protocol\//, imports: ['protocol', 'engine'], packages: ['zod'] },
  rules: {
    files: new RegExp(`^${GAME}/rules/`),
    imports: ['engine', 'rules', 'content'],
    types: ['text'],
    packages: [],
  },
  content: {
    files: new RegExp(`^${GAME}/content/`),
    imports: ['engine', 'rules', 'content'],
    packages: ['zod'],
  },
  text: {
    files: new RegExp(`^${GAME}/text/`),
    imports: ['engine', 'text', 'rules', 'content'],
    packages: [],
  },
  board: {
    files: new RegExp(`^${GAME}/board/`),
    imports: ['design', ...GAME_LAYERS],
    types: ['engine'],
    packages: 'any',
  },
  manifest: {
    files: new RegExp(`^${GAME}/manifest\\.ts$`),
    imports: ['games', ...GAME_LAYERS],
    packages: [],
  },
  game: {
    files: new RegExp(`^${GAME}/`),
    imports: ['engine', 'game', 'rules', 'content', 'text'],
    packages: [],
  },
  games: { files: /^games\//, imports: ['games', 'manifest'], types: ['engine', 'design'], packages: [] },
  design: { files: /^web\/design\//, imports: ['design', 'engine'], packages: 'any' },
  build: { files: /^web\/build\//, imports: ['build'], packages: ['vite'], node: true },
  web: {
    files: /^web\//,
    imports: ['web', 'design', 'engine', 'protocol', 'games', 'bots'],
    packages: 'any',
  },
  bots: { files: /^bots\//, imports: ['bots', 'engine', 'games'], packages: 'any', node: true },
  trials: {
    files: /^server\/trials\//,
    imports: ['trials', 'scripts', 'server', 'protocol', 'engine'],
    packages: 'any',
    node: true,
  },
  server: {
    files: /^server\//,
    imports: ['server', 'engine', 'protocol', 'games', 'bots'],
    packages: 'any',
    node: true,
  },
  cli: {
    files: /^cli\//,
    imports: ['cli', 'engine', 'games', 'bots', 'server', 'scripts'],
    packages: 'any',
    node: true,
  },
};

/** A variant's schema is data about the setup, so the setup of a game may use zod as its content does. */
const SETUP = new RegExp(`^${GAME}/(rules/)?setup\\.ts$`);

/**
 * @param {string} file relative to the root, with slashes
 * @returns {string | undefined}
 */
function layerOf(file) {
  return Object.keys(LAYERS).find((name) => LAYERS[name]?.files.test(file));
}

/** @param {string} file */
function gameOf(file) {
  return /^(?:games|examples)\/([^/]+)\//.exec(file)?.[1];
}

/**
 * A file that represents the target of an import of one of our own packages.
 * @param {string} specifier
 */
function ownPackageFile(specifier) {
  const [, name = '', rest = ''] = /^@cabale\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  if (['engine', 'protocol', 'bots', 'server', 'web'].includes(name)) return `${name}/index.ts`;
  if (name === 'design') return 'web/design/index.ts';
  if (name === 'games') return rest === '' ? 'games/catalogue.ts' : `games/${rest}`;
  return undefined;
}

/**
 * @param {string} file relative to the root, with slashes
 * @param {string} specifier as written in the import
 */
function targetFile(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return specifier === 'cabale' ? 'cli/index.ts' : ownPackageFile(specifier);
}

/** @param {string} specifier */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * @param {{ file: string, specifier: string, typeOnly: boolean }} request
 * @returns {string | undefined} why the file may not import this, if it may not
 */
export function whyRefused({ file, specifier, typeOnly }) {
  const layerName = layerOf(file);
  const layer = layerName === undefined ? undefined : LAYERS[layerName];
  if (layer === undefined || layer.imports.includes('*')) return undefined;
  const target = targetFile(file, specifier);
  if (target !== undefined) return whyOwnRefused({ file, target, typeOnly, layer, layerName });
  if (isBuiltin(specifier)) return layer.node === true ? undefined : `${layerName} must run without Node.`;
  const name = packageOf(specifier);
  const allowed = layer.packages === 'any' || layer.packages.includes(name) || (name === 'zod' && SETUP.test(file));
  return allowed ? undefined : `${layerName} may not depend on the package ${name}.`;
}

/**
 * @param {{ file: string, target: string, typeOnly: boolean, layer: Layer, layerName: string | undefined }} request
 */
function whyOwnRefused({ file, target, typeOnly, layer, layerName }) {
  const targetLayer = layerOf(target);
  if (targetLayer === undefined) return `${target} is outside of all layers.`;
  const [from, to] = [gameOf(file), gameOf(target)];
  if (from !== undefined && to !== undefined && from !== to) return `the game ${from} may not know the game ${to}.`;
  if (layer.imports.includes(targetLayer)) return undefined;
  if (layer.types?.includes(targetLayer) !== true) return `${layerName} may not import ${targetLayer}.`;
  return typeOnly ? undefined : `${layerName} may import only types of ${targetLayer}.`;
}
