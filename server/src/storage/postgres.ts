import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import type { OpenDatabase } from './opened.ts';
import { migrate } from './migrations.ts';
import { postgresAppend } from './postgres-append.ts';
import { postgresBatch } from './postgres-batch.ts';
import type { Database } from './schema.ts';

/** Any number, as long as nobody else locks by it: "cabale" on a telephone. */
const MIGRATION_LOCK = 222_253;
const CONNECTIONS = 10;

/** PostgreSQL, for any number of processes. */
export async function openPostgres(url: string, onTrouble: (error: Error) => void): Promise<OpenDatabase> {
  // Counters and milliseconds fit a number of JavaScript.
  const types = new TypeOverrides();
  types.setTypeParser(20, Number);
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, types, connectionTimeoutMillis: 10_000 });
  // Without listeners a server that goes away takes this process with it; queries fail on their own and are told.
  pool.on('error', onTrouble);
  pool.on('connect', (client) => client.on('error', onTrouble));
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(database, 'postgres', async (transaction) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
  });
  return {
    database,
    append: postgresAppend(pool),
    batch: postgresBatch(database),
    close: () => database.destroy(),
  };
}
