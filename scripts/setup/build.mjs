import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateCopies } from '../copies/generate.mjs';
import { generateRulebooks } from '../rulebook/generate.mjs';
import { runNode, say, SetupError } from './command.mjs';
import { compressFolder } from './compress.mjs';
import { readJson, toolFile } from './house.mjs';
import { sourceKey } from './sources.mjs';

/**
 * @typedef {'code' | 'web'} Product code: JavaScript for Node; web: the pages for the browser
 * @typedef {{ key: string, outputs: string[] }} Stamp
 */

/** The programs for Node. Vite builds the web pages; the test command checks their types. */
const PROGRAMS = ['server', 'cli'];

/**
 * @param {string} root
 * @param {Product} product
 */
function stampFile(root, product) {
  return path.join(root, '.cache', `built-${product}.json`);
}

/**
 * @param {string} root
 * @param {Product} product
 * @returns {Stamp | undefined}
 */
function readStamp(root, product) {
  try {
    return /** @type {Stamp} */ (readJson(stampFile(root, product)));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {readonly Product[]} products
 * @returns {boolean} whether all of them exist and are built from the current sources
 */
export function isBuilt(root, products) {
  if (products.length === 0) return true;
  const key = sourceKey(root);
  return products.every((product) => {
    const stamp = readStamp(root, product);
    return stamp?.key === key && outputsExist(root, stamp);
  });
}

/**
 * @param {string} root
 * @param {Stamp} stamp
 */
function outputsExist(root, stamp) {
  return stamp.outputs.every((file) => existsSync(path.join(root, file)));
}

/**
 * @param {string} root
 * @param {readonly Product[]} products dependencies first
 */
export async function build(root, products) {
  for (const product of products) {
    if (isBuilt(root, [product])) continue;
    // Computed before the build: an edit during it must lead to another build.
    const key = sourceKey(root);
    const old = readStamp(root, product);
    rmSync(stampFile(root, product), { force: true });
    const outputs = product === 'code' ? await buildCode(root, old) : await buildWeb(root);
    mkdirSync(path.join(root, '.cache'), { recursive: true });
    writeFileSync(stampFile(root, product), JSON.stringify({ key, outputs }));
  }
}

/**
 * @param {string} root
 * @param {Stamp | undefined} old
 */
async function buildCode(root, old) {
  say('Building the code ...');
  const generated = [...(await generateCopies(root)), ...generateRulebooks(root)];
  const programs = PROGRAMS.filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
  // tsc trusts its build info and would not emit a deleted output again.
  const force = old !== undefined && !outputsExist(root, old) ? ['--force'] : [];
  const tsc = toolFile(root, 'typescript', 'tsc');
  const { code, output } = await runNode(tsc, ['-b', ...programs, ...force], { cwd: root });
  if (code !== 0) throw new SetupError(`${output}\nThe code does not compile (tsc -b, see above).`);
  const folders = new Set(programs.flatMap((program) => projectFolders(root, program)));
  return [...generated, ...[...folders].flatMap((folder) => filesIn(root, path.join(folder, 'dist')))];
}

/**
 * @param {string} root
 * @param {string} project a folder, or a configuration file in one
 * @returns {string[]} the folder of the project and those of all projects it is built from
 */
function projectFolders(root, project) {
  const file = project.endsWith('.json') ? project : path.join(project, 'tsconfig.json');
  const folder = path.dirname(file);
  const { references = [] } = /** @type {{ references?: { path: string }[] }} */ (readJson(path.join(root, file)));
  return [folder, ...references.flatMap((reference) => projectFolders(root, path.join(folder, reference.path)))];
}

/** @param {string} root */
async function buildWeb(root) {
  const web = path.join(root, 'web');
  if (!existsSync(path.join(web, 'vite.config.ts'))) {
    say('There are no web pages to build: web/vite.config.ts does not exist.');
    return [];
  }
  say('Building the web pages ...');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runNode(toolFile(web, 'vite'), ['build'], { cwd: web, env });
  if (code !== 0) throw new SetupError(`${output}\nThe web pages could not be built (vite build, see above).`);
  await compressFolder(path.join(web, 'dist'));
  return filesIn(root, 'web/dist');
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} all files below it, relative to the root
 */
function filesIn(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(root, name) : [name];
  });
}
