import type { Id } from '@cabale/protocol';
import type { CompiledQuery, Kysely } from 'kysely';
import type { WriteRows } from './rows.ts';
import type { Database } from './schema.ts';

/**
 * Appends entries to the logs of different tables and updates the tables, where the entry's number is free; returns
 * those tables. Atomic. The hot path: every dialect has its own fastest way.
 */
export type Append = (rows: readonly WriteRows[]) => Promise<ReadonlySet<Id>>;

/** A statement of a transaction. */
export interface Statement {
  readonly query: CompiledQuery;
  /** If it changes nothing, the transaction is rolled back. */
  readonly isCondition?: true;
}

/**
 * A transaction whose statements are all known before it begins. Returns the index of the condition that failed,
 * `undefined` where everything is stored.
 */
export type Batch = (statements: readonly Statement[]) => Promise<number | undefined>;

/** An open, up-to-date database. */
export interface OpenDatabase {
  readonly database: Kysely<Database>;
  readonly append: Append;
  readonly batch: Batch;
  close(): Promise<void>;
}
