import type { Id } from '@cabale/protocol';
import { Kysely } from 'kysely';
import Sqlite from 'libsql';
import { migrate } from '../migrations.ts';
import type { Append, Batch, OpenDatabase } from '../open-database.ts';
import { LOG_COLUMNS, TABLE_COLUMNS, type WriteRows } from '../rows.ts';
import type { Database } from '../schema.ts';
import { ThreadDialect } from './dialect.ts';
import { READER_SETTINGS, type Cell } from './commands.ts';
import { preparePrivateFile } from './private-files.ts';
import { SqliteWriter } from './writer.ts';

/** A file beside the program. Acknowledged data has reached the disk. */
export async function openSqlite(file: string, onFatal: (error: Error) => void, upTo?: number): Promise<OpenDatabase> {
  preparePrivateFile(file);
  const writer = new SqliteWriter(file, onFatal);
  // The file exists, in WAL mode, once the thread answers.
  await writer.execute({ kind: 'run', text: 'select 1', parameters: [] });
  const reader = new Sqlite(file);
  for (const setting of READER_SETTINGS) reader.exec(`pragma ${setting}`);
  const database = new Kysely<Database>({ dialect: new ThreadDialect(reader, writer) });
  try {
    await migrate(database, 'sqlite', () => Promise.resolve(), upTo);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return { database, append: appendTo(writer), batch: batchTo(writer), close: () => database.destroy() };
}

function appendTo(writer: SqliteWriter): Append {
  return async (given) => {
    const { rows } = await writer.execute({ kind: 'append', rows: given.map(cellsOf) });
    return new Set(given.flatMap(({ table }, index): Id[] => (rows[index] === true ? [table.id] : [])));
  };
}

function batchTo(writer: SqliteWriter): Batch {
  return async (statements) => {
    const steps = statements.map(({ query: { sql: text, parameters }, isCondition = false }) => ({
      text,
      parameters,
      isCondition,
    }));
    const { rows } = await writer.execute({ kind: 'batch', steps });
    return rows[0] as number | undefined;
  };
}

function cellsOf({ log, table }: WriteRows): Cell[] {
  const cells: Cell[] = [];
  for (const column of LOG_COLUMNS) cells.push(log[column]);
  for (const column of TABLE_COLUMNS) cells.push(table[column]);
  return cells;
}
