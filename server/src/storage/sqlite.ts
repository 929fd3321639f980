import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import Sqlite from 'libsql';
import type { OpenDatabase } from './opened.ts';
import { migrate } from './migrations.ts';
import type { Database } from './schema.ts';
import { sqliteAppend } from './sqlite-append.ts';

/** How long a process waits for another one that writes to the same file, and how often it looks. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 5;

const WRITES: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/**
 * The one connection to the file. The right to write is taken when a transaction begins, since taking it half way could
 * fail; waiting for it holds up nothing else in this process, as SQLite's own waiting would.
 */
class PatientConnection implements DatabaseConnection {
  private readonly connection: DatabaseConnection;
  private readonly file: Sqlite.Database;
  private isWriting = false;

  constructor(connection: DatabaseConnection, file: Sqlite.Database) {
    this.connection = connection;
    this.file = file;
  }

  async begin(): Promise<void> {
    for (let waited = 0; !this.isWriting; waited += LOOK_EVERY_MS) {
      try {
        // Not as a prepared statement: one that fails stays half done and keeps later transactions from ending.
        this.file.exec('begin immediate');
        this.isWriting = true;
      } catch (error) {
        if (!isBusy(error) || waited >= PATIENCE_MS) throw error;
        await setTimeout(LOOK_EVERY_MS);
      }
    }
  }

  end(how: 'commit' | 'rollback'): void {
    this.isWriting = false;
    this.file.exec(how);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isWriting || !WRITES.has(query.query.kind)) return this.connection.executeQuery<Row>(query);
    await this.begin();
    try {
      const result = await this.connection.executeQuery<Row>(query);
      this.end('commit');
      return result;
    } catch (error) {
      this.end('rollback');
      throw error;
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.connection.streamQuery(query, chunkSize);
  }
}

function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}

class PatientDriver extends SqliteDriver {
  private readonly file: Sqlite.Database;
  private connection: PatientConnection | undefined;

  constructor(file: Sqlite.Database) {
    super({ database: file });
    this.file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return (this.connection ??= new PatientConnection(connection, this.file));
  }

  override async beginTransaction(): Promise<void> {
    await this.connection?.begin();
  }

  override commitTransaction(): Promise<void> {
    this.connection?.end('commit');
    return Promise.resolve();
  }

  override rollbackTransaction(): Promise<void> {
    this.connection?.end('rollback');
    return Promise.resolve();
  }
}

class PatientDialect extends SqliteDialect {
  private readonly file: Sqlite.Database;

  constructor(file: Sqlite.Database) {
    super({ database: file });
    this.file = file;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.file);
  }
}

const SETTINGS = [
  // Only until the file is in the right mode: from then on the connection waits by itself.
  `busy_timeout = ${PATIENCE_MS}`,
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  // In pages of 4 KB. The same few pages are written again and again; moving them into the file more rarely costs less.
  'wal_autocheckpoint = 4000',
  'busy_timeout = 0',
];

/** A file beside the program. What is acknowledged has reached the disk. */
export async function openSqlite(file: string): Promise<OpenDatabase> {
  mkdirSync(path.dirname(file), { recursive: true });
  const raw = new Sqlite(file);
  for (const setting of SETTINGS) raw.exec(`pragma ${setting}`);
  const database = new Kysely<Database>({ dialect: new PatientDialect(raw) });
  await migrate(database, () => Promise.resolve());
  return { database, append: sqliteAppend(raw), close: () => database.destroy() };
}
