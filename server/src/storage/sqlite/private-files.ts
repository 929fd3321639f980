import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Beside the file itself, what SQLite keeps while it is open. It gives them the mode of the file. */
const SUFFIXES = ['', '-wal', '-shm'];

/** The folder cannot be used as it is; the message says why and what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/**
 * Makes the folder and the file of the database where they do not exist yet, readable by nobody but their user: they hold
 * the seeds of running games and hashes of passwords. Throws `DataFolderError` where nothing can be written there.
 */
export function preparePrivateFile(file: string): void {
  const folder = path.dirname(file);
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    chmodSync(folder, PRIVATE_FOLDER);
    // Opened for writing, so that a read-only folder or file is noticed now.
    closeSync(openSync(file, 'a', PRIVATE_FILE));
    for (const suffix of SUFFIXES) if (existsSync(`${file}${suffix}`)) chmodSync(`${file}${suffix}`, PRIVATE_FILE);
  } catch (error) {
    throw new DataFolderError(`Nothing can be stored in ${folder}: ${reasonOf(error)}`, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EROFS':
      return 'the file system is read-only. Set DATA_DIR to a folder that can be written.';
    case 'EACCES':
    case 'EPERM':
      return 'it is read-only for this account, or belongs to another one. Set DATA_DIR to a folder of its own.';
    case 'ENOSPC':
      return 'the disk is full.';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a file is in its place. Set DATA_DIR to a folder.';
    case 'EISDIR':
      return 'a folder is in the place of the database file.';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
