import { backUpStored, BackupError, DataFolderError, restoreStored, WrongSettingsError } from '@cabale/server';
import { Failure } from '../failure.ts';
import { say } from '../output.ts';

/** Writes all that the server of these settings keeps into a file; it may run meanwhile. */
export async function backup(file: string): Promise<void> {
  const { tables, rows } = await explained(() => backUpStored(process.env, file));
  say(`${rows} rows of ${tables} tables are in ${file}.`);
}

/** Puts a backup into the empty database of these settings. */
export async function restore(file: string): Promise<void> {
  const { tables, rows } = await explained(() => restoreStored(process.env, file));
  say(`${rows} rows of ${tables} tables are restored.`);
}

async function explained<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof WrongSettingsError) throw new Failure(error.message, 2);
    if (error instanceof BackupError || error instanceof DataFolderError) throw new Failure(error.message, 1);
    throw error;
  }
}
