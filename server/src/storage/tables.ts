import type { Id } from '@cabale/protocol';
import { sql, type Kysely } from 'kysely';
import type { Position, TableDocument } from '../table/document.ts';
import type { Entry, Fact } from '../table/facts.ts';
import { peopleIn } from '../table/anonymise.ts';
import { GroupCommit } from './group-commit.ts';
import type { Append, Batch, OpenDatabase, Statement } from './open-database.ts';
import { logRow, rowsOf, tableRow, type Head, type Write } from './rows.ts';
import type { Database, LogRow, MembersRow } from './schema.ts';

export type { Head, Write } from './rows.ts';

/** A table and its next deadline. */
export interface DueTable {
  readonly id: Id;
  readonly due: number;
}

export type CodeKind = 'invite' | 'share';

/** Tables and their logs. */
export class TableStore {
  private readonly database: Kysely<Database>;
  private readonly batch: Batch;
  private readonly appends: GroupCommit<Write, boolean>;
  private readonly creations: GroupCommit<Creation, boolean>;

  constructor({ database, append, batch }: OpenDatabase) {
    this.database = database;
    this.batch = batch;
    this.appends = new GroupCommit((writes) => appendAll(append, writes));
    this.creations = new GroupCommit((creations) => createAll(database, batch, creations));
  }

  async create(document: TableDocument, inviteHash: string): Promise<void> {
    await this.creations.add({ document, inviteHash });
  }

  /**
   * Appends an entry to a table's log and stores the table after it; `false` where the number is taken. The log's
   * primary key prevents conflicting writes.
   */
  append(write: Write): Promise<boolean> {
    return isSeating(write) ? this.seat(write) : this.appends.add(write);
  }

  async drained(): Promise<void> {
    await Promise.all([this.appends, this.creations].map((group) => group.drained()));
  }

  async read(id: Id): Promise<Head | undefined> {
    const row = await this.database
      .selectFrom('tables')
      .select(['number', 'document', 'position', 'state'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return {
      number: row.number,
      document: JSON.parse(row.document) as TableDocument,
      position: row.position === null ? null : (JSON.parse(row.position) as Position),
      state: row.state,
    };
  }

  async log(id: Id): Promise<Entry[]> {
    const rows = await this.logRows(id);
    return rows.map(({ number, at, body }) => ({ number, at, fact: JSON.parse(body) as Fact }));
  }

  /** The log as stored. */
  logRows(id: Id): Promise<Pick<LogRow, 'number' | 'at' | 'body'>[]> {
    return this.database
      .selectFrom('log')
      .select(['number', 'at', 'body'])
      .where('table_id', '=', id)
      .orderBy('number')
      .execute();
  }

  /** All table ids, for checks of the whole database. */
  async ids(): Promise<Id[]> {
    const rows = await this.database.selectFrom('tables').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  }

  /** Public tables with an open seat, newest first. */
  async lobby(limit: number): Promise<TableDocument[]> {
    const rows = await this.database
      .selectFrom('tables')
      .select('document')
      .where('phase', '<>', 'over')
      .where('visibility', '=', 'public')
      .where('open_seats', '>', 0)
      .orderBy('created', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ document }) => JSON.parse(document) as TableDocument);
  }

