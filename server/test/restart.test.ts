import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compare } from '../trials/kill/compare.mjs';
import { deploymentOnFile, deploymentOnPostgres, type Deployment } from '../trials/kill/deployments.mjs';
import { SteadyTable } from '../trials/kill/steady-table.mjs';
import { clearAway } from '../trials/processes.mjs';
import { hasPostgres, hasRedis } from './support/services.ts';

const TABLES = 3;
const TIMEOUT = 300_000;

/** Players at several tables who continue by themselves, whatever happens. */
async function playersAt(deployment: Deployment): Promise<SteadyTable[]> {
  const tables = await Promise.all(Array.from({ length: TABLES }, () => SteadyTable.open(() => deployment.addresses)));
  for (const table of tables) table.play();
  return tables;
}

/** Waits until all tables have made some more choices. */
async function allGoOn(tables: readonly SteadyTable[]): Promise<void> {
  const before = tables.map(({ known }) => known.length);
  const goOn = () => tables.every(({ known, isOver }, index) => isOver || known.length > (before[index] ?? 0) + 3);
  await vi.waitUntil(goOn, { timeout: 60_000 });
}

/** Acknowledged choices that the log lacks, and choices it has twice. */
async function wrongIn(
  deployment: Deployment,
  tables: readonly SteadyTable[],
): Promise<{ lost: number; doubled: number }[]> {
  await Promise.all(tables.map((table) => table.stop()));
  const logs = await deployment.logs();
  return tables
    .map(({ id, known, pending }) => compare(known, pending, logs(id)))
    .filter(({ lost, doubled }) => lost > 0 || doubled > 0);
}

describe.runIf(hasPostgres && hasRedis)('two processes in the middle of play', () => {
  it.each(['postgres', 'redis'] as const)(
    'go on by themselves when %s is started anew, and nothing acknowledged is lost',
    async (service) => {
      onTestFinished(clearAway);
      const deployment = await deploymentOnPostgres();
      const tables = await playersAt(deployment);
      for (let time = 0; time < 2; time++) {
        await allGoOn(tables);
        await deployment[service].restart();
      }
      await allGoOn(tables);
      expect(await wrongIn(deployment, tables)).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'hand running matches over when one is told to stop',
    async () => {
      onTestFinished(clearAway);
      const deployment = await deploymentOnPostgres();
      const tables = await playersAt(deployment);
      for (const index of [0, 1]) {
        await allGoOn(tables);
        expect(await deployment.end(index, 'SIGTERM')).toBe(0);
        await deployment.restart(index);
      }
      await allGoOn(tables);
      expect(await wrongIn(deployment, tables)).toEqual([]);
    },
    TIMEOUT,
  );
});

describe('one process on a file, stopped in the middle of play', () => {
  it(
    'ends in good order, and the next one goes on where it was',
    async () => {
      onTestFinished(clearAway);
      const deployment = await deploymentOnFile();
      const tables = await playersAt(deployment);
      for (let time = 0; time < 2; time++) {
        await allGoOn(tables);
        expect(await deployment.end(0, 'SIGTERM')).toBe(0);
        await deployment.restart(0);
      }
      await allGoOn(tables);
      await deployment.end(0, 'SIGTERM');
      expect(await wrongIn(deployment, tables)).toEqual([]);
    },
    TIMEOUT,
  );
});
