import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compare } from '../trials/kill/compare.mjs';
import { houseOnFile, houseOnPostgres, type House } from '../trials/kill/houses.mjs';
import { SteadyTable } from '../trials/kill/steady-table.mjs';
import { clearAway } from '../trials/processes.mjs';
import { hasPostgres, hasRedis } from './support/services.ts';

const TABLES = 3;
const TIMEOUT = 120_000;

/** People at several tables who play on by themselves, whatever happens. */
async function playersAt(house: House): Promise<SteadyTable[]> {
  const tables = await Promise.all(Array.from({ length: TABLES }, () => SteadyTable.open(() => house.addresses)));
  for (const table of tables) table.play();
  return tables;
}

/** Waits until everybody has made some more choices. */
async function allGoOn(tables: readonly SteadyTable[]): Promise<void> {
  const before = tables.map(({ known }) => known.length);
  const goOn = () => tables.every(({ known, isOver }, index) => isOver || known.length > (before[index] ?? 0) + 3);
  await vi.waitUntil(goOn, { timeout: 60_000 });
}

/** What the log lacks of what was acknowledged, and what it has twice. */
async function wrongIn(house: House, tables: readonly SteadyTable[]): Promise<{ lost: number; doubled: number }[]> {
  await Promise.all(tables.map((table) => table.stop()));
  const logs = await house.logs();
  return tables
    .map(({ id, known, pending }) => compare(known, pending, logs(id)))
    .filter(({ lost, doubled }) => lost > 0 || doubled > 0);
}

describe.runIf(hasPostgres && hasRedis)('two processes in the middle of play', () => {
  it.each(['postgres', 'redis'] as const)(
    'go on by themselves when %s is started anew, and nothing acknowledged is lost',
    async (service) => {
      onTestFinished(clearAway);
      const house = await houseOnPostgres();
      const tables = await playersAt(house);
      for (let time = 0; time < 2; time++) {
        await allGoOn(tables);
        await house[service].restart();
      }
      await allGoOn(tables);
      expect(await wrongIn(house, tables)).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'hand running matches over when one is told to stop',
    async () => {
      onTestFinished(clearAway);
      const house = await houseOnPostgres();
      const tables = await playersAt(house);
      for (const index of [0, 1]) {
        await allGoOn(tables);
        expect(await house.end(index, 'SIGTERM')).toBe(0);
        await house.restart(index);
      }
      await allGoOn(tables);
      expect(await wrongIn(house, tables)).toEqual([]);
    },
    TIMEOUT,
  );
});

describe('one process on a file, told to stop in the middle of play', () => {
  it(
    'ends in good order, and the next one goes on where it was',
    async () => {
      onTestFinished(clearAway);
      const house = await houseOnFile();
      const tables = await playersAt(house);
      for (let time = 0; time < 2; time++) {
        await allGoOn(tables);
        expect(await house.end(0, 'SIGTERM')).toBe(0);
        await house.restart(0);
      }
      await allGoOn(tables);
      await house.end(0, 'SIGTERM');
      expect(await wrongIn(house, tables)).toEqual([]);
    },
    TIMEOUT,
  );
});
