import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepare } from '../setup.mjs';
import { runNode, SetupError } from '../setup/command.mjs';
import { HOUSE, toolFile } from '../setup/house.mjs';
import { runNpm } from '../setup/npm.mjs';
import { auditResult } from './audit.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';

/**
 * @typedef {import('./counts.mjs').Counts & { output: string, note?: string }} Result note: always printed
 * @typedef {{ name: string, quick: boolean, run: () => Promise<Result> }} Part
 * @typedef {{ env?: Record<string, string> }} RunOptions
 */

const LINT = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'];
/** Servers wait for databases and for each other, so more of them run than there are processors. */
const SERVER_WORKERS = '4';

/** @type {Part} */
export const BUILD = { name: 'build', quick: true, run: () => built(['code', 'web']) };

/**
 * All checks but the build, which they all need. Every part uses all processors, so they run one after the other: side by
 * side, each of them takes several times as much processor time.
 * @type {readonly Part[]}
 */
export const PARTS = [
  { name: 'format', quick: true, run: () => check('oxfmt', ['--check']) },
  { name: 'lint', quick: true, run: () => check('oxlint', LINT) },
  { name: 'types', quick: true, run: () => check('typescript', ['-b'], 'tsc') },
  { name: 'unused', quick: true, run: () => check('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'audit', quick: false, run: audit },
  { name: 'unit', quick: true, run: () => vitest('unit', ['--project=node']) },
  { name: 'boards', quick: false, run: () => vitest('boards', ['--project=dom']) },
  { name: 'laws', quick: false, run: () => vitest('laws', ['--project=built']) },
  {
    name: 'servers',
    quick: false,
    run: () => vitest('servers', ['--project=slow', `--maxWorkers=${SERVER_WORKERS}`]),
  },
  ...(existsSync(path.join(HOUSE, 'e2e')) ? [{ name: 'e2e', quick: false, run: endToEnd }] : []),
];

/**
 * The code for Node, without the web pages.
 * @type {Part}
 */
export const BUILD_CODE = { name: 'build', quick: true, run: () => built(['code']) };

/**
 * The checks of one game: types and lint of its folder, its tests without browser and mutants,
 * and some games in which every law is checked.
 * @param {string} game
 * @returns {readonly Part[]}
 */
export function partsOfGame(game) {
  const folder = `games/${game}`;
  const soak = ['soak', game, '--games', String(SOAKED), '--workers', '1'];
  return [
    { name: 'lint', quick: true, run: () => check('oxlint', [...LINT, folder]) },
    { name: 'types', quick: true, run: () => check('typescript', ['-p', typesOf(game)], 'tsc') },
    { name: 'unit', quick: true, run: () => vitest(game, ['--project=node', `${folder}/`]) },
    { name: 'laws', quick: true, run: () => checkRun(path.join(HOUSE, 'cli', 'bin', 'cabale.mjs'), soak) },
  ];
}

/** Number of games checked against every law; `npm run soak` plays any number. */
const SOAKED = 6;

/**
 * Also checks the types of the code for Node; the part `types` checks everything else, tests included.
 * @param {readonly import('../setup/build.mjs').Product[]} products
 * @returns {Promise<Result>}
 */
async function built(products) {
  try {
    await prepare({ products, browser: false, services: false });
    return { passed: 1, failed: 0, output: '' };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { passed: 0, failed: 1, output: error.message };
  }
}

/**
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {string} [command]
 * @returns {Promise<Result>}
 */
function check(tool, args, command) {
  return checkRun(toolFile(HOUSE, tool, command), args);
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 * @returns {Promise<Result>}
 */
async function checkRun(file, args) {
  const { code, output } = await runTool(file, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/**
 * A configuration that checks a game's folder with its tests and their imports.
 * @param {string} game
 */
function typesOf(game) {
  const file = path.join(HOUSE, '.cache', `tsconfig.${game}.json`);
  const folder = `../games/${game}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ extends: '../tsconfig.test.json', include: [folder], exclude: ['../**/dist'] }));
  return file;
}

/**
 * Known vulnerabilities of production dependencies, with one short request.
 * @returns {Promise<Result>}
 */
async function audit() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'];
  return auditResult((await runNpm(args, HOUSE)).output);
}

/**
 * @param {string} name of the report
 * @param {readonly string[]} which projects and files
 * @returns {Promise<Result>}
 */
async function vitest(name, which) {
  const report = freshReport(`vitest-${name}.json`);
  const args = ['run', ...which, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await runTool(toolFile(HOUSE, 'vitest'), args);
  return { ...vitestCounts(report, code), output };
}

/** @returns {Promise<Result>} */
async function endToEnd() {
  const report = freshReport('playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const tool = toolFile(HOUSE, '@playwright/test', 'playwright');
  const { code, output } = await runTool(tool, ['test', '--reporter=line,json'], { env });
  return { ...playwrightCounts(report, code), output };
}

/** @param {string} name */
function freshReport(name) {
  const file = path.join(HOUSE, '.cache', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
function runTool(file, args, { env: extra = {} } = {}) {
  // A NODE_ENV from outside would select another build of React.
  const { NODE_ENV: _, FORCE_COLOR: __, ...inherited } = process.env;
  return runNode(file, args, { cwd: HOUSE, env: { ...inherited, NO_COLOR: '1', ...extra } });
}
