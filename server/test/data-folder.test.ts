import { chmodSync, chownSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../src/storage/database.ts';
import { FolderLock } from '../src/storage/sqlite/folder-lock.ts';
import { SqliteWriter } from '../src/storage/sqlite/writer.ts';
import { openStorage } from '../src/storage/storage.ts';
import { documentOf } from './support/documents.ts';
import { freshFolder } from './support/opened.ts';
import { builtPages } from './support/pages.ts';
import { MAIN, Program } from './support/program.ts';

const READY = /^Cabale: (http:\/\/localhost:\d+)$/m;
const ignore = (): void => undefined;

function serverOn(folder: string, uid?: number): Program {
  return new Program([MAIN], { DATA_DIR: folder, PORT: '0', WEB_ROOT: builtPages() }, uid);
}

function modeOf(file: string): string {
  return (statSync(file).mode & 0o777).toString(8);
}

describe('two servers on one data folder', () => {
  it('the second is refused with a reason, and the first continues', async () => {
    const folder = freshFolder();
    const first = serverOn(folder);
    const [, address = ''] = await first.says(READY);
    const second = serverOn(folder);
    expect(await second.ends()).toEqual({ code: 1, signal: null });
    expect(second.output).toBe(
      `Another Cabale server is using ${folder}. Stop it first, or set DATA_DIR to another folder.\n`,
    );
    expect((await fetch(`${address.replace('localhost', '127.0.0.1')}/ready`)).status).toBe(200);
  });

  it('run in order even if one fails', async () => {
    const folder = freshFolder();
    for (const signal of ['SIGKILL', 'SIGTERM', 'SIGKILL'] as const) {
      const server = serverOn(folder);
      await server.says(READY);
      server.signal(signal);
      await server.ends();
    }
    await expect(serverOn(folder).says(READY)).resolves.toBeDefined();
  });

  it('are noticed inside one process, too', () => {
    const file = `${freshFolder()}/cabale.db`;
    const lock = FolderLock.take(file);
    expect(() => FolderLock.take(file)).toThrow('Another Cabale server is using');
    lock.release();
    FolderLock.take(file).release();
  });
});

describe('a data folder', () => {
  it('is private to its user, with all that is in it, also where it was not before', async () => {
    const folder = `${freshFolder()}/data`;
    mkdirSync(folder, { mode: 0o755 });
    const file = `${folder}/cabale.db`;
    writeFileSync(file, '', { mode: 0o644 });
    chmodSync(folder, 0o755);
    chmodSync(file, 0o644);
    const lock = FolderLock.take(file);
    onTestFinished(() => lock.release());
    const storage = await openStorage({ kind: 'sqlite', file }, ignore);
    onTestFinished(() => storage.close());
    await storage.tables.create(documentOf({ id: 'table-001' }), 'hash');
    expect(modeOf(folder)).toBe('700');
    for (const suffix of ['', '-wal', '-shm', '.lock']) {
      expect(existsSync(`${file}${suffix}`)).toBe(true);
      expect(`${suffix} ${modeOf(`${file}${suffix}`)}`).toBe(`${suffix} 600`);
    }
  });

  it('that is read-only keeps a server from starting, with a message', async () => {
    const folder = `${freshFolder()}/data`;
    mkdirSync(folder);
    // Root may write everywhere, so the server runs as the user `nobody`, who does not own the folder.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(folder, 0, 0);
    chmodSync(folder, 0o555);
    const server = serverOn(folder, isRoot ? 65_534 : undefined);
    expect(await server.ends()).toEqual({ code: 1, signal: null });
    expect(server.output).toMatch(/^Nothing can be stored in .*: it is read-only for this account, .*\n$/);
  });

  it('that is not a folder keeps a server from starting, with a message', async () => {
    const folder = freshFolder();
    writeFileSync(`${folder}/file`, '');
    const server = serverOn(`${folder}/file`);
    expect(await server.ends()).toEqual({ code: 1, signal: null });
    expect(server.output).toMatch(
      /^Nothing can be stored in .*: a file is in its place\. Set DATA_DIR to a folder\.\n$/,
    );
  });
});

describe('a database that refuses all writes', () => {
  it.each([
    ['pragma max_page_count = 1', 'disk full: database or disk is full'],
    ['pragma query_only = on', 'read-only: attempt to write a readonly database'],
  ])('is named: %s', async (pragma, message) => {
    const file = `${freshFolder()}/cabale.db`;
    const { database, batch, close } = await openDatabase({ kind: 'sqlite', file }, ignore);
    onTestFinished(close);
    const insert = (id: number) => sql`insert into packs values (${`hash ${id}`}, ${'x'.repeat(100_000)})`;
    await database.transaction().execute(async (transaction) => sql.raw(pragma).execute(transaction));
    await expect(batch([{ query: insert(1).compile(database) }])).rejects.toThrow(message);
    // The same within a transaction of several steps: its rollback must not hide the reason.
    await expect(database.transaction().execute(async (transaction) => insert(2).execute(transaction))).rejects.toThrow(
      message,
    );
  });
});

describe('a disk that hangs', () => {
  it('is abandoned after a while, and late answers are not taken for others', async () => {
    const code = `import { parentPort } from 'node:worker_threads';
      const held = [];
      parentPort.on('message', (order) => {
        held.push({ done: { rows: [order.text], changes: 0 } });
        if (order.text === 'slow') return;
        parentPort.postMessage(held.splice(0));
      });`;
    const thread = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const writing = new SqliteWriter('', ignore, thread, 100);
    onTestFinished(() => writing.close());
    const order = (text: string) => writing.execute({ kind: 'run', text, parameters: [] });
    const slow = order('slow');
    vi.advanceTimersByTime(200);
    await expect(slow).rejects.toThrow('the disk took longer than 100 ms');
    expect(await order('quick')).toEqual({ rows: ['quick'], changes: 0 });
  });
});
