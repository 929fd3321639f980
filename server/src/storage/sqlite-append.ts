import type { Id } from '@cabale/protocol';
import type Sqlite from 'libsql';
import type { Append } from './opened.ts';
import { changes, LOG_COLUMNS, TABLE_COLUMNS } from './rows.ts';

const INSERT = `insert into log (${LOG_COLUMNS.join(', ')}) values (${LOG_COLUMNS.map(() => '?').join(', ')})
  on conflict do nothing`;
const UPDATE = `update tables set ${changes((column) => `?${TABLE_COLUMNS.indexOf(column) + 1}`)} where id = ?1`;

/** Row by row with two statements that are prepared once: inside one process a call costs less than a long statement. */
export function sqliteAppend(file: Sqlite.Database): Append {
  let statements: { readonly insert: Sqlite.Statement; readonly update: Sqlite.Statement } | undefined;
  return (_, rows) => {
    statements ??= { insert: file.prepare(INSERT), update: file.prepare(UPDATE) };
    const stored = new Set<Id>();
    for (const { log, table } of rows) {
      if (statements.insert.run(LOG_COLUMNS.map((column) => log[column])).changes === 0) continue;
      statements.update.run(TABLE_COLUMNS.map((column) => table[column]));
      stored.add(table.id);
    }
    return Promise.resolve(stored);
  };
}
