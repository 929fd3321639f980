import type Sqlite from 'libsql';

/** How many prepared statements are kept. */
const MAX_STATEMENTS = 100;

/** A cache of prepared statements. */
export class Statements {
  private readonly file: Sqlite.Database;
  private readonly prepared = new Map<string, Sqlite.Statement>();

  constructor(file: Sqlite.Database) {
    this.file = file;
  }

  use<Result>(text: string, task: (statement: Sqlite.Statement) => Result): Result {
    const statement = this.prepared.get(text) ?? this.file.prepare(text);
    // A statement that fails stays active and is not reused.
    this.prepared.delete(text);
    const result = task(statement);
    this.prepared.set(text, statement);
    this.evictOldest();
    return result;
  }

  private evictOldest(): void {
    const oldest = this.prepared.size > MAX_STATEMENTS ? this.prepared.keys().next() : undefined;
    if (oldest?.done === false) this.prepared.delete(oldest.value);
  }
}
