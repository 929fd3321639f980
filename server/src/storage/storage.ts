import { sql } from 'kysely';
import { ChatStore } from './chat.ts';
import { openDatabase, type DatabaseAddress } from './database.ts';
import { PackStore } from './packs.ts';
import { PeopleStore } from './people.ts';
import { LeftoverStore } from './leftovers.ts';
import { RecordStore } from './records.ts';
import { ResultStore } from './results.ts';
import { TableStore } from './tables.ts';

/** Everything that lasts. */
export interface Storage {
  readonly tables: TableStore;
  readonly packs: PackStore;
  readonly records: RecordStore;
  readonly leftovers: LeftoverStore;
  readonly chat: ChatStore;
  readonly people: PeopleStore;
  readonly results: ResultStore;
  /** Throws where the database does not answer or takes nothing to store. */
  check(): Promise<void>;
  /** Stores what is still on its way, then closes. */
  close(): Promise<void>;
}

export async function openStorage(
  address: DatabaseAddress,
  onTrouble: (error: Error) => void,
  onGone?: (error: Error) => void,
): Promise<Storage> {
  const opened = await openDatabase(address, onTrouble, onGone);
  const { database, batch, close } = opened;
  const tables = new TableStore(opened);
  return {
    tables,
    packs: new PackStore(database),
    records: new RecordStore(database),
    leftovers: new LeftoverStore(opened),
    chat: new ChatStore(database),
    people: new PeopleStore(database),
    results: new ResultStore(opened),
    async check() {
      // Changes nothing, and is written all the same.
      await batch([{ query: sql`update migrations set version = version where version = 1`.compile(database) }]);
    },
    async close() {
      await tables.drained();
      await close();
    },
  };
}
