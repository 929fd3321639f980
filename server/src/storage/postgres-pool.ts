import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

/**
 * The pool for Kysely. A connection that has not answered is closed instead of being reused, since it may still be
 * busy.
 */
export function discardingPool(pool: Pool): PostgresPool {
  return {
    connect: async () => new DiscardedWhenSilent(await pool.connect()),
    end: () => pool.end(),
  };
}

class DiscardedWhenSilent implements PostgresPoolClient {
  private readonly client: PoolClient;
  /** Why the connection must not be reused. */
  private problem: Error | undefined;

  constructor(client: PoolClient) {
    this.client = client;
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new Error('streaming queries are not supported');
    return this.ask(text, parameters);
  }

  release(): void {
    this.client.release(this.problem);
  }

  private async ask<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // A rollback on a lost connection would fail and hide why it was lost.
    if (this.problem !== undefined) throw this.problem;
    try {
      return (await this.client.query({ text, values: [...parameters] })) as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      if (!(error instanceof DatabaseError)) this.problem = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }
}
