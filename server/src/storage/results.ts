import type { Id } from '@cabale/protocol';
import type { CompiledQuery, Kysely } from 'kysely';
import { rating, rate, type Rating } from 'openskill';
import type { Batch, OpenDatabase, Statement } from './open-database.ts';
import type { Database, RatingsRow, ResultsRow } from './schema.ts';

/** A person's rank in a finished game. */
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

/** Retries when ratings change concurrently; afterwards the job itself is retried. */
const TRIES = 10;

/** Results and ratings. */
export class ResultStore {
  private readonly database: Kysely<Database>;
  private readonly batch: Batch;

  constructor({ database, batch }: OpenDatabase) {
    this.database = database;
    this.batch = batch;
  }

  /** Records a finished game, once even if called again. Ratings change where at least two people competed. */
  async settle(finished: FinishedGame): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const failed = await this.batch([
        { query: this.counting(finished.table), isCondition: true },
        ...this.results(finished),
        ...(await this.ratingAnew(finished)),
      ]);
      // Stored now, or recorded before.
      if (failed === undefined || failed === 0) return;
    }
    throw new Error('a result could not be stored: the ratings changed every time');
  }

  of(person: Id): Promise<ResultsRow[]> {
    return this.database.selectFrom('results').selectAll().where('person_id', '=', person).orderBy('at').execute();
  }

  ratings(person: Id): Promise<RatingsRow[]> {
    return this.database.selectFrom('ratings').selectAll().where('person_id', '=', person).orderBy('game').execute();
  }

  private counting(table: Id): CompiledQuery {
    return this.database
      .updateTable('tables')
      .set({ unsettled: 0 })
      .where('id', '=', table)
      .where('unsettled', '=', 1)
      .compile();
  }

  private results({ table, game, seats, at, placed }: FinishedGame): Statement[] {
    if (placed.length === 0) return [];
    const rows = placed.map(({ person, rank }) => ({ table_id: table, person_id: person, game, seats, rank, at }));
    return [{ query: this.database.insertInto('results').values(rows).compile() }];
  }

  /** Each on the condition that it has not changed since it was read. */
  private async ratingAnew({ game, placed }: FinishedGame): Promise<Statement[]> {
    if (placed.length < 2) return [];
    const known = await this.database
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where(
        'person_id',
        'in',
        placed.map(({ person }) => person),
      )
      .execute();
    return (
      ratedAnew(game, placed, known)
        // In a fixed order, so that two games of the same people cannot deadlock.
        .toSorted((a, b) => (a.person_id < b.person_id ? -1 : 1))
        .map((row) => ({ query: this.rating(row), isCondition: true }))
    );
  }

  private rating({ person_id, game, rated, mu, sigma }: RatingsRow): CompiledQuery {
    if (rated === 1) {
      return this.database
        .insertInto('ratings')
        .values({ person_id, game, rated, mu, sigma })
        .onConflict((conflict) => conflict.doNothing())
        .compile();
    }
    return this.database
      .updateTable('ratings')
      .set({ rated, mu, sigma })
      .where('person_id', '=', person_id)
      .where('game', '=', game)
      .where('rated', '=', rated - 1)
      .compile();
  }
}

function ratedAnew(game: string, placed: readonly Placed[], known: readonly RatingsRow[]): RatingsRow[] {
  const before = placed.map(({ person }) => known.find((row) => row.person_id === person));
  const teams = before.map((row): [Rating] => [rating(row === undefined ? {} : { mu: row.mu, sigma: row.sigma })]);
  const after = rate(teams, { rank: placed.map(({ rank }) => rank) });
  return placed.flatMap(({ person }, index) => {
    const now = after[index]?.[0];
    if (now === undefined) return [];
    return [{ person_id: person, game, rated: (before[index]?.rated ?? 0) + 1, mu: now.mu, sigma: now.sigma }];
  });
}
