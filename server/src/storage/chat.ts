import type { ChatLine, Id, PersonExport } from '@cabale/protocol';
import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** How often a line is retried when several processes store lines at the same time. */
const TRIES = 20;

/** The largest integer of PostgreSQL, which refuses to compare with anything larger. */
const LARGEST_NUMBER = 2 ** 31 - 1;

export class ChatStore {
  private readonly database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.database = database;
  }

  /** Adds a line with the next free number. */
  async say(table: Id, line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    for (let tries = 0; tries < TRIES; tries++) {
      const row = await this.database
        .insertInto('chat')
        .values(({ selectFrom }) => ({
          table_id: table,
          number: selectFrom('chat')
            .select(sql<number>`coalesce(max(number), -1) + 1`.as('next'))
            .where('table_id', '=', table),
          at: line.at,
          person_id: line.person,
          name: line.name,
          text: line.text,
        }))
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .executeTakeFirst();
      if (row !== undefined) return { ...line, number: row.number };
    }
    throw new Error('a chat line could not be stored: its number was taken every time');
  }

  /** The newest lines before a number, oldest first, without those of people the reader has muted. */
  async lines(table: Id, reader: Id, limit: number, before?: number): Promise<ChatLine[]> {
    const rows = await this.database
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('text', '<>', '')
      .where('person_id', 'not in', ({ selectFrom }) =>
        selectFrom('mutes').select('muted_id').where('mutes.person_id', '=', reader),
      )
      .$if(before !== undefined, (query) => query.where('number', '<', Math.min(before ?? 0, LARGEST_NUMBER)))
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return rows
      .toReversed()
      .map(({ number, at, person_id: person, name, text }) => ({ number, at, person, name, text }));
  }

  /** All chat lines of a person. */
  async linesBy(person: Id): Promise<PersonExport['chat']> {
    return this.database
      .selectFrom('chat')
      .select(['table_id as table', 'number', 'at', 'name', 'text'])
      .where('person_id', '=', person)
      .orderBy('at')
      .execute();
  }

  /** Clears the chat lines of a person. The rows stay, so that their numbers are not used again. */
  async forget(person: Id): Promise<void> {
    await this.database
      .updateTable('chat')
      .set({ person_id: '', name: '', text: '' })
      .where('person_id', '=', person)
      .execute();
  }
}
