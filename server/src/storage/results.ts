import type { Id } from '@cabale/protocol';
import type { Kysely, Transaction } from 'kysely';
import { rating, rate, type Rating } from 'openskill';
import type { Database, RatingsRow, ResultsRow } from './schema.ts';

/** A person's place in a finished game. */
export interface Placed {
  readonly person: Id;
  readonly rank: number;
}

export interface FinishedGame {
  readonly table: Id;
  readonly game: string;
  readonly seats: number;
  readonly at: number;
  readonly placed: readonly Placed[];
}

/** Results and ratings. */
export class ResultStore {
  private readonly database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.database = database;
  }

  /** Counts a finished game once, however often it is asked to. Ratings move where at least two people competed. */
  async settle(finished: FinishedGame): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ unsettled: 0 })
        .where('id', '=', finished.table)
        .where('unsettled', '=', 1)
        .executeTakeFirst();
      if (numUpdatedRows === 0n || finished.placed.length === 0) return;
      await transaction.insertInto('results').values(resultRows(finished)).execute();
      if (finished.placed.length > 1) await rateAll(transaction, finished);
    });
  }

  of(person: Id): Promise<ResultsRow[]> {
    return this.database.selectFrom('results').selectAll().where('person_id', '=', person).orderBy('at').execute();
  }

  ratings(person: Id): Promise<RatingsRow[]> {
    return this.database.selectFrom('ratings').selectAll().where('person_id', '=', person).orderBy('game').execute();
  }
}

function resultRows({ table, game, seats, at, placed }: FinishedGame): ResultsRow[] {
  return placed.map(({ person, rank }) => ({ table_id: table, person_id: person, game, seats, rank, at }));
}

async function rateAll(transaction: Transaction<Database>, { game, placed }: FinishedGame): Promise<void> {
  // In one order, so that two games of the same people cannot wait for each other.
  const people = placed.map(({ person }) => person).toSorted();
  for (const person of people) await ensureRating(transaction, person, game);
  const known = await transaction
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('person_id', 'in', people)
    .execute();
  const before = placed.map(({ person }) => known.find((row) => row.person_id === person));
  const teams = before.map((row): [Rating] => [rating(row === undefined ? {} : { mu: row.mu, sigma: row.sigma })]);
  const after = rate(teams, { rank: placed.map(({ rank }) => rank) });
  for (const [index, { person }] of placed.entries()) {
    const now = after[index]?.[0];
    if (now === undefined) continue;
    await transaction
      .updateTable('ratings')
      .set({ mu: now.mu, sigma: now.sigma, rated: (before[index]?.rated ?? 0) + 1 })
      .where('person_id', '=', person)
      .where('game', '=', game)
      .execute();
  }
}

/** Writes even where nothing changes: on PostgreSQL this holds the row until the transaction is over. */
async function ensureRating(transaction: Transaction<Database>, person: Id, game: string): Promise<void> {
  const { mu, sigma } = rating();
  await transaction
    .insertInto('ratings')
    .values({ person_id: person, game, rated: 0, mu, sigma })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'game']).doUpdateSet(({ ref }) => ({ game: ref('excluded.game') })),
    )
    .execute();
}
