import type { LoadedTable } from './loaded-table.ts';

/** Tables are compacted after one to two intervals without a move. */
const INTERVAL_MS = 150;

/**
 * Compacts the games of tables that have stopped moving. Not right after each move, so that states are not serialised
 * and parsed again if the next move follows immediately; and before the states grow old in memory.
 */
export class IdleSweeper {
  private recent = new Set<LoadedTable>();
  private older = new Set<LoadedTable>();
  private timer: NodeJS.Timeout | undefined;

  moved(table: LoadedTable): void {
    this.older.delete(table);
    this.recent.add(table);
    this.timer ??= this.schedule();
  }

  private schedule(): NodeJS.Timeout {
    return setTimeout(() => this.sweep(), INTERVAL_MS).unref();
  }

  private sweep(): void {
    for (const { state } of this.older) state.play?.compact();
    this.older = this.recent;
    this.recent = new Set();
    this.timer = this.older.size === 0 ? undefined : this.schedule();
  }
}
