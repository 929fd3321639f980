import type { LoadedTable } from './loaded.ts';

/** Tables are put to rest after one to two of these. */
const LOOK_EVERY_MS = 150;

/**
 * Tables that have just moved. Where the next move follows at once, their states are not turned into bytes and read again
 * in between; where people think, they rest before their states have grown old in memory.
 */
export class Awake {
  private recent = new Set<LoadedTable>();
  private older = new Set<LoadedTable>();
  private timer: NodeJS.Timeout | undefined;

  moved(table: LoadedTable): void {
    this.older.delete(table);
    this.recent.add(table);
    this.timer ??= this.soon();
  }

  private soon(): NodeJS.Timeout {
    return setTimeout(() => this.look(), LOOK_EVERY_MS).unref();
  }

  private look(): void {
    for (const { standing } of this.older) standing.play?.rest();
    this.older = this.recent;
    this.recent = new Set();
    this.timer = this.older.size === 0 ? undefined : this.soon();
  }
}
