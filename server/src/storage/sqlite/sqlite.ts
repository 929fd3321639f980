import type { Id } from '@cabale/protocol';
import { Kysely } from 'kysely';
import Sqlite from 'libsql';
import { migrate } from '../migrations.ts';
import type { Append, Batch, OpenDatabase } from '../opened.ts';
import { LOG_COLUMNS, TABLE_COLUMNS, type WriteRows } from '../rows.ts';
import type { Database } from '../schema.ts';
import { ThreadDialect } from './dialect.ts';
import { READER_SETTINGS, type Cell } from './orders.ts';
import { preparePrivateFile } from './private-files.ts';
import { Writing } from './writing.ts';

/** A file beside the program. What is acknowledged has reached the disk. */
export async function openSqlite(file: string, onGone: (error: Error) => void, upTo?: number): Promise<OpenDatabase> {
  preparePrivateFile(file);
  const writing = new Writing(file, onGone);
  // The file is there, in its right mode, once the thread answers.
  await writing.alone({ order: 'run', text: 'select 1', parameters: [] });
  const reader = new Sqlite(file);
  for (const setting of READER_SETTINGS) reader.exec(`pragma ${setting}`);
  const database = new Kysely<Database>({ dialect: new ThreadDialect(reader, writing) });
  try {
    await migrate(database, 'sqlite', () => Promise.resolve(), upTo);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return { database, append: appendTo(writing), batch: batchTo(writing), close: () => database.destroy() };
}

function appendTo(writing: Writing): Append {
  return async (given) => {
    const { rows } = await writing.alone({ order: 'append', rows: given.map(cellsOf) });
    return new Set(given.flatMap(({ table }, index): Id[] => (rows[index] === true ? [table.id] : [])));
  };
}

function batchTo(writing: Writing): Batch {
  return async (statements) => {
    const steps = statements.map(({ query: { sql: text, parameters }, isCondition = false }) => ({
      text,
      parameters,
      isCondition,
    }));
    const { rows } = await writing.alone({ order: 'batch', steps });
    return rows[0] as number | undefined;
  };
}

function cellsOf({ log, table }: WriteRows): Cell[] {
  const cells: Cell[] = [];
  for (const column of LOG_COLUMNS) cells.push(log[column]);
  for (const column of TABLE_COLUMNS) cells.push(table[column]);
  return cells;
}
