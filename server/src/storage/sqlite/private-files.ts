import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** The file and those that SQLite creates beside it, with the same mode. */
const SUFFIXES = ['', '-wal', '-shm'];

/** The folder cannot be used; the message says why and what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/**
 * Creates the folder and file of the database if necessary, readable only by their owner: they contain seeds of running
 * games and password hashes. Throws `DataFolderError` where nothing can be written.
 */
export function preparePrivateFile(file: string): void {
  const folder = path.dirname(file);
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    chmodSync(folder, PRIVATE_FOLDER);
    // Opened for writing, to notice a read-only folder or file now.
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
