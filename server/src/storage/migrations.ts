import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';

/** SQL for both dialects, or for one of them. */
type Statement = string | { readonly only: Dialect; readonly statement: string };

/** Forward only: a released migration is never changed. */
const MIGRATIONS: readonly (readonly Statement[])[] = [
  [
    `create table people (
      id text primary key, name text not null, created bigint not null,
      login text unique, password text, return_hash text unique)`,
    `create table sessions (
      id text primary key, hash text not null unique, person_id text not null references people(id),
      created bigint not null, used bigint not null, device text not null)`,
    `create index sessions_by_person on sessions (person_id)`,
    `create table tokens (
      id text primary key, hash text not null unique, person_id text not null references people(id),
      name text not null, created bigint not null, used bigint)`,
    `create index tokens_by_person on tokens (person_id)`,
    `create table mutes (
      person_id text not null references people(id), muted_id text not null, primary key (person_id, muted_id))`,
    `create table pushes (
      endpoint text primary key, person_id text not null references people(id), keys text not null)`,
    `create index pushes_by_person on pushes (person_id)`,
    `create table tables (
      id text primary key, number integer not null, phase text not null, visibility text not null,
      game text not null, created bigint not null, open_seats integer not null, due bigint,
      bot_owes integer not null, unsettled integer not null, document text not null, position text, state text,
      invite_hash text unique, share_hash text unique)`,
    `create index tables_in_lobby on tables (created) where phase <> 'over' and visibility = 'public' and open_seats > 0`,
    `create index tables_due on tables (due) where due is not null`,
    `create index tables_bots on tables (id) where bot_owes = 1`,
    `create index tables_unsettled on tables (id) where unsettled = 1`,
    `create table log (
      table_id text not null references tables(id), number integer not null, at bigint not null,
      kind text not null, body text not null, primary key (table_id, number))`,
    `create table members (
      table_id text not null references tables(id), person_id text not null, seat integer not null,
      primary key (table_id, person_id))`,
    `create index members_by_person on members (person_id)`,
    `create table admissions (
      table_id text not null references tables(id), person_id text not null, primary key (table_id, person_id))`,
    `create table chat (
      table_id text not null references tables(id), number integer not null, at bigint not null,
      person_id text not null, name text not null, text text not null, primary key (table_id, number))`,
    `create table results (
      table_id text not null references tables(id), person_id text not null, game text not null,
      seats integer not null, rank integer not null, at bigint not null, primary key (table_id, person_id))`,
    `create index results_by_person on results (person_id)`,
    `create table ratings (
      person_id text not null, game text not null, rated integer not null,
      mu double precision not null, sigma double precision not null, primary key (person_id, game))`,
  ],
  [`create table packs (hash text primary key, pack text not null)`],
  [
    {
      // Every move updates a table's row. Free space on its page avoids index updates, and compressing a few kilobytes
      // would take longer than writing them.
      only: 'postgres',
      statement: `alter table tables set (fillfactor = 45, toast_tuple_target = 8160)`,
    },
  ],
  [
    // Older tokens had every right; they keep those that programs need.
    `alter table tokens add column scopes text not null default 'read play chat'`,
    `alter table people add column return_expires bigint`,
    {
      only: 'sqlite',
      statement: `update people set return_expires = (strftime('%s', 'now') + 7 * 86400) * 1000 where return_hash is not null`,
    },
    {
      only: 'postgres',
      statement: `update people set return_expires = (extract(epoch from now())::bigint + 7 * 86400) * 1000
        where return_hash is not null`,
    },
    `alter table people add column leaving integer not null default 0`,
    `create index people_leaving on people (id) where leaving = 1`,
    `create index sessions_by_use on sessions (used)`,
    `alter table admissions add column invitation integer not null default 0`,
    `create index admissions_by_person on admissions (person_id)`,
    `create index chat_by_person on chat (person_id)`,
    `create table traces (
      person_id text not null, table_id text not null references tables(id), primary key (person_id, table_id))`,
    {
      only: 'sqlite',
      statement: `insert into traces (person_id, table_id)
        select json_extract(body, '$.document.host'), table_id from log where kind = 'created'
        union select json_extract(seat.value, '$.person'), table_id
          from log, json_each(log.body, '$.document.seats') as seat
          where kind = 'created' and json_extract(seat.value, '$.person') is not null
        union select json_extract(body, '$.person'), table_id from log where kind = 'sat'`,
    },
    {
      only: 'postgres',
      statement: `insert into traces (person_id, table_id)
        select body::json #>> '{document,host}', table_id from log where kind = 'created'
        union select seat ->> 'person', table_id
          from log, json_array_elements(body::json #> '{document,seats}') as seat
          where kind = 'created' and seat ->> 'person' is not null
        union select body::json ->> 'person', table_id from log where kind = 'sat'`,
    },
  ],
  [
    `create table records (table_id text primary key references tables(id), record text not null)`,
    `alter table tables add column host text not null default ''`,
    { only: 'sqlite', statement: `update tables set host = json_extract(document, '$.host')` },
    { only: 'postgres', statement: `update tables set host = document::json ->> 'host'` },
    `create index tables_by_host on tables (host) where phase <> 'over'`,
    `create index log_undone on log (at) where kind = 'undid'`,
  ],
  [`create index tables_in_play on tables (created) where phase = 'playing' and visibility = 'public'`],
];

/** The version of an up-to-date database. */
export const NEWEST_SCHEMA = MIGRATIONS.length;

/** The database was written by a later version and must not be changed. */
export class NewerDatabaseError extends Error {
  constructor(found: number) {
    super(`The database has version ${found}; this program knows ${MIGRATIONS.length}. Update Cabale.`);
  }
}

/**
 * Brings the database up to date in one transaction. `lock` makes a second process that starts at the same time wait
 * until nothing is left to do.
 */
export async function migrate(
  database: Kysely<Database>,
  dialect: Dialect,
  lock: (transaction: Transaction<Database>) => Promise<void>,
  upTo: number = NEWEST_SCHEMA,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lock(transaction);
    await sql`create table if not exists migrations (version integer primary key)`.execute(transaction);
    const found = await schemaVersion(transaction);
    if (found > MIGRATIONS.length) throw new NewerDatabaseError(found);
    for (const [index, statements] of MIGRATIONS.slice(0, upTo).entries()) {
      if (index < found) continue;
      for (const statement of statements.flatMap((each) => asked(each, dialect))) {
        await sql.raw(statement).execute(transaction);
      }
      await sql`insert into migrations (version) values (${index + 1})`.execute(transaction);
    }
  });
}

/** How many migrations have been applied to a database. */
export async function schemaVersion(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{
    version: number | null;
  }>`select max(version) as version from migrations`.execute(database);
  return rows[0]?.version ?? 0;
}

function asked(statement: Statement, dialect: Dialect): string[] {
  if (typeof statement === 'string') return [statement];
  return statement.only === dialect ? [statement.statement] : [];
}
