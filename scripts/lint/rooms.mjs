import { isBuiltin } from 'node:module';
import path from 'node:path';

/**
 * The rooms of the house, and what each may import: engine <- games <- bots <- server, web, cli. This table is the whole
 * law; `arrows.mjs` only reads imports and asks it.
 *
 * @typedef {object} Room
 * @property {RegExp} files relative to the root; the first room that fits is a file's room
 * @property {readonly string[]} imports rooms that may be imported; of a game's rooms, only those of the same game
 * @property {readonly string[]} [types] rooms of which only types may be imported
 * @property {readonly string[] | 'any'} packages of other people that may be imported
 * @property {boolean} [node] whether Node's own modules may be imported
 */

const GAME = 'games/[^/]+';
const GAME_ROOMS = ['game', 'rules', 'content', 'text', 'board'];

/** @type {Record<string, Room>} */
const ROOMS = {
  test: {
    files: /(^|\/)test\/|^e2e\/|\.(test|config)\.[cm]?tsx?$/,
    imports: ['*'],
    packages: 'any',
    node: true,
  },
  scripts: { files: /^scripts\//, imports: ['scripts'], packages: [], node: true },
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
    imports: ['design', ...GAME_ROOMS],
    types: ['engine'],
    packages: 'any',
  },
  game: {
    files: new RegExp(`^${GAME}/`),
    imports: ['engine', 'game', 'rules', 'content', 'text'],
    packages: [],
  },
  games: { files: /^games\//, imports: ['engine', 'games', 'game'], packages: [] },
  design: { files: /^web\/design\//, imports: ['design', 'engine'], packages: 'any' },
  build: { files: /^web\/build\//, imports: ['build'], packages: ['vite'], node: true },
  web: {
    files: /^web\//,
    imports: ['web', 'design', 'engine', 'protocol', 'games', 'bots', ...GAME_ROOMS],
    packages: 'any',
  },
  bots: { files: /^bots\//, imports: ['bots', 'engine', 'games', 'game'], packages: 'any', node: true },
  trials: {
    files: /^server\/trials\//,
    imports: ['trials', 'scripts', 'server', 'protocol', 'engine'],
    packages: 'any',
    node: true,
  },
  server: {
    files: /^server\//,
    imports: ['server', 'engine', 'protocol', 'games', 'game', 'bots'],
    packages: 'any',
    node: true,
  },
  cli: {
    files: /^cli\//,
    imports: ['cli', 'engine', 'games', 'game', 'text', 'content', 'bots', 'server', 'scripts'],
    packages: 'any',
    node: true,
  },
};

/** A variant's schema is data about the set-up, so the set-up of a game may use zod as the content does. */
const SETUP = new RegExp(`^${GAME}/(rules/)?setup\\.ts$`);

/**
 * @param {string} file relative to the root, with slashes
 * @returns {string | undefined}
 */
function roomOf(file) {
  return Object.keys(ROOMS).find((name) => ROOMS[name]?.files.test(file));
}

/** @param {string} file */
function gameOf(file) {
  return /^games\/([^/]+)\//.exec(file)?.[1];
}

/**
 * Where an import of one of our own packages leads, as a file that stands for it.
 * @param {string} specifier
 */
function ownPackageFile(specifier) {
  const [, name = '', rest = ''] = /^@cabale\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  if (['engine', 'protocol', 'bots', 'server', 'web'].includes(name)) return `${name}/index.ts`;
  if (name === 'design') return 'web/design/index.ts';
  if (name === 'games') return 'games/catalogue.ts';
  return rest === '' ? `games/${name}/index.ts` : `games/${name}/${rest}/index.ts`;
}

/**
 * @param {string} file relative to the root, with slashes
 * @param {string} specifier as written in the import
 */
function targetFile(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  if (specifier.startsWith('@cabale/')) return ownPackageFile(specifier);
  return specifier === 'cabale' ? 'cli/index.ts' : undefined;
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
 * @returns {string | undefined} why a file may not import this, or nothing
 */
export function whyRefused({ file, specifier, typeOnly }) {
  const roomName = roomOf(file);
  const room = roomName === undefined ? undefined : ROOMS[roomName];
  if (room === undefined || room.imports.includes('*')) return undefined;
  const target = targetFile(file, specifier);
  if (target !== undefined) return whyOwnRefused({ file, target, typeOnly, room, roomName });
  if (isBuiltin(specifier)) return room.node === true ? undefined : `${roomName} must run without Node.`;
  const name = packageOf(specifier);
  const allowed = room.packages === 'any' || room.packages.includes(name) || (name === 'zod' && SETUP.test(file));
  return allowed ? undefined : `${roomName} may not depend on the package ${name}.`;
}

/**
 * @param {{ file: string, target: string, typeOnly: boolean, room: Room, roomName: string | undefined }} request
 */
function whyOwnRefused({ file, target, typeOnly, room, roomName }) {
  const targetRoom = roomOf(target);
  if (targetRoom === undefined) return `${target} is outside of all rooms.`;
  const [from, to] = [gameOf(file), gameOf(target)];
  if (from !== undefined && to !== undefined && from !== to) return `the game ${from} may not know the game ${to}.`;
  if (room.imports.includes(targetRoom)) return undefined;
  if (room.types?.includes(targetRoom) !== true) return `${roomName} may not import ${targetRoom}.`;
  return typeOnly ? undefined : `${roomName} may import only types of ${targetRoom}.`;
}
