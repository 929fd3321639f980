import { mkdirSync } from 'node:fs';
import type { OptionBase } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SqliteWriter } from '../src/storage/sqlite/writer.ts';
import { openStorage } from '../src/storage/storage.ts';
import { gathered } from './support/gathered.ts';
import { freshFolder } from './support/opened.ts';
import { builtPages } from './support/pages.ts';
import { owes } from './support/playing.ts';
import { MAIN, Program } from './support/program.ts';
import type { Line } from './support/visitor.ts';

const SELECT = { kind: 'run', text: 'select 1 as one', parameters: [] } as const;
const WRITE = { ...SELECT, kind: 'write' } as const;

/** A thread that answers once and then dies. */
function dyingThread(death: string): URL {
  const code = `import { parentPort } from 'node:worker_threads';
    let commands = 0;
    parentPort.on('message', () => {
      if (++commands > 1) { ${death} }
      parentPort.postMessage([{ done: { rows: [], changes: 0 } }]);
    });`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** Code for all threads of a server: the writer dies at one of the first moves. */
function dyingInPlay(isBefore: boolean): string {
  const code = `import { isMainThread, parentPort } from 'node:worker_threads';
    if (!isMainThread && parentPort !== null) {
      const listen = parentPort.on.bind(parentPort);
      let moves = 0;
      parentPort.on = (name, listener) => listen(name, (command) => {
        const isLast = command.kind === 'append' && command.rows.some((row) => row.includes('chose')) && ++moves === 7;
        if (isLast && ${isBefore}) throw new Error('no disk');
        if (isLast) parentPort.postMessage = () => { throw new Error('no disk'); };
        listener(command);
      });
    }`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** Plays until the server is gone; returns the choices it has acknowledged. */
async function playUntilGone(table: Id, lines: readonly Line[]): Promise<OptionBase[]> {
  const acknowledged: OptionBase[] = [];
  for (;;) {
    const asked = lines.find((line) => owes(line, table));
    const status = asked?.status.get(table);
    const option = status?.decision?.options[0];
    if (asked === undefined || option === undefined) throw new Error('nobody is asked');
    try {
      expect(await asked.act(table, { kind: 'choose', at: status?.length ?? 0, option })).toBeNull();
    } catch {
      return acknowledged;
    }
    acknowledged.push(option);
    await Promise.all(
      lines.map((line) => line.until(() => (line.status.get(table)?.length ?? 0) > (status?.length ?? 0))),
    );
  }
}

describe('the writer thread', () => {
  it.each(['throw new Error("disk")', 'process.exit(3)'])(
    'acknowledges nothing once it has died: %s',
    async (death) => {
      const errors: Error[] = [];
      const writer = new SqliteWriter('', (error) => errors.push(error), dyingThread(death));
      await writer.execute(SELECT);
      // One is under way, one is queued, and one comes after the thread has died.
      const lost = [writer.execute(SELECT), writer.execute(SELECT)];
      for (const each of lost) await expect(each).rejects.toThrow('the writer thread');
      await expect(writer.execute(SELECT)).rejects.toThrow('the writer thread');
      expect(errors).toHaveLength(1);
      await writer.close();
    },
  );

  it('runs no other command between those of a transaction', async () => {
    const writer = new SqliteWriter(`${freshFolder()}/cabale.db`, (error) => console.error(error));
    onTestFinished(() => writer.close());
    await writer.execute({ ...WRITE, text: 'create table marks (mark text)' });
    const release = await writer.lock();
    await writer.send({ kind: 'begin' });
    const other = writer.execute({ ...WRITE, text: `insert into marks values ('kept')` });
    await writer.send({ ...SELECT, text: `insert into marks values ('taken back')` });
    await writer.send({ kind: 'rollback' });
    release();
    await other;
    expect((await writer.execute({ ...SELECT, text: 'select mark from marks' })).rows).toEqual([{ mark: 'kept' }]);
  });

  it('stores concurrent writes together, and none that fails', async () => {
    const writer = new SqliteWriter(`${freshFolder()}/cabale.db`, (error) => console.error(error));
    onTestFinished(() => writer.close());
    await writer.execute({ ...WRITE, text: 'create table marks (mark text primary key)' });
    const mark = (text: string) => ({
      text: `insert into marks values ('${text}')`,
      parameters: [],
      isCondition: false,
    });
    const never = { text: `delete from marks where mark = 'x'`, parameters: [], isCondition: true };
    // All of them are queued while the first is being written to disk.
    const told = await Promise.allSettled([
      writer.execute({ kind: 'batch', steps: [mark('a')] }),
      writer.execute({ kind: 'batch', steps: [mark('b'), mark('c')] }),
      writer.execute({ kind: 'batch', steps: [mark('d'), mark('a')] }),
      writer.execute({ kind: 'batch', steps: [mark('e'), never] }),
      writer.execute({ ...WRITE, ...mark('f') }),
    ]);
    expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(told[3]).toMatchObject({ value: { rows: [1] } });
    const { rows } = await writer.execute({ ...SELECT, text: 'select mark from marks order by mark' });
    expect(rows).toEqual(['a', 'b', 'c', 'f'].map((kept) => ({ mark: kept })));
  });

  it('reports what is wrong with a statement, and continues', async () => {
    const writer = new SqliteWriter(`${freshFolder()}/cabale.db`, (error) => console.error(error));
    onTestFinished(() => writer.close());
    await expect(writer.execute({ ...WRITE, text: 'insert into nowhere values (1)' })).rejects.toThrow('nowhere');
    expect((await writer.execute(SELECT)).rows).toEqual([{ one: 1 }]);
  });

  it.each(['before it has stored', 'after it has stored, before it says so'])(
    'ends the server where it dies in the middle of play, %s; what was acknowledged is there',
    async (when) => {
      const folder = freshFolder();
      const settings = { DATA_DIR: folder, PORT: '0', WEB_ROOT: builtPages() };
      const program = new Program(['--import', dyingInPlay(when.startsWith('before')), MAIN], settings);
      const [address = ''] = await program.says(/http:\/\/localhost:\d+/);
      const { table, lines } = await gathered(address, 'san', 2);
      const acknowledged = await playUntilGone(table, lines);
      expect(await program.ends()).toMatchObject({ code: 1 });
      expect(program.output).toContain('nothing can be stored any more');
      const storage = await openStorage({ kind: 'sqlite', file: `${folder}/cabale.db` }, console.error);
      onTestFinished(() => storage.close());
      const stored = (await storage.tables.log(table)).flatMap(({ fact }) =>
        fact.kind === 'chose' ? [fact.option] : [],
      );
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(stored.slice(0, acknowledged.length)).toEqual(acknowledged);
      // The one under way may have been stored.
      expect(stored.length - acknowledged.length).toBe(when.startsWith('before') ? 0 : 1);
    },
  );

  it('ends the server if it fails, so that nobody uses one that stores nothing', async () => {
    const folder = freshFolder();
    mkdirSync(`${folder}/cabale.db`);
    const program = new Program([MAIN], { DATA_DIR: folder, PORT: '0', WEB_ROOT: builtPages() });
    expect(await program.ends()).toMatchObject({ code: 1 });
    expect(program.output).toContain('a folder is in the place of the database file');
  });
});
