import type { Id } from '@cabale/protocol';
import type { TableBudgets } from '../budgets/table-budgets.ts';
import type { Bus } from '../bus/bus.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Metrics } from '../metrics.ts';
import type { PersonChannels } from '../people/person-channels.ts';
import type { RandomBytes } from '../random.ts';
import type { GameHistory } from '../replay/game-history.ts';
import type { TableStore } from '../storage/tables.ts';
import type { IdleSweeper } from './idle-sweeper.ts';
import type { Packs } from './packs.ts';

/** What all tables of this process share. */
export interface TableServices {
  readonly store: TableStore;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly packs: Packs;
  readonly history: GameHistory;
  readonly people: PersonChannels;
  readonly budgets: TableBudgets;
  readonly metrics: Metrics;
  readonly sweeper: IdleSweeper;
  readonly now: () => number;
  readonly random: RandomBytes;
  /** Identifies this process to others. */
  readonly process: string;
  /** Other processes write to the same tables, so the state in memory may be stale. */
  readonly isShared: boolean;
  readonly onError: (error: unknown) => void;
  /** The person must act at the table now. */
  readonly onTurn: (person: Id, table: Id) => void;
}
