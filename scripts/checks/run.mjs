/**
 * @typedef {import('./parts.mjs').Part} Part
 * @typedef {import('./parts.mjs').Result & { name: string }} Ran
 */

/** How often a silent run prints what is still running. */
const PROGRESS_MS = 30_000;

/**
 * Runs parts one after the other, even after a failure.
 * @param {readonly Part[]} parts
 * @returns {Promise<Ran[]>}
 */
export async function runInTurn(parts) {
  const results = [];
  for (const part of parts) {
    const start = performance.now();
    const progress = setInterval(() => {
      process.stdout.write(`running: ${part.name} ${Math.round((performance.now() - start) / 1000)} s\n`);
    }, PROGRESS_MS);
    results.push(await runPart(part).finally(() => clearInterval(progress)));
  }
  return results;
}

/**
 * Runs parts in parallel: none of them needs both processors throughout.
 * @param {readonly Part[]} parts
 * @returns {Promise<Ran[]>}
 */
export function runTogether(parts) {
  return Promise.all(parts.map(runPart));
}

/**
 * Prints the last line, "N passed, N failed", and sets the exit code accordingly.
 * @param {readonly Ran[]} results
 */
export function conclude(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const broken = results.filter((result) => result.failed > 0).map((result) => result.name);
  process.stdout.write(`\n${broken.length === 0 ? 'All is well.' : `Failed: ${broken.join(', ')}`}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/**
 * @param {Part} part
 * @returns {Promise<Ran>}
 */
async function runPart(part) {
  const start = performance.now();
  const result = await part.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${part.name} ... ${result.passed} passed, ${result.failed} failed (${seconds} s)\n`);
  if (result.note !== undefined) process.stdout.write(`  ${result.note}\n`);
  if (result.failed > 0) process.stdout.write(`${result.output}\n`);
  return { ...result, name: part.name };
}
