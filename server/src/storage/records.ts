import type { Id } from '@cabale/protocol';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Records of finished games. */
export class RecordStore {
  private readonly database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.database = database;
  }

  async keep(table: Id, record: string): Promise<void> {
    await this.database
      .insertInto('records')
      .values({ table_id: table, record })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async read(table: Id): Promise<string | undefined> {
    const row = await this.database
      .selectFrom('records')
      .select('record')
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row?.record;
  }
}
