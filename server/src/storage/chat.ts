import type { ChatLine, Id } from '@cabale/protocol';
import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** How often a line is tried again when two people speak at the same moment in two processes. */
const TRIES = 20;

/** As large as a line's number can be in PostgreSQL, which refuses to compare it with anything larger. */
const LARGEST_NUMBER = 2 ** 31 - 1;

export class ChatStore {
  private readonly database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.database = database;
  }

  /** Adds a line; its number is the next one free. */
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
    throw new Error('no number could be had for a line of chat');
  }

  /** The newest lines before a number, in the order they were said, without those of people the reader has muted. */
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

  /** Everything a person has said, anywhere. */
  async saidBy(person: Id): Promise<{ table: Id; number: number; at: number; name: string; text: string }[]> {
    return this.database
      .selectFrom('chat')
      .select(['table_id as table', 'number', 'at', 'name', 'text'])
      .where('person_id', '=', person)
      .orderBy('at')
      .execute();
  }

  /** Removes what a person has said. The numbers stay taken, so that no later line gets one a client has seen. */
  async forget(person: Id): Promise<void> {
    await this.database
      .updateTable('chat')
      .set({ person_id: '', name: '', text: '' })
      .where('person_id', '=', person)
      .execute();
  }
}
