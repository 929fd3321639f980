import type { ChatLine, Id } from '@cabale/protocol';
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

  constructor(shelf: Shelf, crowd: Crowd, inTurn: InTurn) {
    this.shelf = shelf;
    this.crowd = crowd;
    this.inTurn = inTurn;
  }

  /** Nearly always at once: only whoever needs the past must wait for it. */
  tell(table: LoadedTable): Promise<void> | undefined {
    const room = this.crowd.find(table.id);
    if (room === undefined) return undefined;
    this.crowd.dropLost(table.standing.document);
    if (room.isEmpty) return undefined;
    const past = this.reach(table, room.oldestNeeded(table.standing));
    if (past !== undefined) return past.then(() => this.tellRoom(room, table));
    this.tellRoom(room, table);
    return undefined;
  }

  /** Makes sure that a frame is there, where there still is a way to it. */
  reach(table: LoadedTable, frame: number): Promise<void> | undefined {
    const { play } = table.standing;
    const isMissing = play !== null && frame < play.firstKept && frame <= play.length;
    return isMissing ? this.shelf.withHistory(table) : undefined;
  }

  /** Makes sure that the newest moments are there: undo needs what was before them. */
  async reachLast(table: LoadedTable): Promise<void> {
    if (table.standing.play?.isBare === true) await this.shelf.withHistory(table);
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

  private tellRoom(room: Room, { standing }: LoadedTable): void {
    for (const following of room.tell(standing)) this.catchUp(room, following);
  }

  /** Sends a long history in parts, each when the one before has left: nobody else waits for it. */
  private catchUp(room: Room, following: Following): void {
    const part = async (): Promise<void> => {
      await following.watcher.flushed();
      const done = await this.inTurn(room.table, async (table) => {
        if (room.find(following.watcher) !== following) return { isDone: true };
        const { play } = table.standing;
        if (play !== null && following.frames < play.firstKept) await this.shelf.withHistory(table);
        return { isDone: room.tellMore(following, table.standing) };
      });
      if (!isRefused(done) && !done.isDone) await part();
    };
    // A connection that is gone is nobody's trouble.
    part().catch(() => undefined);
  }
}

function personOf(sitter: TableSeat | undefined): Id | undefined {
  return sitter?.kind === 'person' ? sitter.person : undefined;
}
