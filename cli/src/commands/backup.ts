import { backUp, BackupError, DataFolderError, restore as restoreInto } from '@cabale/server';
import { Failure } from '../failure.ts';
import { say } from '../output.ts';
import { serverDatabase } from '../server-database.ts';

/** Backs up the server's database to a file; the server may be running. */
export async function backup(file: string): Promise<void> {
  const { tables, rows } = await explained(() => backUp(serverDatabase(), file));
  say(`${rows} rows of ${tables} tables are in ${file}.`);
}

/** Restores a backup to the server's empty database. */
export async function restore(file: string): Promise<void> {
  const { tables, rows } = await explained(() => restoreInto(serverDatabase(), file));
  say(`${rows} rows of ${tables} tables are restored.`);
}

async function explained<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof BackupError || error instanceof DataFolderError) throw new Failure(error.message, 1);
    throw error;
  }
}
