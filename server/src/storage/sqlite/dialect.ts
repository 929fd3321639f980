import { SqliteDialect, type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type Sqlite from 'libsql';
import type { StatementResult } from './commands.ts';
import { Statements } from './statements.ts';
import type { SqliteWriter } from './writer.ts';

const WRITES: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** Reads on this thread, which is fast; writes and whole transactions run in the writer thread. */
class ThreadConnection implements DatabaseConnection {
  private readonly reads: Statements;
  private readonly writer: SqliteWriter;
  private release: (() => void) | undefined;

  constructor(reads: Statements, writer: SqliteWriter) {
    this.reads = reads;
    this.writer = writer;
  }

  async begin(): Promise<void> {
    const release = await this.writer.lock();
    try {
      await this.writer.send({ kind: 'begin' });
      this.release = release;
    } catch (error) {
      release();
      throw error;
    }
  }

  async commit(): Promise<void> {
    await this.writer.send({ kind: 'commit' });
    this.done();
  }

  /**
   * Releases the writer in any case. A failure is not reported: a full disk ends the transaction by itself, and the
   * original error must not be hidden.
   */
  async rollback(): Promise<void> {
    await this.writer.send({ kind: 'rollback' }).catch(() => undefined);
    this.done();
  }

  async executeQuery<Row>({ sql: text, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.release !== undefined) return resultOf(await this.writer.send({ kind: 'run', text, parameters }));
    if (WRITES.has(query.kind)) return resultOf(await this.writer.execute({ kind: 'write', text, parameters }));
    return { rows: this.reads.use(text, (statement) => statement.all(parameters) as Row[]) };
  }

  streamQuery(): never {
    throw new Error('streaming queries are not supported');
  }

  private done(): void {
    this.release?.();
    this.release = undefined;
  }
}

function resultOf<Row>({ rows, changes }: StatementResult): QueryResult<Row> {
  return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
}

class ThreadDriver implements Driver {
  private readonly reader: Sqlite.Database;
  private readonly reads: Statements;
  private readonly writer: SqliteWriter;

  constructor(reader: Sqlite.Database, writer: SqliteWriter) {
    this.reader = reader;
    this.reads = new Statements(reader);
    this.writer = writer;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new ThreadConnection(this.reads, this.writer));
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  beginTransaction(connection: ThreadConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: ThreadConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: ThreadConnection): Promise<void> {
    return connection.rollback();
  }

  async destroy(): Promise<void> {
    this.reader.close();
    await this.writer.close();
  }
}

/** Kysely's SQLite dialect with the driver above. */
export class ThreadDialect extends SqliteDialect {
  private readonly reader: Sqlite.Database;
  private readonly writer: SqliteWriter;

  constructor(reader: Sqlite.Database, writer: SqliteWriter) {
    super({ database: reader });
    this.reader = reader;
    this.writer = writer;
  }

  override createDriver(): Driver {
    return new ThreadDriver(this.reader, this.writer);
  }
}
