import type { Id } from '@cabale/protocol';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Append } from './opened.ts';
import { changes, LOG_COLUMNS, LOG_TYPES, TABLE_COLUMNS, TABLE_TYPES } from './rows.ts';
import type { Database } from './schema.ts';

/** Columns as lists, one list a column: the statement is the same for any number of rows. */
function lists(types: Readonly<Record<string, string>>, first: number): string {
  return Object.values(types)
    .map((type, index) => `$${first + index}::${type}[]`)
    .join(', ');
}

const APPEND = `
  with stored as (
    insert into log (${LOG_COLUMNS.join(', ')}) select * from unnest(${lists(LOG_TYPES, 1)})
    on conflict do nothing returning table_id)
  update tables set ${changes((column) => `given.${column}`)}
  from unnest(${lists(TABLE_TYPES, LOG_COLUMNS.length + 1)}) as given(${TABLE_COLUMNS.join(', ')})
  where tables.id = given.id and given.id in (select table_id from stored)
  returning tables.id`;

/** One statement and one answer, however many rows: by itself it is a transaction already. */
export function postgresAppend(database: Kysely<Database>): Append {
  return async (rows, transaction) => {
    const values = [
      ...LOG_COLUMNS.map((column) => rows.map(({ log }) => log[column])),
      ...TABLE_COLUMNS.map((column) => rows.map(({ table }) => table[column])),
    ];
    const result = await (transaction ?? database).executeQuery<{ id: Id }>(CompiledQuery.raw(APPEND, values));
    return new Set(result.rows.map(({ id }) => id));
  };
}
