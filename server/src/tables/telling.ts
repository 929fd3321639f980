import type { Observer } from '@cabale/engine';
import type { ChatLine, Id, WireFrame } from '@cabale/protocol';
import type { Past } from '../replay/past.ts';
import { seatOf, type TableDocument, type TableSeat } from '../table/document.ts';
import { isRefused, type Refused } from '../table/refusal.ts';
import type { Crowd } from './crowd.ts';
import type { LoadedTable } from './loaded.ts';
import type { Room } from './room.ts';
import type { Shelf } from './shelf.ts';
import type { Following, Watcher } from './watcher.ts';

/** Does something with a table while nobody else does. */
export type InTurn = <Result extends object | null>(
  id: Id,
  task: (table: LoadedTable) => Promise<Result>,
) => Promise<Result | Refused>;

/** Sends everybody of this process what is new to them, with as much of the past as that takes. */
export class Telling {
  private readonly shelf: Shelf;
  private readonly crowd: Crowd;
  private readonly inTurn: InTurn;
  private readonly past: Past;

  constructor(shelf: Shelf, crowd: Crowd, inTurn: InTurn, past: Past) {
    this.past = past;
    this.shelf = shelf;
    this.crowd = crowd;
    this.inTurn = inTurn;
  }

  /** Sends everybody what is new; those who need more than is in memory get it in parts, while nobody waits for them. */
  tell(table: LoadedTable): void {
    const room = this.crowd.find(table.id);
    if (room === undefined) return;
    this.crowd.dropLost(table.standing.document);
    if (room.isEmpty) return;
    for (const following of room.tell(table.standing, !table.hasNoHistory)) {
      following.firstPart = this.catchUp(room, following);
    }
  }

  /** Makes sure that the newest moments are there: undo needs what was before them. */
  async reachLast(table: LoadedTable): Promise<void> {
    if (table.standing.play?.isBare === true) await this.shelf.withRecent(table);
  }

  chat(id: Id, line: ChatLine): void {
    this.crowd.tellChat(id, line);
  }

  presence(id: Id, document: TableDocument, only?: Watcher): void {
    this.crowd.tellPresence(id, (person) => seatOf(document, person), only);
  }

  /** Whoever sits down was a watcher until now. */
  presenceOfOthers(before: TableDocument, after: TableDocument): void {
    if (before.seats === after.seats) return;
    const isSame = after.seats.every((each, seat) => personOf(each) === personOf(before.seats[seat]));
    if (!isSame) this.presence(after.id, after);
  }

  /** Sends a long history in parts, each when the one before has left. Resolves with the first of them. */
  private async catchUp(room: Room, following: Following): Promise<void> {
    if (await this.part(room, following)) return;
    const others = async (): Promise<void> => {
      await following.watcher.flushed();
      if (!(await this.part(room, following))) await others();
    };
    // A connection that is gone needs no history.
    others().catch(() => undefined);
  }

  /** One part; `true` when it was the last. The table goes on meanwhile: what is sent must fit what it is then. */
  private async part(room: Room, following: Following): Promise<boolean> {
    const step = await this.inTurn(room.table, (table) => Promise.resolve(this.step(room, following, table)));
    if (isRefused(step) || 'isDone' in step) return isRefused(step) || step.isDone;
    const page = await step.page;
    const done = await this.inTurn(room.table, (table) => {
      const { play } = table.standing;
      if (room.find(following.watcher) !== following || play === null) return Promise.resolve({ isDone: true });
      const isCurrent = play.cutCount === step.cuts && following.observer === step.observer;
      if (page === 'no-history' && table.number === step.number) table.hasNoHistory = true;
      if (page === 'failed') return Promise.resolve({ isDone: room.tellMore(following, table.standing) });
      if (page === 'no-history' || !isCurrent) return Promise.resolve({ isDone: false });
      return Promise.resolve({ isDone: room.tellPage(following, table.standing, page) });
    });
    return isRefused(done) || done.isDone;
  }

  /** Sends what is in memory, or begins to fetch what is not. */
  private step(room: Room, following: Following, table: LoadedTable): Step {
    const { play } = table.standing;
    if (room.find(following.watcher) !== following || play === null) return { isDone: true };
    const from = play.standing(following.frames, following.cuts);
    if (from >= play.firstKept || from > play.length || table.hasNoHistory)
      return { isDone: room.tellMore(following, table.standing) };
    const { observer } = following;
    return { number: table.number, cuts: play.cutCount, observer, page: this.past.frames(table, observer, from) };
  }
}

type Step =
  | { readonly isDone: boolean }
  | {
      readonly number: number;
      readonly cuts: number;
      readonly observer: Observer;
      readonly page: Promise<readonly WireFrame[] | 'no-history' | 'failed'>;
    };

function personOf(sitter: TableSeat | undefined): Id | undefined {
  return sitter?.kind === 'person' ? sitter.person : undefined;
}
