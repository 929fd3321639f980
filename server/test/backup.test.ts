import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '../src/backup/backup.ts';
import { restore } from '../src/backup/restore.ts';
import { openDatabase, type DatabaseAddress } from '../src/storage/database.ts';
import { FolderLock } from '../src/storage/sqlite/folder-lock.ts';
import { openStorage } from '../src/storage/storage.ts';
import { documentOf } from './support/documents.ts';
import { gathered } from './support/gathered.ts';
import { freshFolder, openApp, openServer } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import { hasPostgres, withPostgres, withSqlite } from './support/services.ts';

const ignore = (): void => undefined;

async function serverOn(database: DatabaseAddress): Promise<string> {
  return openServer(await openApp({ settings: { database } }));
}

/** A database with one table, and its backup. */
async function backedUp(database: DatabaseAddress): Promise<string> {
  const storage = await openStorage(database, ignore);
  await storage.tables.create(documentOf({ id: 'table-001' }), 'hash');
  await storage.close();
  const file = `${freshFolder()}/backup.gz`;
  await backUp(database, file);
  return file;
}

type Fresh = () => Promise<DatabaseAddress>;

function moves(from: string, to: string, places: () => { readonly from: Fresh; readonly to: Fresh }): void {
  describe(`a backup of a running server on ${from}`, () => {
    const { from: fresh, to: target } = places();

    it(`is consistent, and play continues in a new server on ${to}`, async () => {
      const database = await fresh();
      const address = await serverOn(database);
      const game = await gathered(address, 'san', 2);
      await playOn(game.table, game.lines, 'before', 5);
      const file = `${freshFolder()}/backup.gz`;
      // Play continues during the backup.
      const [, { rows }] = await Promise.all([playOn(game.table, game.lines, 'meanwhile', 40), backUp(database, file)]);
      expect(rows).toBeGreaterThan(10);
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600');

      const next = await target();
      await restore(next, file);
      const there = await serverOn(next);
      const visitors = game.visitors.map((visitor) => visitor.at(there));
      for (const visitor of visitors) expect((await visitor.get('/me')).status).toBe(200);
      const lines = await Promise.all(visitors.map((visitor) => visitor.connect()));
      for (const line of lines) expect(await line.watch(game.table, { frames: 0, cuts: 0 })).toBeNull();
      const [first] = lines;
      const last = first?.status.get(game.table)?.length ?? 0;
      // The new server must show what the old one showed up to the backup.
      const [here, kept] = [first, game.lines[0]].map((line) => line?.frames.get(game.table));
      for (let number = 1; number <= last; number++) {
        expect(here?.get(number)).toBeDefined();
        expect(here?.get(number)).toEqual(kept?.get(number));
      }
      expect(await playOn(game.table, lines, 'afterwards', 5)).toBe(5);
    });
  });
}

moves('SQLite', 'SQLite', () => ({ from: withSqlite(), to: withSqlite() }));
describe.runIf(hasPostgres)('with a server', () => {
  moves('PostgreSQL', 'PostgreSQL', () => {
    const fresh = withPostgres();
    return { from: fresh, to: fresh };
  });
  moves('SQLite', 'PostgreSQL', () => ({ from: withSqlite(), to: withPostgres() }));
});

describe('a backup', () => {
  const fresh = withSqlite();

  it('is consistent: rows that refer to each other are all there, or none', async () => {
    const database = await fresh();
    const storage = await openStorage(database, ignore);
    onTestFinished(() => storage.close());
    const done = new AbortController();
    const write = async (): Promise<void> => {
      for (let number = 0; !done.signal.aborted; number++) {
        await storage.tables.create(documentOf({ id: `table-${1000 + number}` }), `hash ${number}`);
      }
    };
    const writing = write();
    for (let time = 0; time < 5; time++) {
      const file = `${freshFolder()}/backup.gz`;
      await backUp(database, file);
      const place = await fresh();
      await restore(place, file);
      const { database: restored, close } = await openDatabase(place, ignore);
      const count = async (table: 'tables' | 'log' | 'members') =>
        (await restored.selectFrom(table).selectAll().execute()).length;
      const tables = await count('tables');
      expect([await count('log'), await count('members')]).toEqual([tables, tables]);
      await close();
    }
    done.abort();
    await writing;
  });

  it('of an older version is brought up to date', async () => {
    const file = await backedUp(await fresh());
    // The first two versions had the same tables.
    const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ format: 'cabale-backup', version: 1 });
    const old = await fresh();
    await (await openDatabase(old, ignore, ignore, 2)).close();
    const oldFile = `${freshFolder()}/old.gz`;
    await backUp(old, oldFile);
    const place = await fresh();
    await restore(place, oldFile);
    const storage = await openStorage(place, ignore);
    onTestFinished(() => storage.close());
    await storage.tables.create(documentOf({ id: 'table-002' }), 'hash');
  });

  it('overwrites no file', async () => {
    const database = await fresh();
    const file = await backedUp(database);
    await expect(backUp(database, file)).rejects.toThrow('exists already');
  });

  it('reports a database that does not exist', async () => {
    await expect(backUp(await fresh(), `${freshFolder()}/backup.gz`)).rejects.toThrow('There is no database at');
  });
});

describe('restoring', () => {
  const fresh = withSqlite();

  it('is refused if the target is not empty', async () => {
    const database = await fresh();
    const file = await backedUp(database);
    await expect(restore(database, file)).rejects.toThrow('The database is not empty');
  });

  it('is refused while a server uses the folder', async () => {
    const file = await backedUp(await fresh());
    const place = await fresh();
    if (place.kind !== 'sqlite') throw new Error('not SQLite');
    const lock = FolderLock.take(place.file);
    onTestFinished(() => lock.release());
    await expect(restore(place, file)).rejects.toThrow('Another Cabale server is using');
  });

  it('is refused for what is no backup', async () => {
    const file = `${freshFolder()}/photo`;
    for (const content of ['no backup', gzipSync('{"format":"other"}\n'), gzipSync('')]) {
      writeFileSync(file, content);
      await expect(restore(await fresh(), file)).rejects.toThrow('This is no backup of Cabale');
    }
  });

  it.each([
    ['was cut off', (file: string) => truncateSync(file, statSync(file).size - 20)],
    ['lacks its end', (file: string) => edit(file, (text) => text.slice(0, text.lastIndexOf('{')))],
    ['was changed', (file: string) => edit(file, (text) => text.replace('table-001', 'table-002'))],
    ['lacks a row', (file: string) => edit(file, (text) => text.replace(/\n\["table-001"[^\n]*/, ''))],
  ])('restores nothing of a backup that %s', async (_, damage) => {
    const file = await backedUp(await fresh());
    damage(file);
    const place = await fresh();
    await expect(restore(place, file)).rejects.toThrow('The backup is damaged or not complete. Nothing was restored.');
    const { database, close } = await openDatabase(place, ignore);
    onTestFinished(close);
    expect(await database.selectFrom('tables').selectAll().execute()).toEqual([]);
  });
});

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString('utf8'))));
}
