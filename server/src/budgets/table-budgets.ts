import type { Id } from '@cabale/protocol';
import { Limiter } from '../limiter.ts';
import type { TableStore } from '../storage/tables.ts';
import { presentPeople, type TableDocument } from '../table/document.ts';
import { refuse, type Refused } from '../table/refusal.ts';
import { KeyedQueue } from '../task-queue.ts';
import type { Budgets } from './budgets.ts';

/** Who opens a table. */
export interface Opener {
  readonly person: Id;
  /** The address of the request. */
  readonly address: string;
}

const MINUTES = 60;

/** How many tables one person and one address may open and keep. */
export class TableBudgets {
  private readonly store: TableStore;
  private readonly budgets: Budgets;
  private readonly openings = new KeyedQueue();
  private readonly opened: Limiter;
  private readonly openedInLobby: Limiter;

  constructor(store: TableStore, budgets: Budgets, monotonic?: () => number) {
    this.store = store;
    this.budgets = budgets;
    this.opened = hourly(budgets.addressTables, monotonic);
    this.openedInLobby = hourly(budgets.addressLobbyTables, monotonic);
  }

  /** Opens a table within the limits; one at a time for each person, so that concurrent requests cannot exceed them. */
  open<Result extends object>(
    { person, address }: Opener,
    document: TableDocument,
    open: () => Promise<Result>,
  ): Promise<Result | Refused> {
    return this.openings.run(person, async () => {
      const counts = await this.store.countOf(person);
      const inLobby = isInLobby(document);
      if (counts.tables >= this.budgets.tables) return refuse('too-many-tables');
      if (inLobby && counts.inLobby >= this.budgets.lobbyTables) return refuse('too-many-tables');
      if (!this.opened.allows(address)) return refuse('too-many-tables');
      if (inLobby && !this.openedInLobby.allows(address)) return refuse('too-many-tables');
      return open();
    });
  }

  /** Whether a table may start: tables without people have a lower limit. */
  async mayStart(document: TableDocument): Promise<Refused | null> {
    if (presentPeople(document).length > 0) return null;
    const { botsOnly } = await this.store.countOf(document.host);
    return botsOnly >= this.budgets.botTables ? refuse('too-many-tables') : null;
  }
}

function hourly(most: number, monotonic: (() => number) | undefined): Limiter {
  return new Limiter(most / MINUTES, most, monotonic);
}

function isInLobby({ visibility, seats }: TableDocument): boolean {
  return visibility === 'public' && seats.some(({ kind }) => kind === 'open');
}
