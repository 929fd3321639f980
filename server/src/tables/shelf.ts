import type { GameTypes, Rules } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import type { TableStore } from '../storage/tables.ts';
import { resume, type Standing } from '../table/apply.ts';
import type { Fact } from '../table/facts.ts';
import { LoadedTable } from './loaded.ts';
import type { Packs } from './packs.ts';
import type { Past } from '../replay/past.ts';

export interface ShelfParts {
  readonly store: TableStore;
  readonly packs: Packs;
  readonly past: Past;
  readonly now: () => number;
  /** How many tables may be in memory. */
  readonly capacity: number;
  readonly onLoad: (id: Id) => Promise<void>;
  readonly onDrop: (id: Id) => void;
  /** A table has been read: perhaps it has gone on since those who watch it were last told. */
  readonly onRead: (table: LoadedTable) => void;
}

/** Tables in memory: loaded when somebody needs them, put away when nobody has for a while. */
export class Shelf {
  private readonly parts: ShelfParts;
  /** The longest unused first. */
  private readonly loaded = new Map<Id, LoadedTable>();

  constructor(parts: ShelfParts) {
    this.parts = parts;
  }

  get size(): number {
    return this.loaded.size;
  }

  /** A table that is in memory; nobody has to wait for it. */
  use(id: Id): LoadedTable | undefined {
    const known = this.loaded.get(id);
    if (known === undefined) return undefined;
    known.used = this.parts.now();
    this.loaded.delete(id);
    this.loaded.set(id, known);
    return known;
  }

  async take(id: Id): Promise<LoadedTable | undefined> {
    const known = this.use(id);
    if (known !== undefined) return known;
    // Listens first: what happens while it is being read is then noticed.
    await this.parts.onLoad(id);
    const table = await this.read(id);
    if (table === undefined) {
      this.parts.onDrop(id);
      return undefined;
    }
    this.loaded.set(id, table);
    this.makeRoom();
    this.parts.onRead(table);
    return table;
  }

  peek(id: Id): LoadedTable | undefined {
    return this.loaded.get(id);
  }

  /** Forgets what is in memory; the next one who needs the table reads it anew. */
  drop(id: Id): void {
    if (this.loaded.delete(id)) this.parts.onDrop(id);
  }

  /** Puts away what nobody has needed since. */
  dropUnusedSince(time: number): void {
    for (const [id, { used }] of this.loaded) if (used < time) this.drop(id);
  }

  get ids(): Id[] {
    return [...this.loaded.keys()];
  }

  /** Fetches the newest moments of a game back from its log, where its log still leads to it. */
  async withRecent(table: LoadedTable): Promise<void> {
    const { document, play } = table.standing;
    if (table.hasNoHistory || play === null) return;
    const recent = await this.parts.past.recent(table);
    const full = recent === undefined ? undefined : play.withRecent(recent);
    if (full === undefined) table.hasNoHistory = true;
    else table.standing = { document, play: full };
  }

  private makeRoom(): void {
    for (const id of this.loaded.keys()) {
      if (this.loaded.size <= this.parts.capacity) return;
      this.drop(id);
    }
  }

  private async read(id: Id): Promise<LoadedTable | undefined> {
    const head = await this.parts.store.read(id);
    if (head === undefined) return undefined;
    const { number, document, position, state } = head;
    const by = await this.parts.packs.of(document);
    if (by === undefined) return undefined;
    const now = this.parts.now();
    if (position === null || state === null) return new LoadedTable(id, by, number, { document, play: null }, now);
    const play = resume(by.rules, document, position, JSON.parse(state) as GameTypes['state']);
    return new LoadedTable(id, by, number, { document, play }, now);
  }
}

/** The fact that a game goes on by other rules than it was stored with; `undefined` where they are the same. */
export function continuation({ document, play }: Standing, rules: Rules<GameTypes>): Fact | undefined {
  if (play === null || document.phase !== 'playing' || document.rules === rules.game.version) return undefined;
  const { position } = play;
  return { kind: 'continued', rules: rules.game.version, document, position, state: play.match.state };
}
