import type { Id } from '@cabale/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Position, TableDocument } from '../table/document.ts';
import type { Entry, Fact } from '../table/facts.ts';
import { GroupCommit } from './groupcommit.ts';
import type { Append, OpenDatabase } from './opened.ts';
import { logRow, rowsOf, tableRow, type Head, type Write } from './rows.ts';
import type { Database } from './schema.ts';

export type { Head, Write } from './rows.ts';

/** Names the table and says when it should be looked after. */
export interface DueTable {
  readonly id: Id;
  readonly due: number;
}

export type CodeKind = 'invite' | 'share';

/** Tables and their logs. */
export class TableStore {
  private readonly database: Kysely<Database>;
  private readonly appends: GroupCommit<Write, boolean>;

  constructor({ database, append }: Pick<OpenDatabase, 'database' | 'append'>) {
    this.database = database;
    this.appends = new GroupCommit((writes) => storeAll(database, append, writes));
  }

  async create(document: TableDocument, inviteHash: string): Promise<void> {
    const head = { number: 0, document, position: null, state: null };
    const entry: Entry = { number: 0, at: document.created, fact: { kind: 'created', document } };
    await this.database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('tables')
        .values({ ...tableRow(head), invite_hash: inviteHash })
        .execute();
      await transaction.insertInto('log').values(logRow(document.id, entry)).execute();
      await storeMembers(transaction, document);
    });
  }

  /**
   * Adds an entry to a table's log and stores the table after it; `false` where somebody else has taken the number. The
   * log's key is what keeps two writers apart.
   */
  append(write: Write): Promise<boolean> {
    return this.appends.add(write);
  }

  async drained(): Promise<void> {
    await this.appends.drained();
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
    const rows = await this.database
      .selectFrom('log')
      .select(['number', 'at', 'body'])
      .where('table_id', '=', id)
      .orderBy('number')
      .execute();
    return rows.map(({ number, at, body }) => ({ number, at, fact: JSON.parse(body) as Fact }));
  }

  /** Every table there is, by id: for checks of the whole house. */
  async ids(): Promise<Id[]> {
    const rows = await this.database.selectFrom('tables').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  }

  /** Public tables with a seat for anybody, the newest first. */
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

  /** Tables a person sits or sat at, the newest first. */
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

  /** Tables that somebody must look after at some time, for rebuilding what was planned. */
  async due(): Promise<DueTable[]> {
    const rows = await this.database.selectFrom('tables').select(['id', 'due']).where('due', 'is not', null).execute();
    return rows.flatMap(({ id, due }) => (due === null ? [] : [{ id, due }]));
  }

  /** Tables where a bot owes an answer. */
  owedByBots(): Promise<{ readonly id: Id; readonly number: number }[]> {
    return this.database.selectFrom('tables').select(['id', 'number']).where('bot_owes', '=', 1).execute();
  }

  /** Finished tables that have not been counted. */
  async unsettled(): Promise<Id[]> {
    const rows = await this.database.selectFrom('tables').select('id').where('unsettled', '=', 1).execute();
    return rows.map(({ id }) => id);
  }

  async admit(table: Id, person: Id): Promise<void> {
    await this.database
      .insertInto('admissions')
      .values({ table_id: table, person_id: person })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Whether the person came in with the invitation. */
  async isAdmitted(table: Id, person: Id): Promise<boolean> {
    const row = await this.database
      .selectFrom('admissions')
      .select('person_id')
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Whether the person sits or sat at the table. */
  async isMember(table: Id, person: Id): Promise<boolean> {
    const row = await this.database
      .selectFrom('members')
      .select('person_id')
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** A new code takes the place of the one before. */
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
}

/** Facts after which others sit at the table than before. */
const SEATING: ReadonlySet<Fact['kind']> = new Set(['sat', 'left', 'kicked']);

async function storeAll(database: Kysely<Database>, append: Append, writes: readonly Write[]): Promise<boolean[]> {
  const first = new Map<Id, Write>();
  // Of two writes to one table in the same group the second comes too late.
  for (const write of writes) if (!first.has(write.head.document.id)) first.set(write.head.document.id, write);
  // Always in the same order, so that two processes cannot wait for each other.
  const ordered = [...first.values()].toSorted((a, b) => (a.head.document.id < b.head.document.id ? -1 : 1));
  const stored = ordered.some(isSeating)
    ? await database.transaction().execute((transaction) => storeSeating(transaction, append, ordered))
    : await append(ordered.map(rowsOf));
  return writes.map((write) => first.get(write.head.document.id) === write && stored.has(write.head.document.id));
}

async function storeSeating(
  transaction: Transaction<Database>,
  append: Append,
  writes: readonly Write[],
): Promise<ReadonlySet<Id>> {
  const stored = await append(writes.map(rowsOf), transaction);
  for (const write of writes) {
    const { document } = write.head;
    if (isSeating(write) && stored.has(document.id)) await storeMembers(transaction, document);
  }
  return stored;
}

function isSeating({ entry }: Write): boolean {
  return SEATING.has(entry.fact.kind);
}

/** Before the start whoever leaves was never there; afterwards a player stays a participant. */
async function storeMembers(transaction: Transaction<Database>, document: TableDocument): Promise<void> {
  const members = document.seats.flatMap((each, seat) =>
    each.kind === 'person' ? [{ table_id: document.id, person_id: each.person, seat }] : [],
  );
  if (document.phase === 'gathering') {
    await transaction.deleteFrom('members').where('table_id', '=', document.id).execute();
  }
  if (members.length === 0) return;
  await transaction
    .insertInto('members')
    .values(members)
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'person_id']).doUpdateSet(({ ref }) => ({ seat: ref('excluded.seat') })),
    )
    .execute();
}
