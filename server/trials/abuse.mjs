// Abuses a server with default limits and measures the effect on other users. Everything stays on this machine and ends
// by itself; the exit code is 1 if a limit is exceeded.
//   npm run proof:abuse
//   npm run proof:abuse -- --program /path/to/another/server/dist/main.js
import { parseArgs } from 'node:util';
import { ensureBuilt, orExplain } from '../../scripts/setup.mjs';
import { measureBots } from './abuse/bots.mjs';
import { measureLogins } from './abuse/logins.mjs';
import { measureMemory } from './abuse/memory.mjs';
import { measureReplays } from './abuse/replays.mjs';
import { leavingNothing, MAIN } from './processes.mjs';

/**
 * @typedef {object} Measured
 * @property {string} name what was measured
 * @property {number} value
 * @property {number} bar the highest acceptable value
 * @property {string} unit
 * @property {string} about how much was requested and granted
 */

const MEASUREMENTS = [measureReplays, measureBots, measureLogins, measureMemory];
const { values } = parseArgs({ options: { program: { type: 'string', default: MAIN } } });

await orExplain(() => ensureBuilt());
await leavingNothing(async () => {
  let missed = 0;
  for (const measure of MEASUREMENTS) {
    const { name, value, bar, unit, about } = await measure(values.program);
    const isMissed = value > bar;
    if (isMissed) missed += 1;
    process.stdout.write(
      `${isMissed ? 'MISSED' : 'ok    '} ${name}: ${Math.round(value)} ${unit} (bar ${bar} ${unit}; ${about})\n`,
    );
  }
  return missed === 0 ? 0 : 1;
});
