import type { Id } from '@cabale/protocol';
import type { ResultStore } from '../storage/results.ts';
import type { Tables } from './tables.ts';

/** Counts a finished game: for statistics, and for ratings where several people played it to its end. */
export async function settle(tables: Tables, results: ResultStore, id: Id, now: number): Promise<void> {
  const document = await tables.document(id);
  if (document?.ending !== 'played' || document.outcome === null) return;
  const { ranks } = document.outcome;
  const placed = document.seats.flatMap((each, seat) => {
    const rank = ranks[seat];
    return each.kind === 'person' && rank !== undefined ? [{ person: each.person, rank }] : [];
  });
  await results.settle({ table: id, game: document.game, seats: document.seats.length, at: now, placed });
}
