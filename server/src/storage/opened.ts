import type { Id } from '@cabale/protocol';
import type { CompiledQuery, Kysely } from 'kysely';
import type { WriteRows } from './rows.ts';
import type { Database } from './schema.ts';

/**
 * Adds entries to the logs of different tables, and changes the tables, where nobody else has taken the number; gives
 * the tables where it was free. All or nothing is stored. The hot path: every dialect has its own fastest way.
 */
export type Append = (rows: readonly WriteRows[]) => Promise<ReadonlySet<Id>>;

/** A statement of a transaction. */
export interface Statement {
  readonly query: CompiledQuery;
  /** Where it changes nothing, nothing of the transaction is stored. */
  readonly isCondition?: true;
}

/**
 * A transaction that is known as a whole before it begins: nobody waits for it longer than it takes. Gives the place of
 * the condition that was not met, `undefined` where all is stored.
 */
export type Batch = (statements: readonly Statement[]) => Promise<number | undefined>;

/** An open database, brought up to date. */
export interface OpenDatabase {
  readonly database: Kysely<Database>;
  readonly append: Append;
  readonly batch: Batch;
  close(): Promise<void>;
}
