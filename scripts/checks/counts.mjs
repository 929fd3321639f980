import { existsSync } from 'node:fs';
import { readJson } from '../setup/house.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @typedef {{ expected: number, flaky: number, unexpected: number }} PlaywrightStats
 */

/**
 * A run with a non-zero exit code counts at least one failure, even if no test failed.
 * @param {Counts} counts
 * @param {number} code the exit code of the run
 * @returns {Counts}
 */
function atLeastTheRun({ passed, failed }, code) {
  return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
}

/**
 * @param {string} file the report of Vitest's json reporter
 * @param {number} code
 */
export function vitestCounts(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { testResults } = /** @type {{ testResults: VitestFile[] }} */ (readJson(file));
  const tests = testResults.flatMap((result) => result.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failed = tests.filter((test) => test.status === 'failed').length;
  // A file that cannot be loaded has no test results.
  const broken = testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return atLeastTheRun({ passed, failed: failed + broken }, code);
}

/**
 * @param {string} file the report of Playwright's json reporter
 * @param {number} code
 */
export function playwrightCounts(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = /** @type {{ stats: PlaywrightStats }} */ (readJson(file));
  return atLeastTheRun({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, code);
}
