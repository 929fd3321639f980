import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepare } from '../setup.mjs';
import { runNode, SetupError } from '../setup/command.mjs';
import { HOUSE, toolFile } from '../setup/house.mjs';
import { runNpm } from '../setup/npm.mjs';
import { auditResult } from './audit.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';

/**
 * @typedef {import('./counts.mjs').Counts & { output: string, note?: string }} Result note: what must be said although nothing failed
 * @typedef {{ name: string, run: () => Promise<Result> }} Part
 */

/**
 * All that must hold, in the order of how soon it tells.
 * @type {readonly Part[]}
 */
export const PARTS = [
  { name: 'build', run: build },
  { name: 'format', run: () => check('oxfmt', ['--check']) },
  {
    name: 'lint',
    run: () => check('oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
  },
  { name: 'types', run: () => check('typescript', ['-b'], 'tsc') },
  { name: 'unused', run: () => check('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'audit', run: audit },
  { name: 'unit', run: unit },
  ...(existsSync(path.join(HOUSE, 'e2e')) ? [{ name: 'e2e', run: endToEnd }] : []),
];

/**
 * What `npm start` does. It checks the types of what Node runs; the part `types` those of all the rest, tests included.
 * @returns {Promise<Result>}
 */
async function build() {
  try {
    await prepare({ products: ['code', 'web'], browser: false, services: false });
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
async function check(tool, args, command) {
  const { code, output } = await runTool(toolFile(HOUSE, tool, command), args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/**
 * Known mistakes of what is delivered, asked for once and not for long.
 * @returns {Promise<Result>}
 */
async function audit() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'];
  return auditResult((await runNpm(args, HOUSE)).output);
}

/** @returns {Promise<Result>} */
async function unit() {
  const report = freshReport('vitest.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await runTool(toolFile(HOUSE, 'vitest'), args);
  return { ...vitestCounts(report, code), output };
}

/** @returns {Promise<Result>} */
async function endToEnd() {
  const report = freshReport('playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const tool = toolFile(HOUSE, '@playwright/test', 'playwright');
  const { code, output } = await runTool(tool, ['test', '--reporter=line,json'], env);
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
 * @param {Record<string, string>} [extra]
 */
function runTool(file, args, extra = {}) {
  // A NODE_ENV from outside would make the tests test another build of React.
  const { NODE_ENV: _, FORCE_COLOR: __, ...inherited } = process.env;
  return runNode(file, args, { cwd: HOUSE, env: { ...inherited, NO_COLOR: '1', ...extra } });
}
