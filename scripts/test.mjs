// The whole test command.
//   npm test
//   npm test -- --quick        without servers, databases, boards, many games and browsers
//   npm test -- --only lint,unit
import { parseArgs } from 'node:util';
import { PARTS } from './checks/parts.mjs';
import { conclude, runInTurn } from './checks/run.mjs';

/** @param {{ quick: boolean, only: string }} wanted */
function chosenParts({ quick, only }) {
  const names = only.split(',').filter(Boolean);
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) {
    const known = PARTS.map((part) => part.name).join(', ');
    process.stderr.write(`There is no part "${unknown.join('", "')}". The parts are: ${known}\n`);
    process.exit(2);
  }
  // Lint, types and tests all look at built files, so the build always comes first; when nothing changed it is instant.
  const chosen =
    names.length === 0 ? PARTS : PARTS.filter((part) => part.name === 'build' || names.includes(part.name));
  return quick ? chosen.filter((part) => part.quick) : chosen;
}

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, quick: { type: 'boolean', default: false } },
});
conclude(await runInTurn(chosenParts(values)));
