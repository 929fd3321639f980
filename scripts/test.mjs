// The whole test command.
//   npm test
//   npm test -- --quick        without servers, databases, boards, many games and browsers
//   npm test -- --only lint,unit
import { parseArgs } from 'node:util';
import { BUILD, PARTS } from './checks/parts.mjs';
import { conclude, runInTurn } from './checks/run.mjs';

/** @param {{ quick: boolean, only: string }} wanted */
function chosenParts({ quick, only }) {
  const names = only.split(',').filter(Boolean);
  const known = [BUILD, ...PARTS].map((part) => part.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no part "${unknown.join('", "')}". The parts are: ${known.join(', ')}\n`);
    process.exit(2);
  }
  return PARTS.filter((part) => (names.length === 0 || names.includes(part.name)) && (part.quick || !quick));
}

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, quick: { type: 'boolean', default: false } },
});
// Lint, types and tests all read built files. When nothing changed the build is instant.
conclude(await runInTurn([BUILD, ...chosenParts(values)]));
