// Kills the server with `kill -9` at random points of play and checks that all acknowledged choices are stored exactly
// once and that play continues.
//   npm run test:kill -- --kills 200
//   npm run test:kill -- --kills 50 --storage postgres
import { setTimeout } from 'node:timers/promises';
import { ensureBuilt, orExplain } from '../../scripts/setup.mjs';
import { argumentsOf } from './arguments.mjs';
import { compare } from './kill/compare.mjs';
import { deploymentOnFile, deploymentOnPostgres } from './kill/deployments.mjs';
import { SteadyTable } from './kill/steady-table.mjs';
import { leavingNothing } from './processes.mjs';

const TABLES = 6;
/** The longest time after a start at which the server is killed. */
const LONGEST_LIFE_MS = 500;
/** Play must continue within this time after a start. */
const PATIENCE_MS = 30_000;

const USAGE = 'Usage: npm run test:kill -- [--kills 200] [--storage sqlite | postgres]';
const given = argumentsOf(USAGE, {
  kills: { kind: 'count', default: 200, most: 100_000 },
  storage: { kind: 'word', default: 'sqlite', known: ['sqlite', 'postgres'] },
});
const kills = Number(given['kills']);

/** Totals over all tables, finished ones included. */
class Tally {
  acknowledged = 0;
  lost = 0;
  doubled = 0;

  /**
   * @param {SteadyTable} table
   * @param {import('./kill/stored.mjs').Logs} logs
   */
  close(table, logs) {
    const { lost, doubled } = compare(table.known, table.pending, logs(table.id));
    this.acknowledged += table.acknowledged;
    this.lost += lost;
    this.doubled += doubled;
  }
}

/**
 * @param {readonly SteadyTable[]} tables
 * @param {readonly number[]} before choices known at each
 */
async function allGoOn(tables, before) {
  for (let waited = 0; waited < PATIENCE_MS; waited += 10) {
    if (tables.every((table, index) => table.isOver || table.known.length > (before[index] ?? 0))) return;
    await setTimeout(10);
  }
  throw new Error('play does not continue');
}

/**
 * One kill: every choice acknowledged before it must be stored after it.
 * @param {import('./kill/deployments.mjs').Deployment} deployment
 * @param {readonly SteadyTable[]} tables
 */
async function killOnce(deployment, tables) {
  const index = Math.floor(Math.random() * deployment.addresses.length);
  await setTimeout(Math.random() * LONGEST_LIFE_MS);
  await deployment.end(index, 'SIGKILL');
  const known = tables.map((table) => [...table.known]);
  const logs = await deployment.logs();
  let [lost, doubled] = [0, 0];
  for (const [at, table] of tables.entries()) {
    const found = compare(known[at] ?? [], table.pending, logs(table.id));
    lost += found.lost;
    // Where another process continues writing, the log may contain more by now.
    doubled += deployment.isQuietWhenKilled ? found.doubled : 0;
  }
  await deployment.restart(index);
  await allGoOn(
    tables,
    known.map(({ length }) => length),
  );
  return { lost, doubled };
}

async function run() {
  const deployment = await (given['storage'] === 'sqlite' ? deploymentOnFile() : deploymentOnPostgres());
  const open = async () => {
    const table = await SteadyTable.open(() => deployment.addresses);
    table.play();
    return table;
  };
  const tally = new Tally();
  /** @type {SteadyTable[]} */
  let tables = await Promise.all(Array.from({ length: TABLES }, open));
  for (let kill = 1; kill <= kills; kill++) {
    const { lost, doubled } = await killOnce(deployment, tables);
    if (lost > 0 || doubled > 0) process.stderr.write(`\nkill ${kill}: ${lost} lost, ${doubled} doubled\n`);
    tally.lost += lost;
    tally.doubled += doubled;
    tables = await Promise.all(tables.map(async (table) => (table.isOver ? replaced(table) : table)));
    process.stderr.write(`\r${kill} of ${kills} kills, ${tables.reduce(sum, tally.acknowledged)} moves acknowledged`);
  }
  await Promise.all(tables.map((table) => table.stop()));
  const logs = await deployment.logs();
  for (const table of tables) tally.close(table, logs);
  process.stderr.write('\n');
  process.stdout.write(
    `kill: ${kills} kills, ${tally.acknowledged} acknowledged moves, ${tally.lost} lost, ${tally.doubled} doubled\n`,
  );
  return tally.lost === 0 && tally.doubled === 0 ? 0 : 1;

  /** @param {SteadyTable} table */
  async function replaced(table) {
    tally.close(table, await deployment.logs());
    return open();
  }
}

/**
 * @param {number} total
 * @param {SteadyTable} table
 */
function sum(total, { acknowledged }) {
  return total + acknowledged;
}

await orExplain(() => ensureBuilt());
await leavingNothing(run);
