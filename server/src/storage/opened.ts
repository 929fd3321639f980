import type { Id } from '@cabale/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { WriteRows } from './rows.ts';
import type { Database } from './schema.ts';

/**
 * Adds entries to the logs of different tables, and changes the tables, where nobody else has taken the number; gives
 * the tables where it was free. All or nothing is stored, by itself or as a part of a transaction. The hot path: every
 * dialect has its own fastest way.
 */
export type Append = (rows: readonly WriteRows[], transaction?: Transaction<Database>) => Promise<ReadonlySet<Id>>;

/** An open database, brought up to date. */
export interface OpenDatabase {
  readonly database: Kysely<Database>;
  readonly append: Append;
  close(): Promise<void>;
}
