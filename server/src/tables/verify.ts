import { bytes, type GameTypes } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import { catalogueGames, type Games } from '../games.ts';
import type { DatabaseAddress } from '../storage/database.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import type { TableDocument } from '../table/document.ts';
import { replayLog } from './replay-log.ts';
import { Packs } from './packs.ts';

/** The result of replaying a stored table with the current rules. */
export type Verdict =
  | { readonly table: Id; readonly verdict: 'same' | 'not-begun' }
  /** From the entry of that number on, the current rules lead to another state. */
  | { readonly table: Id; readonly verdict: 'differs'; readonly number: number; readonly reason: string }
  | { readonly table: Id; readonly verdict: 'unreadable'; readonly reason: string };

/** Replays every table of a database. */
export async function* verifyDatabase(address: DatabaseAddress): AsyncGenerator<Verdict> {
  const storage = await openStorage(address, () => undefined);
  try {
    yield* verifyTables(storage, catalogueGames());
  } finally {
    await storage.close();
  }
}

/** Replays every stored table, so that a release can be checked before it is deployed. */
export async function* verifyTables(storage: Storage, games: Games): AsyncGenerator<Verdict> {
  const packs = new Packs(games, storage.packs);
  for (const table of await storage.tables.ids()) {
    try {
      yield await verifyTable(storage, packs, table);
    } catch (error) {
      yield { table, verdict: 'unreadable', reason: error instanceof Error ? error.message : String(error) };
    }
  }
}

async function verifyTable(storage: Storage, packs: Packs, table: Id): Promise<Verdict> {
  const head = await storage.tables.read(table);
  if (head === undefined) return { table, verdict: 'unreadable', reason: 'it was deleted' };
  if (head.state === null) return { table, verdict: 'not-begun' };
  const by = await packs.of(head.document);
  if (by === undefined) return { table, verdict: 'unreadable', reason: unreadable(head.document) };
  const replayed = replayLog(await storage.tables.log(table), by.rules);
  if (!replayed.ok) return { table, verdict: 'differs', number: replayed.number, reason: replayed.reason };
  // A state stored under earlier rules lacks what has been added since.
  const stored = bytes(by.rules.upgrade(JSON.parse(head.state) as GameTypes['state']));
  if (replayed.state.play?.match.bytes === stored) return { table, verdict: 'same' };
  return { table, verdict: 'differs', number: head.number, reason: 'the stored state is another' };
}

function unreadable({ game, pack }: TableDocument): string {
  return pack === undefined ? `there is no game "${game}"` : `"${game}" cannot be read with the pack "${pack.name}"`;
}
