import path from 'node:path';
import { Random, type OptionBase, type Seat } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { openStorage } from '../src/storage/storage.ts';
import { freshFolder } from './support/opened.ts';
import { builtPages } from './support/pages.ts';
import { MAIN, Program } from './support/program.ts';
import { SteadyTable } from './support/steady.ts';
import { Visitor } from './support/visitor.ts';

/** A handful among the tests; `npm run proof:kill` does two hundred. */
const KILLS = Number(process.env['CABALE_KILLS'] ?? 3);
const TABLES = 4;

async function started(folder: string): Promise<{ program: Program; address: string }> {
  const environment = { DATA_DIR: folder, WEB_ROOT: builtPages(), PORT: '0' };
  const program = new Program([MAIN], { ...environment, RATE_PER_ADDRESS: '1000000', RATE_PER_PERSON: '1000000' });
  const [, address = ''] = await program.says(/^Cabale: (http:\/\/localhost:\d+)$/m);
  return { program, address: address.replace('localhost', '127.0.0.1') };
}

async function opened(address: string, seed: string): Promise<SteadyTable> {
  const [anna, ben] = [await Visitor.guest(address, 'Anna'), await Visitor.guest(address, 'Ben')];
  const { table, code } = await anna.open({ game: 'san', setup: {}, seats: [{ kind: 'me' }, { kind: 'invited' }] });
  await ben.enter(code);
  await ben.act(table.id, { kind: 'sit', seat: 1 });
  await anna.act(table.id, { kind: 'start' });
  return new SteadyTable(table.id, [anna, ben], seed);
}

interface Chosen {
  readonly seat: Seat;
  readonly option: OptionBase;
}

/** What the file says was played, after the server has died. */
async function stored(folder: string, table: SteadyTable): Promise<{ numbers: number[]; said: Chosen[] }> {
  const storage = await openStorage({ kind: 'sqlite', file: path.join(folder, 'cabale.db') }, () => undefined);
  const log = await storage.tables.log(table.id);
  const head = await storage.tables.read(table.id);
  await storage.close();
  expect(head?.number).toBe(log.length - 1);
  return {
    numbers: log.map(({ number }) => number),
    said: log.flatMap(({ fact }) => (fact.kind === 'chose' ? [{ seat: fact.seat, option: fact.option }] : [])),
  };
}

describe('a server that is killed', () => {
  it(
    `in the middle of play, ${KILLS} times, has every acknowledged choice, none twice, and play goes on`,
    async () => {
      const folder = freshFolder();
      const random = Random.from('kills');
      let { program, address } = await started(folder);
      let tables = await Promise.all(Array.from({ length: TABLES }, (_, index) => opened(address, `kill ${index}`)));
      let acknowledged = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        for (const [index, table] of tables.entries()) {
          await table.comeBack(address);
          if (table.isOver) tables = tables.with(index, await opened(address, `kill ${kill} ${index}`));
        }
        for (const table of tables) if (table.said.length === 0) await table.comeBack(address);
        const before = tables.reduce((sum, table) => sum + table.said.length, 0);
        const playing = tables.map((table) => table.play(1 + random.below(25)));
        const moment = random.below(60);
        await Promise.race([Promise.all(playing), afterTurns(moment)]);
        program.signal('SIGKILL');
        await program.ends();
        await Promise.all(playing);
        for (const table of tables) {
          const { numbers, said } = await stored(folder, table);
          expect(numbers).toEqual(numbers.map((_, index) => index));
          // Exactly what was acknowledged, and perhaps the one choice whose answer was on its way.
          for (const [index, { seat, options }] of table.said.entries()) {
            expect(said[index]?.seat).toBe(seat);
            expect(options).toContainEqual(said[index]?.option);
          }
          expect(said.length - table.said.length).toBeLessThanOrEqual(1);
        }
        acknowledged += tables.reduce((sum, table) => sum + table.said.length, 0) - before;
        ({ program, address } = await started(folder));
      }
      for (const table of tables) {
        await table.comeBack(address);
        const before = table.said.length;
        await table.play(3);
        expect(table.isOver || table.said.length === before + 3).toBe(true);
      }
      console.log(`${KILLS} kills, ${acknowledged} acknowledged choices`);
      program.signal('SIGTERM');
    },
    30_000 + KILLS * 10_000,
  );
});

/** Some turns of the event loop and the network later: there is no time to wait for, only a moment to hit. */
async function afterTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setTimeout(resolve, 5));
}
