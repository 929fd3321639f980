import { existsSync } from 'node:fs';
import { sql, type Kysely, type Transaction } from 'kysely';
import { openDatabase, type DatabaseAddress } from '../storage/database.ts';
import { NEWEST_SCHEMA, schemaVersion } from '../storage/migrations.ts';
import type { Database } from '../storage/schema.ts';
import { FolderLock } from '../storage/sqlite/folder-lock.ts';
import type { Extent } from './backup.ts';
import { BackupError, type Row } from './format.ts';
import { partsOf, verified } from './read-backup.ts';
import { tablesInOrder, type TableShape } from './tables.ts';

/** Rows stored by one statement. */
const AT_ONCE = 200;

// Connection errors also fail the statement in progress.
const ignore = (): void => undefined;

/** Restores a backup into an empty database, completely or not at all. A folder in use by a server is refused. */
export async function restore(address: DatabaseAddress, file: string): Promise<Extent> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const schema = await verified(file);
  if (schema > NEWEST_SCHEMA) {
    throw new BackupError(`The backup has version ${schema}; this program knows ${NEWEST_SCHEMA}. Update Cabale.`);
  }
  const lock = address.kind === 'sqlite' ? FolderLock.take(address.file) : undefined;
  try {
    const extent = await restoreInto(address, file, schema);
    // A backup of an older version is migrated.
    await (await openDatabase(address, ignore)).close();
    return extent;
  } finally {
    lock?.release();
  }
}

async function restoreInto(address: DatabaseAddress, file: string, schema: number): Promise<Extent> {
  const { database, close } = await openDatabase(address, ignore, ignore, schema);
  try {
    await refuseUnlessEmpty(database, address, schema);
    return await database.transaction().execute((transaction) => fill(transaction, file));
  } finally {
    await close();
  }
}

async function refuseUnlessEmpty(database: Kysely<Database>, { kind }: DatabaseAddress, schema: number): Promise<void> {
  for (const { name } of await tablesInOrder(database, kind)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database);
    if (rows.length > 0) throw new BackupError('The database is not empty. Restore into a new one.');
  }
  if ((await schemaVersion(database)) !== schema) {
    throw new BackupError('The database was made by a later version than the backup. Restore into a new one.');
  }
}

async function fill(transaction: Transaction<Database>, file: string): Promise<Extent> {
  let table: TableShape | undefined;
  let waiting: Row[] = [];
  const extent = { tables: 0, rows: 0 };
  const flush = async (): Promise<void> => {
    if (table !== undefined && waiting.length > 0) await insert(transaction, table, waiting);
    waiting = [];
  };
  for await (const part of partsOf(file)) {
    if ('table' in part) {
      await flush();
      ({ table } = part);
      extent.tables += 1;
    } else {
      waiting.push(part.row);
      extent.rows += 1;
      if (waiting.length === AT_ONCE) await flush();
    }
  }
  await flush();
  return extent;
}

async function insert(transaction: Transaction<Database>, table: TableShape, rows: readonly Row[]): Promise<void> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${values}`.execute(transaction);
}
