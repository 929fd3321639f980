import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool, TypeOverrides, type PoolConfig } from 'pg';
import type { OpenDatabase } from './opened.ts';
import { migrate } from './migrations.ts';
import { postgresAppend } from './postgres-append.ts';
import { postgresBatch } from './postgres-batch.ts';
import { discardingPool } from './postgres-pool.ts';
import type { Database } from './schema.ts';

/** Any number, as long as nobody else locks by it: "cabale" on a telephone. */
const MIGRATION_LOCK = 222_253;
const CONNECTIONS = 10;
/** So long a connection, and so long an answer, is waited for. */
const CONNECT_WITHIN_MS = 5000;
const ANSWER_WITHIN_MS = 10_000;

const LIMITS = {
  connectionTimeoutMillis: CONNECT_WITHIN_MS,
  // The server gives up by itself; where it cannot even do that, the client does.
  statement_timeout: ANSWER_WITHIN_MS,
  query_timeout: ANSWER_WITHIN_MS,
  idle_in_transaction_session_timeout: 2 * ANSWER_WITHIN_MS,
  keepAlive: true,
} satisfies PoolConfig;

/** PostgreSQL, for any number of processes. */
export async function openPostgres(
  url: string,
  onTrouble: (error: Error) => void,
  upTo?: number,
): Promise<OpenDatabase> {
  // Counters and milliseconds fit a number of JavaScript.
  const types = new TypeOverrides();
  types.setTypeParser(20, Number);
  await migrateAlone(url, onTrouble, upTo);
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, types, ...LIMITS });
  // Without listeners a server that goes away takes this process with it; queries fail on their own and are told.
  pool.on('error', onTrouble);
  pool.on('connect', (client) => client.on('error', onTrouble));
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool: discardingPool(pool) }) });
  return {
    database,
    append: postgresAppend(pool),
    batch: postgresBatch(database),
    close: () => database.destroy(),
  };
}

/** On a connection without limits: changing a large table, or waiting for another process that does, may take long. */
async function migrateAlone(url: string, onTrouble: (error: Error) => void, upTo?: number): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  pool.on('error', onTrouble);
  pool.on('connect', (client) => client.on('error', onTrouble));
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
