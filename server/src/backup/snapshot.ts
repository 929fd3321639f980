import { existsSync } from 'node:fs';
import { Kysely, sql, SqliteDialect, type Transaction } from 'kysely';
import Sqlite from 'libsql';
import { openDatabase, type DatabaseAddress } from '../storage/database.ts';
import { schemaVersion } from '../storage/migrations.ts';
import type { Database } from '../storage/schema.ts';
import { BackupError } from './format.ts';
import { tablesInOrder, type TableShape } from './tables.ts';

/** Rows per read. */
const PAGE = 500;
/** Waits for a server that is running a checkpoint. */
const PATIENCE_MS = 10_000;

const ignore = (): void => undefined;

type Cells = Readonly<Record<string, unknown>>;

/** A consistent view of a database, whatever is written meanwhile. */
export interface Snapshot {
  readonly schema: number;
  /** Referenced tables first. */
  readonly tables: readonly TableShape[];
  rows(table: TableShape): AsyncIterable<Cells>;
}

/** Reads a database within one transaction, without blocking writers. */
export async function withSnapshot<Result>(
  address: DatabaseAddress,
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  switch (address.kind) {
    case 'sqlite':
      return withFile(address.file, read);
    case 'postgres':
      return withServer(address, read);
  }
}

async function withFile<Result>(file: string, read: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}. DATA_DIR says where it is.`);
  const reader = new Sqlite(file);
  reader.exec(`pragma busy_timeout = ${PATIENCE_MS}`);
  reader.exec('pragma query_only = on');
  const database = new Kysely<Database>({ dialect: new SqliteDialect({ database: reader }) });
  try {
    return await database.transaction().execute(async (transaction) =>
      read({
        schema: await schemaVersion(transaction),
        tables: await tablesInOrder(transaction, 'sqlite'),
        rows: (table) => rowsOfFile(transaction, table),
      }),
    );
  } finally {
    await database.destroy();
  }
}

async function* rowsOfFile(transaction: Transaction<Database>, { name }: TableShape): AsyncIterable<Cells> {
  for (let last = 0; ;) {
    const { rows } = await sql<Cells & { readonly place: number }>`
      select rowid as place, * from ${sql.table(name)} where rowid > ${last} order by rowid limit ${PAGE}
    `.execute(transaction);
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.place ?? last;
  }
}

async function withServer<Result>(
  address: DatabaseAddress,
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  // Not migrated: the running server may be an older version.
  const { database, close } = await openDatabase(address, ignore, ignore, 0);
  try {
    return await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) =>
        read({
          schema: await schemaVersion(transaction),
          tables: await tablesInOrder(transaction, 'postgres'),
          rows: (table) => rowsOfServer(transaction, table),
        }),
      );
  } finally {
    await close();
  }
}

async function* rowsOfServer(transaction: Transaction<Database>, { name }: TableShape): AsyncIterable<Cells> {
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(name)}`.execute(transaction);
  for (let count = PAGE; count === PAGE;) {
    const { rows } = await sql.raw<Cells>(`fetch ${PAGE} from backup_rows`).execute(transaction);
    yield* rows;
    count = rows.length;
  }
  await sql`close backup_rows`.execute(transaction);
}
