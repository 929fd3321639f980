import type { Id } from '@cabale/protocol';
import { sql, type Kysely } from 'kysely';
import type { TableDocument } from '../table/document.ts';
import type { Batch, OpenDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

/** Conditions for unused tables, by kind. */
const UNUSED = {
  gathering: sql<boolean>`tables.phase = 'gathering'`,
  botTables: sql<boolean>`tables.phase in ('starting', 'playing')
    and not exists (select 1 from members where members.table_id = tables.id)`,
  finished: sql<boolean>`tables.phase = 'over' and tables.unsettled = 0`,
} as const;

const OF_A_TABLE = ['records', 'traces', 'results', 'chat', 'admissions', 'members', 'log'] as const;

/** Finds and deletes unused data by its age. */
export class CleanupStore {
  private readonly database: Kysely<Database>;
  private readonly batch: Batch;

  constructor({ database, batch }: OpenDatabase) {
    this.database = database;
    this.batch = batch;
  }

  async unusedTables(kind: keyof typeof UNUSED, before: number, limit: number): Promise<Id[]> {
    const rows = await this.database
      .selectFrom('tables')
      .innerJoin('log', (join) =>
        join.onRef('log.table_id', '=', 'tables.id').onRef('log.number', '=', 'tables.number'),
      )
      .select('tables.id')
      .where(UNUSED[kind])
      .where('tables.created', '<', before)
      .where('log.at', '<', before)
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** With everything that belongs to them, and packs that no other table uses. */
  async deleteTables(ids: readonly Id[]): Promise<void> {
    if (ids.length === 0) return;
    const rows = await this.database.selectFrom('tables').select('document').where('id', 'in', ids).execute();
    await this.batch([
      ...OF_A_TABLE.map((name) => ({ query: this.database.deleteFrom(name).where('table_id', 'in', ids).compile() })),
      { query: this.database.deleteFrom('tables').where('id', 'in', ids).compile() },
    ]);
    const packs = new Set(rows.flatMap(({ document }) => (JSON.parse(document) as TableDocument).pack?.hash ?? []));
    for (const hash of packs) await this.deleteUnusedPack(hash);
  }

  /** Deletes guests without credentials who are named nowhere. */
  async deleteGuests(before: number, limit: number): Promise<number> {
    const none = (table: 'sessions' | 'tokens' | 'members' | 'traces') =>
      sql<boolean>`not exists (select 1 from ${sql.table(table)} where person_id = people.id)`;
    const rows = await this.database
      .selectFrom('people')
      .select('id')
      .where('login', 'is', null)
      .where('created', '<', before)
      .where('return_hash', 'is', null)
      .where('leaving', '=', 0)
      .where(sql<boolean>`${none('sessions')} and ${none('tokens')} and ${none('members')} and ${none('traces')}`)
      .limit(limit)
      .execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    const theirs = (['mutes', 'pushes', 'ratings', 'admissions'] as const).map((name) => ({
      query: this.database.deleteFrom(name).where('person_id', 'in', ids).compile(),
    }));
    await this.batch([...theirs, { query: this.database.deleteFrom('people').where('id', 'in', ids).compile() }]);
    return ids.length;
  }

  /**
   * Deletes choices that were undone immediately, with their undo: the log leads to the same states without them. Never
   * the last entry of a log, whose number prevents conflicting writes. Returns how many pairs were examined.
   */
  async compact(before: number, limit: number): Promise<number> {
    const { rows } = await sql<{ table: Id; undid: number; chose: number; seat: string; other: string }>`
      select undid.table_id as "table", undid.number as undid, chose.number as chose,
        undid.body as seat, chose.body as other
      from log as undid
      join tables on tables.id = undid.table_id and undid.number < tables.number
      join log as chose on chose.table_id = undid.table_id and chose.number = (
        select max(number) from log as earlier where earlier.table_id = undid.table_id and earlier.number < undid.number)
      where undid.kind = 'undid' and undid.at < ${before} and chose.kind = 'chose'
      order by undid.at limit ${limit}`.execute(this.database);
    const pairs = rows.filter(({ seat, other }) => seatIn(seat) === seatIn(other));
    for (const { table, undid, chose } of pairs) {
      const query = this.database
        .deleteFrom('log')
        .where('table_id', '=', table)
        .where('number', 'in', [undid, chose])
        .compile();
      await this.batch([{ query }]);
    }
    // If nothing could be deleted, the same rows would be found again.
    return pairs.length === 0 ? 0 : rows.length;
  }

  private async deleteUnusedPack(hash: string): Promise<void> {
    await this.database
      .deleteFrom('packs')
      .where('hash', '=', hash)
      .where(sql<boolean>`not exists (select 1 from tables where document like ${`%${hash}%`})`)
      .execute();
  }
}

function seatIn(body: string): number {
  return (JSON.parse(body) as { readonly seat: number }).seat;
}
