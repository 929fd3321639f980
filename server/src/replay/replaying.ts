import { recordOf, writeRecord, type DealProof, type Observer } from '@cabale/engine';
import { LIMITS, type Id } from '@cabale/protocol';
import type { Fact } from '../table/facts.ts';
import type { Play, Recent } from '../table/play.ts';
import { replayLog } from '../tables/replay-log.ts';
import type { TableRules } from '../tables/packs.ts';

/** An entry of a log as it is stored. */
export interface StoredEntry {
  readonly number: number;
  readonly at: number;
  readonly body: string;
}

/** A log to be played again, up to the entry `number`. */
export interface ReplayedLog {
  readonly entries: readonly StoredEntry[];
  /** The state the log must lead to, as bytes; `null` where any will do. */
  readonly state: string | null;
}

/** What is asked of a table's past. */
export type ReplayQuestion =
  /** A page of frames as an observer saw them, as JSON. */
  | { readonly kind: 'frames'; readonly observer: Observer; readonly from: number }
  /** The newest moments, to go on from. */
  | { readonly kind: 'recent' }
  | { readonly kind: 'record'; readonly proof: DealProof | null };

export interface ReplayTask {
  readonly table: Id;
  readonly number: number;
  readonly game: string;
  /** The content pack as JSON. */
  readonly pack: string | null;
  readonly question: ReplayQuestion;
  /** Left out at first: a table that was asked about just now is still known. */
  readonly log?: ReplayedLog;
}

export type ReplayAnswer =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'recent'; readonly recent: Recent }
  /** The log must be sent, too. */
  | { readonly kind: 'log-needed' }
  /** The log no longer leads to the state. */
  | { readonly kind: 'no-history' };

/** Tables whose moments are kept: catching up asks for one page after the other. */
const MOST_KNOWN = 4;

interface Known {
  readonly number: number;
  /** `undefined` where the log does not lead to its state. */
  readonly play: Play | undefined;
}

/** Plays logs again and answers from them. Runs where nobody waits for anything else. */
export class Replaying {
  /** The longest unused first. */
  private readonly known = new Map<Id, Known>();

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
    this.known.delete(table);
    if (found !== undefined) this.known.set(table, found);
    const oldest = this.known.size > MOST_KNOWN ? this.known.keys().next() : undefined;
    if (oldest?.done === false) this.known.delete(oldest.value);
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
