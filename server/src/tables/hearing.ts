import type { Id } from '@cabale/protocol';
import type { Awake } from './awake.ts';
import type { Cause, News, Said } from './crowd.ts';
import { follow } from './follow.ts';
import type { LoadedTable } from './loaded.ts';
import type { Shelf } from './shelf.ts';
import type { InTurn, Telling } from './telling.ts';

export interface HearingParts {
  readonly shelf: Shelf;
  readonly telling: Telling;
  readonly awake: Awake;
  readonly inTurn: InTurn;
  /** Reads the table anew. */
  readonly reload: (id: Id) => Promise<LoadedTable | undefined>;
  /** Lets bots go on that play because of whoever watches here. */
  readonly planBots: (table: LoadedTable) => void;
  readonly onTrouble: (error: unknown) => void;
}

/** What other processes say about tables that are in memory here. */
export class Hearing {
  private readonly parts: HearingParts;

  constructor(parts: HearingParts) {
    this.parts = parts;
  }

  /** Another process has written, or somebody came or went. */
  heard(id: Id, cause: Cause): void {
    const known = this.parts.shelf.peek(id);
    // Most words are echoes of what this process has said itself.
    const isEntry = typeof cause === 'object' && cause.kind === 'entry';
    if (isEntry && known !== undefined && cause.number <= known.number) return;
    this.parts
      .inTurn(id, async (table) => {
        await this.look(table, cause);
        return null;
      })
      .catch(this.parts.onTrouble);
  }

  private async look(table: LoadedTable, cause: Cause): Promise<void> {
    if (typeof cause === 'object') {
      if (cause.kind === 'chat') await this.hearChat(table, cause);
      else if (cause.number > table.number) await this.hearEntry(table, cause);
      return;
    }
    const now = cause === 'silence' ? await this.parts.reload(table.id) : table;
    this.parts.telling.presence(table.id, (now ?? table).standing.document);
  }

  /** Whoever was sent away before the line was said must not get it, even if that is not known here yet. */
  private async hearChat(table: LoadedTable, { line, number }: Said): Promise<void> {
    if (number > table.number) await this.parts.reload(table.id);
    this.parts.telling.chat(table.id, line);
  }

  private async hearEntry(table: LoadedTable, { choice }: News): Promise<void> {
    const before = table.standing.document;
    const isFollowed = choice !== null && follow(table, choice);
    const now = isFollowed ? table : await this.parts.reload(table.id);
    if (isFollowed) this.parts.telling.tell(table);
    this.parts.telling.presenceOfOthers(before, now?.standing.document ?? before);
    this.parts.awake.moved(now ?? table);
    this.parts.planBots(now ?? table);
  }
}
