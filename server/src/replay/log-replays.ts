import { recordOf, writeRecord, type DealProof, type Observer } from '@cabale/engine';
import { LIMITS, type Id } from '@cabale/protocol';
import { BoundedMap } from '../bounded-map.ts';
import type { LogRow } from '../storage/schema.ts';
import type { Fact } from '../table/facts.ts';
import type { Play, Recent } from '../table/play.ts';
import { replayLog } from '../tables/replay-log.ts';
import type { TableRules } from '../tables/packs.ts';

/** A log entry as stored. */
export type StoredEntry = Pick<LogRow, 'number' | 'at' | 'body'>;

/** A log to be replayed up to the entry `number`. */
export interface ReplayedLog {
  readonly entries: readonly StoredEntry[];
  /** The state the log must lead to, as bytes; `null` where it is not compared. */
  readonly state: string | null;
}

/** What is requested of a table's history. */
export type ReplayQuestion =
  /** A page of frames for an observer, as JSON. */
  | { readonly kind: 'frames'; readonly observer: Observer; readonly from: number }
  /** The newest moments, to continue from. */
  | { readonly kind: 'recent' }
  | { readonly kind: 'record'; readonly proof: DealProof | null };

export interface ReplayTask {
  readonly table: Id;
  readonly number: number;
  readonly game: string;
  /** The version of the rules. */
  readonly rules: string;
  /** The content pack as JSON. */
  readonly pack: string | null;
  readonly question: ReplayQuestion;
  /** Omitted at first: a table that was requested recently is still cached. */
  readonly log?: ReplayedLog;
}

export type ReplayAnswer =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'recent'; readonly recent: Recent }
  /** The request must be repeated with the log. */
  | { readonly kind: 'log-needed' }
  /** The log does not lead to the state. */
  | { readonly kind: 'no-history' };

/** Cached tables: catching up requests one page after the other. */
const MAX_CACHED = 4;

interface Known {
  readonly number: number;
  /** `undefined` where the log does not lead to the state. */
  readonly play: Play | undefined;
}

/** Replays logs and answers requests from them. Runs in a thread of its own. */
export class LogReplays {
  private readonly known = new BoundedMap<Known>(MAX_CACHED);

  answer(task: ReplayTask, by: TableRules): ReplayAnswer {
    const known = this.find(task, by);
    if (known === undefined) return { kind: 'log-needed' };
    const { play } = known;
    return play === undefined ? { kind: 'no-history' } : answerFrom(play, task.question, by);
  }

  private find({ table, number, log }: ReplayTask, { rules }: TableRules): Known | undefined {
    const before = this.known.get(table);
    const known = before?.number === number ? before : undefined;
    const found = known ?? (log === undefined ? undefined : { number, play: replayed(log, rules) });
    if (found === undefined) this.known.delete(table);
    else this.known.set(table, found);
    return found;
  }
}

function replayed({ entries, state }: ReplayedLog, rules: TableRules['rules']): Play | undefined {
  const result = replayLog(
    entries.map(({ number, at, body }) => ({ number, at, fact: JSON.parse(body) as Fact })),
    rules,
  );
  if (!result.ok) return undefined;
  const { play } = result.state;
  if (play === null || (state !== null && play.match.bytes !== state)) return undefined;
  return play;
}

function answerFrom(play: Play, question: ReplayQuestion, { pack }: TableRules): ReplayAnswer {
  switch (question.kind) {
    case 'frames': {
      const { observer, from } = question;
      const start = Math.max(from, play.firstKept);
      return { kind: 'text', text: JSON.stringify(play.frames(observer, start, start + LIMITS.framesPage - 1)) };
    }
    case 'recent':
      return { kind: 'recent', recent: play.recent() };
    case 'record':
      return { kind: 'text', text: writeRecord(recordOf(play.match, pack, question.proof ?? undefined)) };
  }
}
