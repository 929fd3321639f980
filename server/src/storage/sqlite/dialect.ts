import { SqliteDialect, type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type Sqlite from 'libsql';
import type { Done } from './orders.ts';
import { Statements } from './statements.ts';
import type { Writing } from './writing.ts';

const WRITES: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** Reads here, where it takes no time, and writes in the thread that waits for the disk; a transaction is all there. */
class ThreadConnection implements DatabaseConnection {
  private readonly reads: Statements;
  private readonly writing: Writing;
  private release: (() => void) | undefined;

  constructor(reads: Statements, writing: Writing) {
    this.reads = reads;
    this.writing = writing;
  }

  async begin(): Promise<void> {
    const release = await this.writing.take();
    try {
      await this.writing.order({ order: 'begin' });
      this.release = release;
    } catch (error) {
      release();
      throw error;
    }
  }

  async commit(): Promise<void> {
    await this.writing.order({ order: 'commit' });
    this.done();
  }

  /**
   * Whatever becomes of it, others may write again. A failure is not reported: a full disk ends a transaction by itself,
   * and what made it fail must not be hidden by that.
   */
  async rollback(): Promise<void> {
    await this.writing.order({ order: 'rollback' }).catch(() => undefined);
    this.done();
  }

  async executeQuery<Row>({ sql: text, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.release !== undefined) return resultOf(await this.writing.order({ order: 'run', text, parameters }));
    if (WRITES.has(query.kind)) return resultOf(await this.writing.alone({ order: 'write', text, parameters }));
    return { rows: this.reads.use(text, (statement) => statement.all(parameters) as Row[]) };
  }

  streamQuery(): never {
    throw new Error('nothing is read in parts');
  }

  private done(): void {
    this.release?.();
    this.release = undefined;
  }
}

function resultOf<Row>({ rows, changes }: Done): QueryResult<Row> {
  return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
}

class ThreadDriver implements Driver {
  private readonly reader: Sqlite.Database;
  private readonly reads: Statements;
  private readonly writing: Writing;

  constructor(reader: Sqlite.Database, writing: Writing) {
    this.reader = reader;
    this.reads = new Statements(reader);
    this.writing = writing;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new ThreadConnection(this.reads, this.writing));
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
    await this.writing.close();
  }
}

/** SQLite as Kysely knows it, with our own way to it. */
export class ThreadDialect extends SqliteDialect {
  private readonly reader: Sqlite.Database;
  private readonly writing: Writing;

  constructor(reader: Sqlite.Database, writing: Writing) {
    super({ database: reader });
    this.reader = reader;
    this.writing = writing;
  }

  override createDriver(): Driver {
    return new ThreadDriver(this.reader, this.writing);
  }
}
