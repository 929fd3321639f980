import type Sqlite from 'libsql';

/** So many are kept; what was not used for the longest time is prepared anew when it is needed. */
const MOST = 100;

/** Statements that are prepared once and used again and again. */
export class Statements {
  private readonly file: Sqlite.Database;
  private readonly prepared = new Map<string, Sqlite.Statement>();

  constructor(file: Sqlite.Database) {
    this.file = file;
  }

  use<Result>(text: string, task: (statement: Sqlite.Statement) => Result): Result {
    const statement = this.prepared.get(text) ?? this.file.prepare(text);
    // One that fails stays half done and is not used again.
    this.prepared.delete(text);
    const result = task(statement);
    this.prepared.set(text, statement);
    this.forgetOldest();
    return result;
  }

  private forgetOldest(): void {
    const oldest = this.prepared.size > MOST ? this.prepared.keys().next() : undefined;
    if (oldest?.done === false) this.prepared.delete(oldest.value);
  }
}
