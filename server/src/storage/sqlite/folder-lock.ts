import path from 'node:path';
import Sqlite from 'libsql';
import { DataFolderError, preparePrivateFile } from './private-files.ts';

/**
 * The right to be the one server on a data folder. It is a lock of the operating system on a file of its own, taken by
 * SQLite: it ends with the process however that ends, so none is ever left behind.
 */
export class FolderLock {
  private readonly file: Sqlite.Database;

  private constructor(file: Sqlite.Database) {
    this.file = file;
  }

  /** Throws `DataFolderError` where another process has it. */
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
