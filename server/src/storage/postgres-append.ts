import type { Id } from '@cabale/protocol';
import type { Pool } from 'pg';
import type { Append } from './open-database.ts';
import { postgresList } from './postgres-list.ts';
import { changes, LOG_COLUMNS, LOG_TYPES, TABLE_COLUMNS, TABLE_TYPES, type WriteRows } from './rows.ts';

/** One array for each column, so that the statement is the same for any number of rows. */
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

/**
 * One statement, and so one transaction, for any number of rows. It is named, so that every connection parses and plans
 * it once.
 */
export function postgresAppend(pool: Pool): Append {
  return async (rows) => {
    const result = await pool.query<{ id: Id }>({ name: 'append', text: APPEND, values: valuesOf(rows) });
    return new Set(result.rows.map(({ id }) => id));
  };
}

function valuesOf(rows: readonly WriteRows[]): Buffer[] {
  return [
    ...LOG_COLUMNS.map((column) =>
      postgresList(
        LOG_TYPES[column],
        rows.map(({ log }) => log[column]),
      ),
    ),
    ...TABLE_COLUMNS.map((column) =>
      postgresList(
        TABLE_TYPES[column],
        rows.map(({ table }) => table[column]),
      ),
    ),
  ];
}
