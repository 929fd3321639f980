import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** An open database, brought up to date. */
export interface OpenDatabase {
  readonly database: Kysely<Database>;
  close(): Promise<void>;
}
