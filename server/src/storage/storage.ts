import { sql } from 'kysely';
import { ChatStore } from './chat.ts';
import { openDatabase, type DatabaseAddress } from './database.ts';
import { PackStore } from './packs.ts';
import { PeopleStore } from './people.ts';
import { CleanupStore } from './cleanup.ts';
import { RecordStore } from './records.ts';
import { ResultStore } from './results.ts';
import { TableStore } from './tables.ts';

/** All stored data. */
export interface Storage {
  readonly tables: TableStore;
  readonly packs: PackStore;
  readonly records: RecordStore;
  readonly cleanup: CleanupStore;
  readonly chat: ChatStore;
  readonly people: PeopleStore;
  readonly results: ResultStore;
  /** Throws where the database does not answer or cannot write. */
  check(): Promise<void>;
  /** Stores pending writes, then closes. */
  close(): Promise<void>;
}

export async function openStorage(
  address: DatabaseAddress,
  onError: (error: Error) => void,
  onFatal?: (error: Error) => void,
): Promise<Storage> {
  const opened = await openDatabase(address, onError, onFatal);
  const { database, batch, close } = opened;
  const tables = new TableStore(opened);
  return {
    tables,
    packs: new PackStore(database),
    records: new RecordStore(database),
    cleanup: new CleanupStore(opened),
    chat: new ChatStore(database),
    people: new PeopleStore(database),
    results: new ResultStore(opened),
    async check() {
      // Changes nothing, but is written to the disk.
      await batch([{ query: sql`update migrations set version = version where version = 1`.compile(database) }]);
    },
    async close() {
      await tables.drained();
      await close();
    },
  };
}
