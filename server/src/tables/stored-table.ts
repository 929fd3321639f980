import type { Id } from '@cabale/protocol';
import { apply } from '../table/apply.ts';
import type { Entry, Fact } from '../table/facts.ts';
import { refusedByRules, type Refused } from '../table/refusal.ts';
import { headWrite, loadTable, withChecksum, type LoadedTable } from './loaded-table.ts';
import type { TableServices } from './table-services.ts';

export type StoredTableParts = Pick<TableServices, 'store' | 'packs' | 'history' | 'now'>;

/** One table as stored, with its newest state in memory while it is in use. */
export class StoredTable {
  private readonly id: Id;
  private readonly parts: StoredTableParts;
  private loaded: LoadedTable | undefined;

  constructor(id: Id, parts: StoredTableParts) {
    this.id = id;
    this.parts = parts;
  }

  /** The table, if it is in memory. */
  get cached(): LoadedTable | undefined {
    return this.loaded;
  }

  async load(): Promise<LoadedTable | undefined> {
    this.loaded = await loadTable(this.parts, this.id);
    return this.loaded;
  }

  unload(): void {
    this.loaded = undefined;
  }

  /** Applies a fact and stores it; `conflict` where another process has stored an entry of that number first. */
  async commit(table: LoadedTable, fact: Fact): Promise<Entry | Refused | 'conflict'> {
    const at = this.parts.now();
    const result = apply(table.state, fact, at, table.rules);
    if (!result.ok) return refusedByRules(result.refusal);
    const entry: Entry = { number: table.number + 1, at, fact: withChecksum(fact, result.value) };
    let isStored = false;
    try {
      isStored = await this.parts.store.append(headWrite(entry, result.value));
    } finally {
      // The game in memory has changed already: without the entry it must not be seen.
      if (!isStored) this.unload();
    }
    if (!isStored) return 'conflict';
    table.number = entry.number;
    table.state = result.value;
    return entry;
  }

  /** Fetches the newest moments of the game back from the log: undo needs what was before them. */
  async loadHistory(table: LoadedTable): Promise<void> {
    const { document, play } = table.state;
    if (play?.hasNoMoments !== true || table.hasNoHistory) return;
    const recent = await this.parts.history.recent(table);
    const full = recent === undefined ? undefined : play.withRecent(recent);
    if (full === undefined) table.hasNoHistory = true;
    else table.state = { document, play: full };
  }
}