  /** Public tables in play, newest first. */
  async inPlay(limit: number): Promise<TableDocument[]> {
    const rows = await this.database
      .selectFrom('tables')
      .select('document')
      .where('phase', '=', 'playing')
      .where('visibility', '=', 'public')
      .orderBy('created', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ document }) => JSON.parse(document) as TableDocument);
  }

  /** How many unfinished tables a person hosts. */
  async countOf(host: Id): Promise<{ tables: number; inLobby: number; botsOnly: number }> {
    const { rows } = await sql<{ tables: number; lobby: number | null; bots: number | null }>`
      select count(*) as tables,
        sum(case when visibility = 'public' and open_seats > 0 then 1 else 0 end) as lobby,
        sum(case when phase in ('starting', 'playing')
          and not exists (select 1 from members where members.table_id = tables.id) then 1 else 0 end) as bots
      from tables where host = ${host} and phase <> 'over'`.execute(this.database);
    const [found] = rows;
    return { tables: found?.tables ?? 0, inLobby: found?.lobby ?? 0, botsOnly: found?.bots ?? 0 };
  }

  /** Tables where a person has or had a seat, newest first. */
  async of(person: Id, which: 'running' | 'over', limit: number, before?: number): Promise<TableDocument[]> {
    const rows = await this.database
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select('tables.document')
      .where('members.person_id', '=', person)
      .where('tables.phase', which === 'over' ? '=' : '<>', 'over')
      .$if(before !== undefined, (query) => query.where('tables.created', '<', before ?? 0))
      .orderBy('tables.created', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ document }) => JSON.parse(document) as TableDocument);
  }

  /** Tables with a deadline, for restoring jobs. */
  async due(): Promise<DueTable[]> {
    const rows = await this.database.selectFrom('tables').select(['id', 'due']).where('due', 'is not', null).execute();
    return rows.flatMap(({ id, due }) => (due === null ? [] : [{ id, due }]));
  }

  /** Tables where a bot must choose. */
  owedByBots(): Promise<{ readonly id: Id; readonly number: number }[]> {
    return this.database.selectFrom('tables').select(['id', 'number']).where('bot_owes', '=', 1).execute();
  }

  /** Finished tables whose result has not been recorded. */
  async unsettled(): Promise<Id[]> {
    const rows = await this.database.selectFrom('tables').select('id').where('unsettled', '=', 1).execute();
    return rows.map(({ id }) => id);
  }

  /** The number of the last log entry of a table. */
  async number(id: Id): Promise<number | undefined> {
    const row = await this.database.selectFrom('tables').select('number').where('id', '=', id).executeTakeFirst();
    return row?.number;
  }

  async admit(table: Id, person: Id, invitation: number): Promise<void> {
    await this.database
      .insertInto('admissions')
      .values({ table_id: table, person_id: person, invitation })
      .onConflict((conflict) => conflict.columns(['table_id', 'person_id']).doUpdateSet({ invitation }))
      .execute();
  }

  /** The number of the invitation the person used. */
  async admission(table: Id, person: Id): Promise<number | undefined> {
    const row = await this.database
      .selectFrom('admissions')
      .select('invitation')
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row?.invitation;
  }

  /** Everybody who was admitted by that invitation. */
  async admitted(table: Id, invitation: number, limit: number): Promise<Id[]> {
    const rows = await this.database
      .selectFrom('admissions')
      .select('person_id')
      .where('table_id', '=', table)
      .where('invitation', '=', invitation)
      .limit(limit)
      .execute();
    return rows.map(({ person_id: person }) => person);
  }

  /** Tables a person was admitted to by an invitation. */
  async admissionsOf(person: Id): Promise<Id[]> {
    const rows = await this.database
      .selectFrom('admissions')
      .select('table_id')
      .where('person_id', '=', person)
      .execute();
    return rows.map(({ table_id: table }) => table);
  }

  /** Tables whose log or document names a person. */
  async tracesOf(person: Id): Promise<Id[]> {
    const rows = await this.database.selectFrom('traces').select('table_id').where('person_id', '=', person).execute();
    return rows.map(({ table_id: table }) => table);
  }

  /** Rewrites the document of a table that no process can have in memory. */
  async rewriteDocument(id: Id, rewrite: (document: TableDocument) => TableDocument): Promise<void> {
    const head = await this.read(id);
    if (head === undefined) return;
    const document = JSON.stringify(rewrite(head.document));
    await this.database.updateTable('tables').set({ document }).where('id', '=', id).execute();
  }

  /** Rewrites the log entries that name a person. */
  async rewriteLog(id: Id, person: Id, rewrite: (fact: Fact) => Fact): Promise<void> {
    const rows = await this.database
      .selectFrom('log')
      .select(['number', 'body'])
      .where('table_id', '=', id)
      .where('body', 'like', `%${person}%`)
      .execute();
    for (const { number, body } of rows) {
      const fact = rewrite(JSON.parse(body) as Fact);
      await this.database
        .updateTable('log')
        .set({ body: JSON.stringify(fact) })
        .where('table_id', '=', id)
        .where('number', '=', number)
        .execute();
    }
    await this.database.deleteFrom('traces').where('table_id', '=', id).where('person_id', '=', person).execute();
  }

  /** Whether the person has or had a seat at the table. */
  async isMember(table: Id, person: Id): Promise<boolean> {
    const row = await this.database
      .selectFrom('members')
      .select('person_id')
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Replaces the code. */
  async setCode(table: Id, kind: CodeKind, hash: string): Promise<void> {
    await this.database
      .updateTable('tables')
      .set(kind === 'invite' ? { invite_hash: hash } : { share_hash: hash })
      .where('id', '=', table)
      .execute();
  }

  async byCode(kind: CodeKind, hash: string): Promise<Id | undefined> {
    const row = await this.database
      .selectFrom('tables')
      .select('id')
      .where(kind === 'invite' ? 'invite_hash' : 'share_hash', '=', hash)
      .executeTakeFirst();
    return row?.id;
  }

  /** Not grouped with others, since people sit down far more rarely than they move. */
  private async seat(write: Write): Promise<boolean> {
    return (await this.batch(seating(this.database, write))) === undefined;
  }
}

