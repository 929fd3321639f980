import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Content packs of tables, each stored once. */
export class PackStore {
  private readonly database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.database = database;
  }

  async keep(hash: string, pack: string): Promise<void> {
    await this.database
      .insertInto('packs')
      .values({ hash, pack })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async read(hash: string): Promise<string | undefined> {
    const row = await this.database.selectFrom('packs').select('pack').where('hash', '=', hash).executeTakeFirst();
    return row?.pack;
  }
}
