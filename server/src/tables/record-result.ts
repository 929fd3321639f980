import type { Id } from '@cabale/protocol';
import type { ResultStore } from '../storage/results.ts';
import type { Tables } from './tables.ts';

/** Counts a finished game in the statistics, and in the ratings where several people played it to its end. */
export async function recordResult(tables: Tables, results: ResultStore, id: Id, now: number): Promise<void> {
  const document = await tables.at(id).document();
  if (document?.ending !== 'played' || document.outcome === null) return;
  const { ranks } = document.outcome;
  const placed = document.seats.flatMap((each, seat) => {
    const rank = ranks[seat];
    return each.kind === 'person' && rank !== undefined ? [{ person: each.person, rank }] : [];
  });
  await results.settle({ table: id, game: document.game, seats: document.seats.length, at: now, placed });
}
