import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool, TypeOverrides, type PoolConfig } from 'pg';
import type { OpenDatabase } from './open-database.ts';
import { migrate } from './migrations.ts';
import { postgresAppend } from './postgres-append.ts';
import { postgresBatch } from './postgres-batch.ts';
import { discardingPool } from './postgres-pool.ts';
import type { Database } from './schema.ts';

/** An arbitrary number: "cabale" on a telephone keypad. */
const MIGRATION_LOCK = 222_253;
const CONNECTIONS = 10;
/** Time limits for connecting and for commands. */
const CONNECT_WITHIN_MS = 5000;
const ANSWER_WITHIN_MS = 10_000;

const LIMITS = {
  connectionTimeoutMillis: CONNECT_WITHIN_MS,
  // The server cancels the statement; if it does not answer at all, the client gives up.
  statement_timeout: ANSWER_WITHIN_MS,
  query_timeout: ANSWER_WITHIN_MS,
  idle_in_transaction_session_timeout: 2 * ANSWER_WITHIN_MS,
  keepAlive: true,
} satisfies PoolConfig;

/** PostgreSQL, for any number of processes. */
export async function openPostgres(url: string, onError: (error: Error) => void, upTo?: number): Promise<OpenDatabase> {
  // Counters and milliseconds fit a JavaScript number.
  const types = new TypeOverrides();
  types.setTypeParser(20, Number);
  await migrateAlone(url, onError, upTo);
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, types, ...LIMITS });
  // Without listeners a lost connection would end this process; queries in progress fail by themselves.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool: discardingPool(pool) }) });
  return {
    database,
    append: postgresAppend(pool),
    batch: postgresBatch(database),
    close: () => database.destroy(),
  };
}

/** On a connection without time limits: migrating a large table, or waiting for another process, may take long. */
async function migrateAlone(url: string, onError: (error: Error) => void, upTo?: number): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    const lock = async (transaction: Transaction<Database>): Promise<void> => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    };
    await migrate(database, 'postgres', lock, upTo);
  } finally {
    await database.destroy();
  }
}
