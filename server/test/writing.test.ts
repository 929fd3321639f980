import { mkdirSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Writing } from '../src/storage/sqlite/writing.ts';
import { freshFolder } from './support/opened.ts';
import { builtPages } from './support/pages.ts';
import { MAIN, Program } from './support/program.ts';

const SELECT = { order: 'run', text: 'select 1 as one', parameters: [], alone: false } as const;

/** A thread that answers once and then dies, whatever it was told. */
function dyingThread(death: string): URL {
  const code = `import { parentPort } from 'node:worker_threads';
    let orders = 0;
    parentPort.on('message', () => {
      if (++orders > 1) { ${death} }
      parentPort.postMessage({ done: { rows: [], changes: 0 } });
    });`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

describe('the thread that stores', () => {
  it.each(['throw new Error("disk")', 'process.exit(3)'])(
    'acknowledges nothing once it has died: %s',
    async (death) => {
      const troubles: Error[] = [];
      const writing = new Writing('', (error) => troubles.push(error), dyingThread(death));
      await writing.alone(SELECT);
      // One is under way, one waits for its turn, one comes when all is over.
      const lost = [writing.alone(SELECT), writing.alone(SELECT)];
      for (const each of lost) await expect(each).rejects.toThrow('the thread that stores');
      await expect(writing.alone(SELECT)).rejects.toThrow('the thread that stores');
      expect(troubles).toHaveLength(1);
      await writing.close();
    },
  );

  it('lets nobody in between the orders of a transaction', async () => {
    const writing = new Writing(`${freshFolder()}/cabale.db`, (error) => console.error(error));
    onTestFinished(() => writing.close());
    await writing.alone({ ...SELECT, text: 'create table marks (mark text)', alone: true });
    const release = await writing.take();
    await writing.order({ order: 'begin' });
    const other = writing.alone({ ...SELECT, text: `insert into marks values ('kept')`, alone: true });
    await writing.order({ ...SELECT, text: `insert into marks values ('taken back')` });
    await writing.order({ order: 'rollback' });
    release();
    await other;
    expect((await writing.alone({ ...SELECT, text: 'select mark from marks' })).rows).toEqual([{ mark: 'kept' }]);
  });

  it('says what is wrong with a statement, and goes on', async () => {
    const writing = new Writing(`${freshFolder()}/cabale.db`, (error) => console.error(error));
    onTestFinished(() => writing.close());
    await expect(writing.alone({ ...SELECT, text: 'insert into nowhere values (1)', alone: true })).rejects.toThrow(
      'nowhere',
    );
    expect((await writing.alone(SELECT)).rows).toEqual([{ one: 1 }]);
  });

  it('ends the server where it fails: nobody is left talking to one that stores nothing', async () => {
    const folder = freshFolder();
    mkdirSync(`${folder}/cabale.db`);
    const program = new Program([MAIN], { DATA_DIR: folder, PORT: '0', WEB_ROOT: builtPages() });
    expect(await program.ends()).toMatchObject({ code: 1 });
    expect(program.output).toContain('nothing can be stored');
  });
});
