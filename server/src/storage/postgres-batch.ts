import type { Kysely } from 'kysely';
import { ConditionFailed } from './condition-failed.ts';
import type { Batch } from './open-database.ts';
import type { Database } from './schema.ts';

export function postgresBatch(database: Kysely<Database>): Batch {
  return async (statements) => {
    try {
      await database.transaction().execute(async (transaction) => {
        for (const [index, { query, isCondition }] of statements.entries()) {
          const { numAffectedRows } = await transaction.executeQuery(query);
          if (isCondition === true && numAffectedRows === 0n) throw new ConditionFailed(index);
        }
      });
      return undefined;
    } catch (error) {
      if (error instanceof ConditionFailed) return error.place;
      throw error;
    }
  };
}
