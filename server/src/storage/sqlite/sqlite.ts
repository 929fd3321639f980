import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Id } from '@cabale/protocol';
import { Kysely } from 'kysely';
import Sqlite from 'libsql';
import { migrate } from '../migrations.ts';
import type { Append, OpenDatabase } from '../opened.ts';
import { LOG_COLUMNS, TABLE_COLUMNS, type WriteRows } from '../rows.ts';
import type { Database } from '../schema.ts';
import { ThreadDialect } from './dialect.ts';
import { READER_SETTINGS, type Cell } from './orders.ts';
import { Writing } from './writing.ts';

/** A file beside the program. What is acknowledged has reached the disk. */
export async function openSqlite(file: string, onGone: (error: Error) => void): Promise<OpenDatabase> {
  mkdirSync(path.dirname(file), { recursive: true });
  const writing = new Writing(file, onGone);
  // The file is there, in its right mode, once the thread answers.
  await writing.alone({ order: 'run', text: 'select 1', parameters: [], alone: false });
  const reader = new Sqlite(file);
  for (const setting of READER_SETTINGS) reader.exec(`pragma ${setting}`);
  const database = new Kysely<Database>({ dialect: new ThreadDialect(reader, writing) });
  try {
    await migrate(database, 'sqlite', () => Promise.resolve());
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return { database, append: appendTo(writing), close: () => database.destroy() };
}

function appendTo(writing: Writing): Append {
  return async (given, transaction) => {
    const alone = transaction === undefined;
    const order = { order: 'append', rows: given.map(cellsOf), alone } as const;
    const { rows } = await (alone ? writing.alone(order) : writing.order(order));
    return new Set(given.flatMap(({ table }, index): Id[] => (rows[index] === true ? [table.id] : [])));
  };
}

function cellsOf({ log, table }: WriteRows): Cell[] {
  const cells: Cell[] = [];
  for (const column of LOG_COLUMNS) cells.push(log[column]);
  for (const column of TABLE_COLUMNS) cells.push(table[column]);
  return cells;
}
