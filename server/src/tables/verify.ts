import type { Id } from '@cabale/protocol';
import type { Games } from '../games.ts';
import type { Storage } from '../storage/storage.ts';
import { replayLog } from './history.ts';

/** How a stored table fares with the rules as they are now. */
export type Verdict =
  | { readonly table: Id; readonly verdict: 'same' | 'not-begun' }
  /** From the entry of that number on, these rules lead elsewhere. */
  | { readonly table: Id; readonly verdict: 'differs'; readonly number: number; readonly reason: string }
  | { readonly table: Id; readonly verdict: 'unreadable'; readonly reason: string };

/** Plays every stored table again, so that a release can be checked before it goes out. */
export async function* verifyTables(storage: Storage, games: Games): AsyncGenerator<Verdict> {
  for (const table of await storage.tables.ids()) {
    try {
      yield await verifyTable(storage, games, table);
    } catch (error) {
      yield { table, verdict: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
    }
  }
}

async function verifyTable(storage: Storage, games: Games, table: Id): Promise<Verdict> {
  const head = await storage.tables.read(table);
  if (head === undefined) return { table, verdict: 'unreadable', reason: 'it is gone' };
  if (head.state === null) return { table, verdict: 'not-begun' };
  const rules = await games.rules(head.document.game);
  if (rules === undefined) return { table, verdict: 'unreadable', reason: `there is no game "${head.document.game}"` };
  const replayed = replayLog(await storage.tables.log(table), rules);
  if (!replayed.ok) return { table, verdict: 'differs', number: replayed.number, reason: replayed.reason };
  const isSame = replayed.standing.play?.match.bytes === head.state;
  if (isSame) return { table, verdict: 'same' };
  return { table, verdict: 'differs', number: head.number, reason: 'the stored state is another' };
}
