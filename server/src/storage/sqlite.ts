import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
} from 'kysely';
import Sqlite from 'libsql';
import type { OpenDatabase } from './opened.ts';
import { migrate } from './migrations.ts';
import type { Database } from './schema.ts';

/** How long a process waits for another one that writes to the same file. */
const BUSY_MS = 10_000;

/** Takes the right to write when a transaction begins: taking it half way could fail. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateDialect extends SqliteDialect {
  private readonly file: SqliteDatabase;

  constructor(file: SqliteDatabase) {
    super({ database: file });
    this.file = file;
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.file });
  }

  override createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }
}

/** A file beside the program. What is acknowledged has reached the disk. */
export async function openSqlite(file: string): Promise<OpenDatabase> {
  mkdirSync(path.dirname(file), { recursive: true });
  const raw = new Sqlite(file);
  for (const setting of [
    `busy_timeout = ${BUSY_MS}`,
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
  ]) {
    raw.exec(`pragma ${setting}`);
  }
  const database = new Kysely<Database>({ dialect: new ImmediateDialect(raw) });
  await migrate(database, () => Promise.resolve());
  return { database, close: () => database.destroy() };
}
