import type { Observer } from '@cabale/engine';
import type { FinishedRecord, Id, WireFrame } from '@cabale/protocol';
import type { Storage } from '../storage/storage.ts';
import { dealProof } from '../table/deal.ts';
import type { TableDocument } from '../table/document.ts';
import type { Recent } from '../table/play.ts';
import { refuse, type Refused } from '../table/refusal.ts';
import { QueueFullError } from '../threads/worker-queue.ts';
import type { LoadedTable } from '../tables/loaded-table.ts';
import type { Replayer } from './replayer.ts';
import type { ReplayAnswer, ReplayQuestion, ReplayTask } from './log-replays.ts';

export interface GameHistoryParts extends Pick<Storage, 'tables' | 'packs' | 'records'> {
  readonly replayer: Replayer;
  readonly onError: (error: unknown) => void;
}

/** A table at one entry of its log. */
interface Place {
  readonly document: TableDocument;
  readonly number: number;
  /** The state at that entry, as bytes; `null` where it is not compared. */
  readonly state: () => string | null;
}

/** Finished games whose log does not replay are remembered, so that it is not tried on every request. */
const MAX_UNAVAILABLE = 10_000;

/** Moments of games that are no longer in memory, and records. Replayed in another thread. */
export class GameHistory {
  private readonly parts: GameHistoryParts;
  private readonly unavailable = new Set<Id>();
  /** Records in progress. */
  private readonly making = new Map<Id, Promise<string | Refused>>();

  constructor(parts: GameHistoryParts) {
    this.parts = parts;
  }

  /** A page of frames from a number on, for the table as it is at the time of the call. */
  async frames(table: LoadedTable, observer: Observer, from: number): Promise<WireFrame[] | 'no-history' | 'failed'> {
    try {
      const answer = await this.ask(placeOf(table), { kind: 'frames', observer, from });
      const frames = answer.kind === 'text' ? (JSON.parse(answer.text) as WireFrame[]) : [];
      return frames.length > 0 ? frames : 'no-history';
    } catch (error) {
      this.parts.onError(error);
      return 'failed';
    }
  }

  /** The newest moments; `undefined` where the log no longer leads to the state. */
  async recent(table: LoadedTable): Promise<Recent | undefined> {
    const answer = await this.ask(placeOf(table), { kind: 'recent' });
    return answer.kind === 'recent' ? answer.recent : undefined;
  }

  /** The record of a finished game, without secrets any more. Made once and stored. */
  async record(document: TableDocument): Promise<FinishedRecord | Refused> {
    if (document.phase !== 'over' || document.seed === null) return refuse('not-over');
    // Games continued under changed rules do not replay from the start.
    if (document.first > 0 || this.unavailable.has(document.id)) return refuse('unavailable');
    const record = (await this.parts.records.read(document.id)) ?? (await this.make(document));
    if (typeof record !== 'string') return record;
    return { record, names: document.seats.map((each) => (each.kind === 'person' ? each.name : null)) };
  }

  private make(document: TableDocument): Promise<string | Refused> {
    const { id } = document;
    const known = this.making.get(id);
    if (known !== undefined) return known;
    const made = this.makeAndStore(document).finally(() => this.making.delete(id));
    this.making.set(id, made);
    return made;
  }

  private async makeAndStore(document: TableDocument): Promise<string | Refused> {
    const number = await this.parts.tables.number(document.id);
    if (number === undefined) return refuse('not-found');
    try {
      const place = { document, number, state: () => null };
      const answer = await this.ask(place, { kind: 'record', proof: dealProof(document) ?? null });
      if (answer.kind !== 'text') {
        if (this.unavailable.size >= MAX_UNAVAILABLE) this.unavailable.clear();
        this.unavailable.add(document.id);
        return refuse('unavailable');
      }
      await this.parts.records.keep(document.id, answer.text);
      return answer.text;
    } catch (error) {
      if (error instanceof QueueFullError) return refuse('too-many');
      throw error;
    }
  }

  private async ask({ document, number, state }: Place, question: ReplayQuestion): Promise<ReplayAnswer> {
    const { id, game, rules } = document;
    const pack = document.pack === undefined ? null : ((await this.parts.packs.read(document.pack.hash)) ?? null);
    const task: ReplayTask = { table: id, number, game, rules, pack, question };
    const answer = await this.parts.replayer.run(id, task);
    if (answer.kind !== 'log-needed') return answer;
    const entries = (await this.parts.tables.logRows(id)).filter((entry) => entry.number <= number);
    return this.parts.replayer.run(id, { ...task, log: { entries, state: state() } });
  }
}

function placeOf({ state: { document, play }, number }: LoadedTable): Place {
  const bytes = play?.match.bytes ?? null;
  return { document, number, state: () => bytes };
}
