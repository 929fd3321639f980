import { recordOf, writeRecord } from '@cabale/engine';
import type { Storage } from '../storage/storage.ts';
import { dealProof } from '../table/deal.ts';
import type { TableDocument } from '../table/document.ts';
import { refuse, type Refused } from '../table/refusal.ts';
import { replayLog } from './history.ts';
import type { TableRules } from './packs.ts';

export interface FinishedRecord {
  readonly record: string;
  readonly names: (string | null)[];
}

/** The record of a finished game: everything is open now. */
export async function finishedRecord(
  storage: Storage,
  document: TableDocument,
  { rules, pack }: TableRules,
): Promise<FinishedRecord | Refused> {
  if (document.phase !== 'over' || document.seed === null) return refuse('not-over');
  const replayed = replayLog(await storage.tables.log(document.id), rules);
  // Played by rules that are no longer these, or continued under way: there is nothing that would replay.
  if (!replayed.ok || replayed.standing.play === null || document.first > 0) return refuse('unavailable');
  return {
    record: writeRecord(recordOf(replayed.standing.play.match, pack, dealProof(document))),
    names: document.seats.map((each) => (each.kind === 'person' ? each.name : null)),
  };
}
