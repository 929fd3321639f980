import type Sqlite from 'libsql';
import { BoundedMap } from '../../bounded-map.ts';

/** How many prepared statements are kept. */
const MAX_STATEMENTS = 100;

/** A cache of prepared statements. */
export class Statements {
  private readonly file: Sqlite.Database;
  private readonly prepared = new BoundedMap<Sqlite.Statement>(MAX_STATEMENTS);

  constructor(file: Sqlite.Database) {
    this.file = file;
  }

  use<Result>(text: string, task: (statement: Sqlite.Statement) => Result): Result {
    const statement = this.prepared.get(text) ?? this.file.prepare(text);
    // A statement that fails stays active and is not reused.
    this.prepared.delete(text);
    const result = task(statement);
    this.prepared.set(text, statement);
    return result;
  }
}