/** Facts that change who sits at the table. */
const SEATING: ReadonlySet<Fact['kind']> = new Set(['sat', 'left', 'kicked', 'removed']);

function isSeating({ entry }: Write): boolean {
  return SEATING.has(entry.fact.kind);
}

async function appendAll(append: Append, writes: readonly Write[]): Promise<boolean[]> {
  const first = new Map<Id, Write>();
  // Of two writes to one table in the same group the second one conflicts.
  for (const write of writes) if (!first.has(write.head.document.id)) first.set(write.head.document.id, write);
  // In a fixed order, so that two processes cannot deadlock.
  const ordered = [...first.values()].toSorted((a, b) => (a.head.document.id < b.head.document.id ? -1 : 1));
  const stored = await append(ordered.map(rowsOf));
  return writes.map((write) => first.get(write.head.document.id) === write && stored.has(write.head.document.id));
}

/** Before the start people who leave are removed from the members; afterwards they stay. */
function seating(database: Kysely<Database>, write: Write): Statement[] {
  const { document } = write.head;
  const { log, table } = rowsOf(write);
  const { host, number, phase, open_seats, due, bot_owes, position, state } = table;
  const unsettled = sql<number>`case when phase = 'over' then unsettled else ${table.unsettled} end`;
  const changed = {
    host,
    number,
    phase,
    open_seats,
    due,
    bot_owes,
    unsettled,
    document: table.document,
    position,
    state,
  };
  const statements: Statement[] = [
    {
      query: database
        .insertInto('log')
        .values(log)
        .onConflict((conflict) => conflict.doNothing())
        .compile(),
      isCondition: true,
    },
    { query: database.updateTable('tables').set(changed).where('id', '=', table.id).compile() },
  ];
  if (document.phase === 'gathering') {
    statements.push({ query: database.deleteFrom('members').where('table_id', '=', document.id).compile() });
  }
  return [
    ...statements,
    ...joining(database, membersOf(document)),
    ...tracing(database, document.id, [...peopleIn(document), ...peopleIn(write.entry.fact)]),
  ];
}

interface Creation {
  readonly document: TableDocument;
  readonly inviteHash: string;
}

async function createAll(database: Kysely<Database>, batch: Batch, creations: readonly Creation[]): Promise<boolean[]> {
  const tables = creations.map(({ document, inviteHash }) => {
    const head = { number: 0, document, position: null, state: null };
    return { ...tableRow(head), invite_hash: inviteHash };
  });
  const entries = creations.map(({ document }) =>
    logRow(document.id, { number: 0, at: document.created, fact: { kind: 'created', document } }),
  );
  await batch([
    { query: database.insertInto('tables').values(tables).compile() },
    { query: database.insertInto('log').values(entries).compile() },
    ...joining(
      database,
      creations.flatMap(({ document }) => membersOf(document)),
    ),
    ...creations.flatMap(({ document }) => tracing(database, document.id, peopleIn(document))),
  ]);
  return creations.map(() => true);
}

function joining(database: Kysely<Database>, members: readonly MembersRow[]): Statement[] {
  if (members.length === 0) return [];
  const query = database
    .insertInto('members')
    .values(members)
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'person_id']).doUpdateSet(({ ref }) => ({ seat: ref('excluded.seat') })),
    )
    .compile();
  return [{ query }];
}

/** Stores which tables name which people. */
function tracing(database: Kysely<Database>, table: Id, people: readonly Id[]): Statement[] {
  if (people.length === 0) return [];
  const rows = [...new Set(people)].map((person) => ({ person_id: person, table_id: table }));
  const query = database
    .insertInto('traces')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .compile();
  return [{ query }];
}

function membersOf({ id, seats }: TableDocument): MembersRow[] {
  return seats.flatMap((each, seat) =>
    each.kind === 'person' ? [{ table_id: id, person_id: each.person, seat }] : [],
  );
}
