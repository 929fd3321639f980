// The whole test command. Runs every part, stops nothing early, and ends with one line: "N passed, N failed".
//   npm test
//   npm test -- --only lint,unit
import { parseArgs } from 'node:util';
import { PARTS } from './checks/parts.mjs';

/** @param {readonly string[]} names */
function chosenParts(names) {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) {
    const known = PARTS.map((part) => part.name).join(', ');
    process.stderr.write(`There is no part "${unknown.join('", "')}". The parts are: ${known}\n`);
    process.exit(2);
  }
  // Lint, types and tests all look at built files, so the build always comes first; when nothing changed it is instant.
  return names.length === 0 ? PARTS : PARTS.filter((part) => part.name === 'build' || names.includes(part.name));
}

/** @param {import('./checks/parts.mjs').Part} part */
async function runPart(part) {
  const start = performance.now();
  process.stdout.write(`${part.name} ... `);
  const result = await part.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${result.passed} passed, ${result.failed} failed (${seconds} s)\n`);
  if (result.note !== undefined) process.stdout.write(`  ${result.note}\n`);
  if (result.failed > 0) process.stdout.write(`${result.output}\n`);
  return { ...result, name: part.name };
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const results = [];
for (const part of chosenParts(values.only.split(',').filter(Boolean))) results.push(await runPart(part));

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const broken = results.filter((result) => result.failed > 0).map((result) => result.name);
process.stdout.write(`\n${broken.length === 0 ? 'All is well.' : `Failed: ${broken.join(', ')}`}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
