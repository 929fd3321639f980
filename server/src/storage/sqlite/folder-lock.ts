import path from 'node:path';
import Sqlite from 'libsql';
import { DataFolderError, preparePrivateFile } from './private-files.ts';

/**
 * Makes sure that only one server uses a data folder. An operating-system lock on a separate file, taken through
 * SQLite: it ends with the process, however that ends.
 */
export class FolderLock {
  private readonly file: Sqlite.Database;

  private constructor(file: Sqlite.Database) {
    this.file = file;
  }

  /** Throws `DataFolderError` where another process holds the lock. */
  static take(database: string): FolderLock {
    const name = `${database}.lock`;
    preparePrivateFile(name);
    const file = new Sqlite(name);
    try {
      file.exec('begin exclusive');
      return new FolderLock(file);
    } catch (error) {
      file.close();
      throw new DataFolderError(
        `Another Cabale server is using ${path.dirname(database)}. Stop it first, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
  }

  release(): void {
    this.file.close();
  }
}
