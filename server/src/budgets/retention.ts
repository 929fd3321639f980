import type { Id } from '@cabale/protocol';
import type { Storage } from '../storage/storage.ts';

/** After how many days unused data is deleted, with the environment variables that set it. */
export const RETENTION = {
  gathering: { variable: 'RETAIN_GATHERING_DAYS', default: 30, about: 'tables that have not begun' },
  botTables: { variable: 'RETAIN_BOT_TABLES_DAYS', default: 7, about: 'games that only bots play' },
  guests: { variable: 'RETAIN_GUESTS_DAYS', default: 90, about: 'guests without sessions and tables' },
  finished: { variable: 'RETAIN_FINISHED_DAYS', default: 36_500, about: 'games that are over' },
} as const;

export type RetentionName = keyof typeof RETENTION;
/** In days. */
export type RetentionTimes = Readonly<Record<RetentionName, number>>;
const NAMES = Object.keys(RETENTION) as RetentionName[];
type Variables = (typeof RETENTION)[RetentionName]['variable'];

export const RETENTION_HELP = NAMES.map((name) => `${RETENTION[name].variable} (${RETENTION[name].about})`).join(', ');

export function retentionFields<Field>(field: (days: number) => Field): Record<Variables, Field> {
  const fields = NAMES.map((name) => [RETENTION[name].variable, field(RETENTION[name].default)]);
  return Object.fromEntries(fields) as Record<Variables, Field>;
}

export function retentionFrom(value: (name: RetentionName) => number): RetentionTimes {
  return Object.fromEntries(NAMES.map((name) => [name, value(name)])) as Record<RetentionName, number>;
}

export const DEFAULT_RETENTION = retentionFrom((name) => RETENTION[name].default);

const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows of one statement, few enough that no other statement waits long. */
const BATCH = 50;
/** Older entries can be deleted: no process is so far behind that it would reuse their numbers. */
const COMPACTED_AFTER_MS = DAY_MS;

/** Deletes unused data in small steps. */
export class Retention {
  private readonly storage: Storage;
  private readonly times: RetentionTimes;
  private readonly now: () => number;
  private running: Promise<void> | undefined;
  private isClosed = false;

  constructor(storage: Storage, times: RetentionTimes, now: () => number) {
    this.storage = storage;
    this.times = times;
    this.now = now;
  }

  /** Runs one sweep at a time. */
  sweep(): Promise<void> {
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  /** Stops after the current step. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.running;
  }

  private async run(): Promise<void> {
    const { cleanup } = this.storage;
    const before = (name: RetentionName): number => this.now() - this.times[name] * DAY_MS;
    await this.repeat(() => cleanup.compact(this.now() - COMPACTED_AFTER_MS, BATCH));
    for (const name of ['gathering', 'botTables', 'finished'] as const) {
      await this.repeat(async () => {
        const tables: Id[] = await cleanup.unusedTables(name, before(name), BATCH);
        await cleanup.deleteTables(tables);
        return tables.length;
      });
    }
    await this.repeat(() => cleanup.deleteGuests(before('guests'), BATCH));
  }

  private async repeat(step: () => Promise<number>): Promise<void> {
    let done = BATCH;
    while (done === BATCH && !this.isClosed) {
      done = await step();
      await new Promise(setImmediate);
    }
  }
}
