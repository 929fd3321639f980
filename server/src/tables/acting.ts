import type { OptionBase, Seat } from '@cabale/engine';
import type { Act, Id } from '@cabale/protocol';
import type { TableBudgets } from '../budgets/table-budgets.ts';
import type { Measures } from '../measures.ts';
import { drawId, drawKey } from '../people/secrets.ts';
import type { Person } from '../storage/people.ts';
import { lateSeats } from '../table/clock.ts';
import { decide, type Actor } from '../table/decide.ts';
import { seatOf, type TableDocument } from '../table/document.ts';
import type { Fact } from '../table/facts.ts';
import { isRefused, refuse, type Refused } from '../table/refusal.ts';
import { byRules, type Commits } from './commits.ts';
import type { LoadedTable } from './loaded.ts';
import type { InTurn, Telling } from './telling.ts';

export interface ActingParts {
  readonly inTurn: InTurn;
  /** Reads the table anew. */
  readonly reload: (id: Id) => Promise<LoadedTable | undefined>;
  readonly commits: Commits;
  readonly telling: Telling;
  readonly budgets: TableBudgets;
  readonly measures: Measures;
  readonly now: () => number;
  /** Other processes write to the same tables: what is in memory may be behind. */
  readonly isShared: boolean;
  readonly onTrouble: (error: unknown) => void;
}

/** How often somebody tries again who was not fast enough; then the table is simply too busy. */
const TRIES = 10;

/** What people, bots and clocks do at tables. */
export class Acting {
  private readonly parts: ActingParts;

  constructor(parts: ActingParts) {
    this.parts = parts;
  }

  /** Something a person does. `null`: granted and stored. */
  async act(id: Id, person: Person, act: Act, admitted: boolean): Promise<Refused | null> {
    const { now } = this.parts;
    const actor: Actor = { person: person.id, name: person.name, admitted, now: now(), drawId, drawKey };
    const done = await this.persist(id, async (table) => {
      const isTooMuch = act.kind === 'start' ? await this.parts.budgets.mayStart(table.standing.document) : null;
      return isTooMuch ?? this.tryAct(table, act, actor);
    });
    this.parts.measures.act(act.kind, done === null ? 'granted' : 'refused');
    return done;
  }

  /** A fact that no act of the game leads to; `undefined` where there is nothing to record. */
  record(id: Id, factAt: (document: TableDocument) => Fact | undefined): Promise<Refused | null> {
    return this.persist(id, async (table) => {
      const fact = factAt(table.standing.document);
      return fact === undefined ? null : this.parts.commits.try(table, fact);
    });
  }

  /** Tries again where another process was faster. */
  private persist(id: Id, attempt: (table: LoadedTable) => Promise<Refused | null | 'taken'>): Promise<Refused | null> {
    return this.parts.inTurn(id, async (table) => {
      for (let tries = 0; tries < TRIES; tries++) {
        const current = tries === 0 ? table : await this.parts.reload(id);
        if (current === undefined) return refuse('not-found');
        const outcome = await attempt(current);
        // What is refused by a memory that may be behind is looked at once more.
        const isFinal = outcome === null || tries > 0 || !this.parts.isShared;
        if (outcome !== 'taken' && isFinal) return outcome;
      }
      return refuse('unavailable');
    });
  }

  /** A bot's answer, thought out at that entry of the log; stale thoughts are dropped. */
  async answerForBot(id: Id, seat: Seat, number: number, option: OptionBase): Promise<void> {
    await this.parts.inTurn(id, async (table) => {
      const sitter = table.standing.document.seats[seat];
      if (table.number !== number || sitter?.kind !== 'bot') return null;
      const outcome = await this.parts.commits.try(table, { kind: 'chose', seat, option });
      if (outcome !== null && outcome !== 'taken') {
        this.parts.onTrouble(new Error(`a bot's answer was refused: ${outcome.refused.error}`));
      }
      return null;
    });
  }

  /** Looks whether somebody's time, or a proposal's, has run out. */
  async lookAfter(id: Id): Promise<void> {
    await this.parts.inTurn(id, async (table) => {
      for (let tries = 0; tries < TRIES; tries++) {
        const current = tries === 0 ? table : await this.parts.reload(id);
        const fact = current === undefined ? undefined : overdue(current.standing.document, this.parts.now());
        if (current === undefined || fact === undefined) return null;
        if (fact.kind === 'expired') await this.parts.telling.reachLast(current);
        await this.parts.commits.try(current, fact);
      }
      return null;
    });
  }

  /** Why the person could not undo now; `null` where undo would be granted. */
  async undoRefusal(id: Id, person: Id): Promise<Refused | null> {
    return this.parts.inTurn(id, async (table) => {
      const seat = seatOf(table.standing.document, person);
      if (seat === undefined) return refuse('not-seated');
      await this.parts.telling.reachLast(table);
      const { play, document } = table.standing;
      if (play === null || document.phase !== 'playing') return refuse('not-playing');
      const refusal = play.undoRefusal(seat);
      return refusal === undefined ? null : byRules(refusal);
    });
  }

  private async tryAct(table: LoadedTable, act: Act, actor: Actor): Promise<Refused | null | 'taken'> {
    if (needsPast(act)) await this.parts.telling.reachLast(table);
    const fact = decide(table.standing, act, actor);
    return isRefused(fact) ? fact : this.parts.commits.try(table, fact);
  }
}

/** Acts that look back at what was before the newest state. */
function needsPast(act: Act): boolean {
  return act.kind === 'undo' || act.kind === 'propose' || act.kind === 'vote' || act.kind === 'leave';
}

function overdue(document: TableDocument, now: number): Fact | undefined {
  if (document.phase === 'starting') {
    return (document.deal?.revealBy ?? now) <= now ? { kind: 'reveal-ended' } : undefined;
  }
  if (document.phase !== 'playing') return undefined;
  const proposal = document.proposals.find(({ expires }) => expires <= now);
  if (proposal !== undefined) return { kind: 'expired', proposal: proposal.id };
  const seats = lateSeats(document, now);
  return seats.length === 0 ? undefined : { kind: 'late', seats };
}
