import type { Refusal } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import type { Jobs } from '../jobs/jobs.ts';
import type { TableStore, Write } from '../storage/tables.ts';
import { apply, type Standing } from '../table/apply.ts';
import type { TableDocument } from '../table/document.ts';
import type { Entry, Fact } from '../table/facts.ts';
import { refuse, type Refused } from '../table/refusal.ts';
import type { Awake } from './awake.ts';
import type { Crowd } from './crowd.ts';
import type { LoadedTable } from './loaded.ts';
import { planAfter } from './plan.ts';
import type { Shelf } from './shelf.ts';
import type { Telling } from './telling.ts';

export interface CommitParts {
  readonly store: TableStore;
  readonly jobs: Jobs;
  readonly shelf: Shelf;
  readonly crowd: Crowd;
  readonly telling: Telling;
  readonly awake: Awake;
  readonly now: () => number;
  /** Other processes must hear of what is stored here. */
  readonly isShared: boolean;
  readonly onTrouble: (error: unknown) => void;
  /** Somebody is waited for who was not waited for before. */
  readonly onTurn: (person: Id, table: Id) => void;
}

/** Carries facts out: first they are stored, then everybody hears of them. */
export class Commits {
  private readonly parts: CommitParts;

  constructor(parts: CommitParts) {
    this.parts = parts;
  }

  /** `taken` where somebody else has written in between. */
  async try(table: LoadedTable, fact: Fact): Promise<Refused | null | 'taken'> {
    const at = this.parts.now();
    const before = table.standing.document;
    const result = apply(table.standing, fact, at, table.rules);
    if (!result.ok) return byRules(result.refusal);
    const entry: Entry = { number: table.number + 1, at, fact: checked(fact, result.value) };
    if (!(await this.store(table, writeOf(entry, result.value)))) return 'taken';
    table.number = entry.number;
    table.standing = result.value;
    this.tell(table, entry);
    result.value.play?.told();
    this.afterwards(table, entry, before);
    return null;
  }

  /** `false` where somebody else has taken the number. */
  private async store(table: LoadedTable, write: Write): Promise<boolean> {
    let isStored = false;
    try {
      isStored = await this.parts.store.append(write);
    } finally {
      // What was carried out in memory is not stored, or perhaps not: nobody may see it.
      if (!isStored) this.parts.shelf.drop(table.id);
    }
    return isStored;
  }

  private tell(table: LoadedTable, { number, fact, at }: Entry): void {
    const { crowd, isShared, telling } = this.parts;
    // A choice is told whole, so that others need not read it.
    const choice = fact.kind === 'chose' ? { number, fact, at } : null;
    if (isShared) crowd.publish(table.id, { kind: 'entry', number, choice });
    telling.tell(table);
  }

  private afterwards(table: LoadedTable, entry: Entry, before: TableDocument): void {
    const { jobs, crowd, telling, awake, onTrouble, onTurn } = this.parts;
    const { document } = table.standing;
    const isWatched = crowd.isWatchedHere(table.id);
    telling.presenceOfOthers(before, document);
    awake.moved(table);
    for (const job of planAfter({ before, after: document, number: entry.number, isWatched }))
      jobs.add(job).catch(onTrouble);
    for (const person of crowd.tellTurns(before, document)) onTurn(person, table.id);
  }
}

function writeOf(entry: Entry, { document, play }: Standing): Write {
  const position = play?.position ?? null;
  return { entry, head: { number: entry.number, document, position, state: play?.match.bytes ?? null } };
}

/** A choice is stored with the checksum of the state it led to, so that a replay can be compared. */
function checked(fact: Fact, { play }: Standing): Fact {
  const check = play?.match.check;
  return fact.kind === 'chose' && check !== undefined ? { ...fact, check } : fact;
}

export function byRules(refusal: Refusal): Refused {
  return 'rule' in refusal ? refuse(refusal.code, { rule: refusal.rule }) : refuse(refusal.code);
}
